import { expect, test } from "vitest";
import { redirectTarget } from "./redirects";

test.each([
  ["/nieuw", "/oud", "/nieuw"],
  ["/nieuw", "/oud?bron=folder&bron=mail", "/nieuw?bron=folder&bron=mail"],
  ["/zoeken?zoekterm=x", "/oud?a=1", "/zoeken?zoekterm=x&a=1"],
  ["/zoeken?zoekterm=x", "/oud?zoekterm=y", "/zoeken?zoekterm=x"],
  ["/dementie#oorzaken", "/oud?a=1", "/dementie?a=1#oorzaken"],
  ["/nieuw–pad", "/oud", "/nieuw%E2%80%93pad"],
  ["nieuw", "/oud", "/nieuw"],
])("%s from %s leads to %s", (to, from, expected) => {
  expect(redirectTarget(to, from)).toBe(expected);
});

test.each([
  ["//elders.example/", "/oud"],
  ["https://elders.example/", "/oud"],
  ["/\\elders.example", "/oud"],
  ["/.//elders.example", "/oud"],
  ["javascript:alert(1)", "/oud"],
  ["http://[", "/oud"],
  ["/oud", "/oud"],
  ["/oud?a=1", "/oud"],
])("%s from %s leads nowhere", (to, from) => {
  expect(redirectTarget(to, from)).toBeNull();
});
