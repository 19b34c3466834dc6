import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync, utimesSync } from "node:fs";
import { join } from "node:path";

const retentionMs = 7 * 86_400_000;

/**
 * Copies the hashed files of the current build before a new build replaces them, because open and cached pages still
 * refer to them. Deletes files that were replaced more than seven days ago.
 * @param {string} assets the folder of the current build; it may be missing
 * @param {string} earlier the folder of earlier files; modification times are the time of their replacement
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
    if (now.getTime() - statSync(path).mtimeMs > retentionMs) rmSync(path, { recursive: true });
  }
}
