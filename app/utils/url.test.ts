import { expect, test } from "vitest";
import { absoluteUrl } from "./url";

const origin = "https://www.example.nl";

test.each([
  ["/dementie", "https://www.example.nl/dementie"],
  ["https://elders.example/a b", "https://elders.example/a%20b"],
  ["/%E0%A4%A", "https://www.example.nl/%E0%A4%A"],
])("the address %s is %s", (address, absolute) => {
  expect(absoluteUrl(address, origin)).toBe(absolute);
});

test.each(["http://", "https://[", "https://%", "http://a b/", "//"])("the address %s is none", (address) => {
  expect(absoluteUrl(address, origin)).toBeNull();
});
