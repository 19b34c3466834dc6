import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";

const keptMs = 7 * 86_400_000;

/**
 * Keeps the hashed files of the build that is there, before another takes its place: pages that were made with them
 * may be open for days, or stand in caches. What was replaced more than seven days ago is deleted.
 * @param {string} assets the files of the build, which need not be there
 * @param {string} earlier where they are kept; each file has the moment of its last build
 * @param {Date} now
 */
export function keepEarlierAssets(assets, earlier, now) {
  mkdirSync(earlier, { recursive: true });
  if (existsSync(assets)) {
    cpSync(assets, earlier, { recursive: true });
    for (const name of readdirSync(assets)) utimesSync(join(earlier, name), now, now);
  }
  for (const name of readdirSync(earlier)) {
    const path = join(earlier, name);
    if (now.getTime() - statSync(path).mtimeMs > keptMs) rmSync(path, { recursive: true });
  }
}
