import { expect, test } from "vitest";
import { matchesPath } from "./path-patterns";

test.each([
  ["/nieuwsbrief", "/nieuwsbrief"],
  ["/nieuwsbrief*", "/nieuwsbrief"],
  ["/nieuwsbrief*", "/nieuwsbrief/bedankt"],
  ["/nieuws/*", "/nieuws/vijf-tips"],
  ["*", "/wat/dan/ook"],
  ["*", "/"],
  ["/", "/"],
  ["<front>", "/"],
  ["<FRONT>", "/"],
  [" /zorgen ", "/zorgen"],
  ["/Zorgen/*", "/zorgen/PARTNER"],
  ["/zorgen", "/zorgen/"],
  ["/zorgen", "/zorgen///"],
  ["*/partner", "/zorgen/partner"],
  ["/*/partner/*", "/zorgen/partner/jong"],
  ["/a*b*c", "/abc"],
  ["/a*b*c", "/a/bb/cc"],
  ["/a**b", "/a/b"],
  ["/aa*aa", "/aaaa"],
  ["/café*", "/CAFÉ/amsterdam"],
])("the pattern '%s' matches %s", (pattern, path) => {
  expect(matchesPath([pattern], path)).toBe(true);
});

test.each([
  ["/nieuws", "/nieuwsbrief"],
  ["/nieuws/*", "/nieuws"],
  ["/nieuws", "/oud/nieuws"],
  ["<front>", "/front"],
  ["<front>", "/<front>"],
  ["/", "/zorgen"],
  ["/zorgen*", "/"],
  ["/a*b*c", "/acb"],
  ["/aa*aa", "/aaa"],
  ["/a*bc*c", "/abc"],
  ["", "/"],
  ["  ", "/zorgen"],
])("the pattern '%s' does not match %s", (pattern, path) => {
  expect(matchesPath([pattern], path)).toBe(false);
});

test.each(["/a.b", "/a+b", "/a?b", "/(a|b)", "/[ab]", "/a{2}", "/^a$", "/a\\d", "/a|/b"])(
  "the characters of '%s' are literal",
  (pattern) => {
    expect(matchesPath([pattern], pattern)).toBe(true);
    for (const path of ["/axb", "/aab", "/ab", "/a", "/b", "/aa", "/a5"]) {
      expect(matchesPath([pattern], path)).toBe(false);
    }
  },
);

test("one matching pattern is enough; without patterns nothing matches", () => {
  expect(matchesPath(["/a", "/b*"], "/boek")).toBe(true);
  expect(matchesPath([], "/boek")).toBe(false);
});

test.each([
  ["/*a*a*a*a*a*a*a*a*a*b", `/${"a".repeat(10_240)}`],
  [`/${"*a".repeat(500)}*b`, `/${"a".repeat(10_240)}`],
  [`${"/*".repeat(50)}x`, `/${"/".repeat(10_240)}y`],
  ["/zorgen", `/${"/".repeat(10_240)}zorgen`],
])("a pattern is compared to the end of a path of 10 kB, also with many stars", (pattern, path) => {
  expect(matchesPath([pattern], path)).toBe(false);
});
