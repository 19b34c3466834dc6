import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { capturingLogger } from "../../tests/setup/capturing-logger";
import { structuredDataAt } from "./structured-data.server";

const rule = (code: string, paths: string[] = [], contentTypes: string[] = []) => ({
  code,
  paths,
  contentTypes,
  condition: "OR" as const,
});

test("a path has the matching JSON-LD, with its page types", () => {
  const { logger } = capturingLogger();
  const rules = [
    rule('{"a":1}', ["/hulplijn"]),
    rule('[{"b":2}]', [], ["news"]),
    rule('{"c":3}', ["/contact"]),
  ];
  expect(structuredDataAt("/hulplijn", rules, logger)).toEqual([
    { data: { a: 1 }, types: null },
    { data: [{ b: 2 }], types: ["news"] },
  ]);
});

test("invalid JSON is omitted and logged once", () => {
  const { logger, logged } = capturingLogger();
  const rules = [rule(`{ ${randomUUID()} }`, ["/hulplijn"]), rule('{"a":1}')];
  for (const path of ["/hulplijn", "/hulplijn"]) {
    expect(structuredDataAt(path, rules, logger)).toEqual([{ data: { a: 1 }, types: null }]);
  }
  expect(logged).toEqual([
    {
      level: "error",
      message: "structured data cannot be decoded",
      fields: { paths: ["/hulplijn"], contentTypes: [], hash: expect.stringMatching(/^[\da-f]{8}$/) },
    },
  ]);
});
