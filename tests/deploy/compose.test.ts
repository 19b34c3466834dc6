import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

const compose = readFileSync("deploy/compose.yaml", "utf8");
const example = readFileSync(".env.example", "utf8");

/** What the containers set themselves, which wins of `env_file`. */
const environment = /environment: &settings\n((?: {4}.*\n)+)/.exec(compose)?.[1] ?? "";

test.each(["HOST", "PORT", "DATA_DIR"])("a copy of .env.example does not change %s in a container", (key) => {
  expect(example).toMatch(new RegExp(`^${key}=\\S`, "m"));
  expect(environment).toMatch(new RegExp(`^ {4}${key}: \\S`, "m"));
});
