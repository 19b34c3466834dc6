import { expect, test } from "vitest";
import { codeRuleSchema } from "./page-rule-schema.server";

const code = ".a{color:red}";
const rule = (fields: Record<string, unknown>) => codeRuleSchema.parse({ code, ...fields });

test("an entry has code and a page rule", () => {
  const entry = { paths: ["/nieuws/*"], content_types: ["news"], condition: "AND" };
  expect(rule(entry)).toEqual({ code, paths: ["/nieuws/*"], contentTypes: ["news"], condition: "AND" });
});

test.each([
  ["AND", "AND"],
  [" and ", "AND"],
  ["OR", "OR"],
  ["xor", "OR"],
  ["", "OR"],
  [null, "OR"],
  [undefined, "OR"],
])("the condition %j is %s", (condition, expected) => {
  expect(rule({ condition }).condition).toBe(expected);
});

test.each([
  ["/a\r\n/b\n\n", ["/a", "/b"]],
  [
    [" /a ", "", "/b"],
    ["/a", "/b"],
  ],
  [{ "/a": "/a", "/b": 1, "/c": 0, "/d": "0", "/e": false, "/f": "" }, ["/a", "/b"]],
  [[], []],
  ["", []],
  [null, []],
  [undefined, []],
])("%j is parsed as the patterns %j", (setting, texts) => {
  expect(rule({ paths: setting, content_types: setting })).toMatchObject({
    paths: texts,
    contentTypes: texts,
  });
});

test.each([
  ["without code", { code: " " }],
  ["with code of another kind", { code: ["a"] }],
  // Without this check it would apply to every page.
  ["with paths that cannot be read", { paths: 7 }],
  ["with types that cannot be read", { content_types: [7] }],
  ["with a condition of another kind", { condition: ["AND"] }],
])("an entry %s is rejected", (_, fields) => {
  expect(codeRuleSchema.safeParse({ code, paths: ["/a"], ...fields }).success).toBe(false);
});

test.each([null, "css", 7, []])("%j is not an entry", (other) => {
  expect(codeRuleSchema.safeParse(other).success).toBe(false);
});
