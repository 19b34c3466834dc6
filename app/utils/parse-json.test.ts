import { expect, test } from "vitest";
import { parseJson } from "./parse-json";

const nested = (depth: number) => "[".repeat(depth) + "]".repeat(depth);

test("a value is parsed", () => {
  expect(parseJson('{"a":[1,"é",null]}')).toEqual({ a: [1, "é", null] });
});

test("a value of a hundred levels is parsed, a deeper one is not", () => {
  expect(Array.isArray(parseJson(nested(100)))).toBe(true);
  for (const text of [nested(102), nested(1_000_000), `${'{"a":'.repeat(5000)}1${"}".repeat(5000)}`])
    expect(() => parseJson(text)).toThrow(SyntaxError);
});

test("half a character is replaced, a whole one stays", () => {
  expect(parseJson('["\\ud83d","\\ud83e\\udde0","\\\\ud83d"]')).toEqual(["\ufffd", "🧠", "\\ud83d"]);
});
