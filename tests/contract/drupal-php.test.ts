import { execFile } from "node:child_process";
import { readdir } from "node:fs/promises";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { programPath } from "../../scripts/programs.mjs";

const module = "deploy/drupal/website_api";

test("PHP can read every file of the module for Drupal", async () => {
  const files = (await readdir(module, { recursive: true })).filter((file) => /\.(php|module)$/.test(file));
  expect(files.length).toBeGreaterThan(20);
  const lint = async (file: string) => {
    const { stdout } = await promisify(execFile)(programPath("php"), ["-l", `${module}/${file}`]);
    return stdout;
  };
  for (const file of files) expect(await lint(file)).toContain("No syntax errors");
});
