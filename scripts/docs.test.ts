import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { documents } from "./docs/documents";

test.each(documents)("$path is up to date with `npm run docs`", ({ path, generate }) => {
  const current = readFileSync(path, "utf8");
  expect(current).toBe(generate(current));
});
