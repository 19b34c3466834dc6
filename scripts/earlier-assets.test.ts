import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../tests/setup/temporary-folder";
import { keepEarlierAssets } from "./earlier-assets.mjs";

/** Creates a function that simulates a build and returns the files kept from earlier builds. */
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

test("the files of a build are kept for seven days after a new build replaces it", () => {
  const build = builds();
  expect(build("2026-11-01", { "site-a.css": "a", "entry-a.js": "1" })).toEqual([]);
  expect(build("2026-11-10", { "site-b.css": "b", "entry-a.js": "1" })).toEqual([
    "entry-a.js: 1",
    "site-a.css: a",
  ]);
  expect(build("2026-11-17", {})).toEqual(["entry-a.js: 1", "site-a.css: a", "site-b.css: b"]);
  // entry-a.js was also in the second build, so it is kept longer.
  expect(build("2026-11-17T00:00:01", {})).toEqual(["entry-a.js: 1", "site-b.css: b"]);
  expect(build("2026-11-25", {})).toEqual([]);
});
