import { expect, test } from "vitest";
import { ownPath } from "./own-path";

test.each([
  ["/", "/"],
  ["/regios/rivierenland?page=2", "/regios/rivierenland?page=2"],
  ["/zoeken?zoekterm=caf%C3%A9#inhoud", "/zoeken?zoekterm=caf%C3%A9"],
  ["/a/../b", "/b"],
])("%s is a path of ours", (value, path) => expect(ownPath(value)).toBe(path));

test.each([
  "",
  "regios",
  "//elders.example",
  "/\\elders.example",
  "/a\\..\\b",
  "/\t/elders.example",
  "/\n/elders.example",
  "/a/..//elders.example",
  "/.//elders.example",
  "https://elders.example",
  "javascript:alert(1)",
  " /a",
  null,
  undefined,
  7,
  new File([], "a"),
])("%j is not", (value) => expect(ownPath(value)).toBeNull());
