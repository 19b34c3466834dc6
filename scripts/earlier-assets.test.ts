import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../tests/setup/temporary-folder";
import { keepEarlierAssets } from "./earlier-assets.mjs";

/** Builds one after the other; each says what is still there of those before it. */
function builds() {
  const folder = temporaryFolder();
  const assets = join(folder, "client/assets");
  const earlier = join(folder, "earlier");
  return (day: string, files: Record<string, string>) => {
    keepEarlierAssets(assets, earlier, new Date(day));
    rmSync(assets, { recursive: true, force: true });
    mkdirSync(assets, { recursive: true });
    for (const [name, text] of Object.entries(files)) writeFileSync(join(assets, name), text);
    return readdirSync(earlier).map((name) => `${name}: ${readFileSync(join(earlier, name), "utf8")}`);
  };
}

test("the files of a build stay for seven days after another took its place", () => {
  const build = builds();
  expect(build("2026-11-01", { "site-a.css": "a", "entry-a.js": "1" })).toEqual([]);
  expect(build("2026-11-10", { "site-b.css": "b", "entry-a.js": "1" })).toEqual([
    "entry-a.js: 1",
    "site-a.css: a",
  ]);
  expect(build("2026-11-17", {})).toEqual(["entry-a.js: 1", "site-a.css: a", "site-b.css: b"]);
  // What was in use for longer stays for longer.
  expect(build("2026-11-17T00:00:01", {})).toEqual(["entry-a.js: 1", "site-b.css: b"]);
  expect(build("2026-11-25", {})).toEqual([]);
});
