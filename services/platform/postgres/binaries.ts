import { execFile } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { delimiter, join } from "node:path";
import { promisify } from "node:util";
import { packagedFolders } from "./packaged";

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
export async function getBinaries(
  major: number | null,
  folders = [...installedFolders(), ...packagedFolders()],
): Promise<Binaries> {
  for (const folder of folders) {
    const version = await findMajor(folder);
    if (version !== null && version >= least && (major === null || version === major))
      return { folder, major: version };
  }
  throw new Error(
    major === null
      ? `No PostgreSQL ${least} or later was found: install one (apt-get install postgresql), or set DATABASE_URL.`
      : `The database in DATA_DIR belongs to PostgreSQL ${major}, which is not installed: install it, or set DATABASE_URL.`,
  );
}

async function findMajor(folder: string): Promise<number | null> {
  if (!existsSync(join(folder, "initdb"))) return null;
  try {
    const { stdout } = await promisify(execFile)(join(folder, "postgres"), ["--version"]);
    return Number(/\(PostgreSQL\) (\d+)/.exec(stdout)?.[1]) || null;
  } catch {
    return null;
  }
}

const least = 15;

/** Folders that hold one folder a version: of Debian, Red Hat, Postgres.app and Homebrew. */
const versionFolders: [parent: string, name: RegExp][] = [
  ["/usr/lib/postgresql", /^(\d+)$/],
  ["/usr", /^pgsql-(\d+)$/],
  ["/Applications/Postgres.app/Contents/Versions", /^(\d+)$/],
  ["/opt/homebrew/opt", /^postgresql@(\d+)$/],
  ["/usr/local/opt", /^postgresql@(\d+)$/],
];

function installedFolders(): string[] {
  const versions = versionFolders.flatMap(([parent, pattern]) =>
    (existsSync(parent) ? readdirSync(parent) : []).flatMap((name) => {
      const major = Number(pattern.exec(name)?.[1]);
      return major ? [{ major, folder: join(parent, name, "bin") }] : [];
    }),
  );
  const ordered = versions.sort((one, other) => other.major - one.major).map(({ folder }) => folder);
  const inPath = (process.env.PATH ?? "").split(delimiter).filter((folder) => folder.startsWith("/"));
  return [...ordered, ...inPath];
}
