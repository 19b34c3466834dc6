import { randomUUID } from "node:crypto";
import {
  existsSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
} from "node:fs";
import { basename, dirname, join } from "node:path";
import { errorCode } from "../../../app/utils/error-code";
import type { Binaries } from "./binaries";
import { isLocked, type Runner } from "./runner";
import { adminName } from "./socket";

interface Preparation {
  folder: string;
  runner: Runner;
  isDurable: boolean;
  getBinaries(major: number | null): Promise<Binaries>;
}

/** The programs for a data folder, which is created at the first start: whole, or not at all. */
export async function prepareFolder(preparation: Preparation): Promise<Binaries> {
  const { folder, runner, isDurable, getBinaries } = preparation;
  const version = join(folder, "PG_VERSION");
  removeUnfinished(folder);
  if (existsSync(version)) return getBinaries(Number(readFileSync(version, "utf8")));
  const found = await getBinaries(null);
  const unfinished = `${folder}${unfinishedMark}${randomUUID()}`;
  runner.makeFolder(unfinished);
  const locale =
    found.major >= 17 ? ["--locale-provider=builtin", "--builtin-locale=C.UTF-8"] : ["--locale=C.UTF-8"];
  const auth = ["--auth-local=trust", "--auth-host=reject"];
  const options = ["--encoding=UTF8", "--data-checksums", ...locale, ...auth];
  const words = ["-D", unfinished, "-U", adminName, ...options, ...(isDurable ? [] : ["--no-sync"])];
  await runner.run(join(found.folder, "initdb"), words);
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    rmSync(unfinished, { recursive: true, force: true });
    // Another process was first.
    if (!existsSync(version)) throw error;
  }
  return found;
}

const unfinishedMark = "-unfinished-";
const unfinishedMs = 600_000;

/** Removes what processes left that ended while they created the folder. */
function removeUnfinished(folder: string): void {
  const parent = dirname(folder);
  const names = existsSync(parent) ? readdirSync(parent) : [];
  for (const name of names.filter((name) => name.startsWith(basename(folder) + unfinishedMark))) {
    const path = join(parent, name);
    const { mtimeMs } = statSync(path, { throwIfNoEntry: false }) ?? { mtimeMs: Date.now() };
    if (Date.now() - mtimeMs > unfinishedMs) rmSync(path, { recursive: true, force: true });
  }
}

/**
 * Removes a lock file whose process id now belongs to another program, as after the restart of a container: PostgreSQL
 * would not start. Ids of ended processes it handles itself.
 */
export function removeForeignLock(lock: string, folder: string): void {
  const pid = existsSync(lock) ? Number.parseInt(readFileSync(lock, "utf8"), 10) : 0;
  if (!pid || !isAlive(pid)) return;
  const cwd = workingFolder(pid);
  // The server's working folder is that of its data. In another container it has the folder's lock.
  if (cwd !== null && cwd !== realpathSync(folder) && !isLocked(folder)) rmSync(lock, { force: true });
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) === "EPERM";
  }
}

function workingFolder(pid: number): string | null {
  try {
    return readlinkSync(`/proc/${pid}/cwd`);
  } catch {
    return null;
  }
}
