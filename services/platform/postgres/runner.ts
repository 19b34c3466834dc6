import { type ChildProcess, execFile, spawn, spawnSync } from "node:child_process";
import { closeSync, existsSync, mkdirSync, openSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { promisify } from "node:util";

/** Starts programs of PostgreSQL, which refuses to run as root. */
export interface Runner {
  /** Creates a folder that only the programs, and this process, may use. */
  makeFolder(path: string): void;
  /** Runs a program to its end. @throws Error where it fails */
  run(program: string, words: string[]): Promise<void>;
  /** Starts a program that ends with this process. Its output is added to `log`. */
  start(program: string, words: string[], log: string): ChildProcess;
}

interface User {
  uid: number;
  gid: number;
}

const nobody: User = { uid: 65_534, gid: 65_534 };
const namespace = ["unshare", "--user", "--map-user=1000", "--map-group=1000"];

/**
 * As root, programs run as the owner of the data folder; where that is root too, with another user id in a namespace of
 * their own, or as `nobody` where namespaces are not allowed.
 * @param folder of the database, which exists from the second start on
 */
export function createRunner(folder: string): Runner {
  const isRoot = process.getuid?.() === 0;
  const owner = isRoot ? findOwner(folder) : null;
  const hasNamespace = isRoot && !owner && succeeds([...namespace, "true"]);
  const user = owner ?? (isRoot && !hasNamespace ? nobody : null);
  const asUser = hasNamespace ? namespace : [];
  if (user && !owner && existsSync(folder)) chownAll(folder, user);
  return {
    makeFolder(path) {
      mkdirSync(dirname(path), { recursive: true });
      mkdirSync(path, { recursive: true, mode: 0o700 });
      if (user) chownAll(path, user);
    },
    async run(program, words) {
      const [command = "", ...rest] = [...asUser, program, ...words];
      // The own folder may be closed to the other user.
      await promisify(execFile)(command, rest, { cwd: "/", ...user }).catch((error: Error) => {
        const reason = "stderr" in error && error.stderr ? String(error.stderr) : error.message;
        throw new Error(`${program} failed: ${reason.trim()}`);
      });
    },
    start(program, words, log) {
      const [command = "", ...rest] = [...asUser, ...lockOn(folder), ...endWithParent(), program, ...words];
      const output = openSync(log, "a", 0o600);
      // A process group of its own, so that Ctrl-C reaches the site first.
      const child = spawn(command, rest, {
        stdio: ["ignore", output, output],
        cwd: "/",
        detached: true,
        ...user,
      });
      child.on("error", () => {});
      closeSync(output);
      return child;
    },
  };
}

/** The owner of a folder, unless it is root or the folder does not exist. */
function findOwner(folder: string): User | null {
  const { uid, gid } = statSync(folder, { throwIfNoEntry: false }) ?? { uid: 0, gid: 0 };
  return uid === 0 ? null : { uid, gid };
}

function chownAll(folder: string, { uid, gid }: User): void {
  spawnSync("chown", ["-R", `${uid}:${gid}`, folder]);
}

const flock = ["flock", "--no-fork", "--nonblock"];

/**
 * Holds a lock while the program or a child of it runs. PostgreSQL's own lock is a process id, which says nothing to
 * another container with the same folder.
 */
function lockOn(folder: string): string[] {
  return hasFlock() ? [...flock, folder] : [];
}

export function isLocked(folder: string): boolean {
  return hasFlock() && !succeeds([...flock, folder, "true"]);
}

function hasFlock(): boolean {
  return succeeds(["flock", "--no-fork", "--shared", "/", "true"]);
}

/** The last wrapper, as a change of user forgets it. */
function endWithParent(): string[] {
  return succeeds(["setpriv", "--pdeathsig=INT", "true"]) ? ["setpriv", "--pdeathsig=INT"] : [];
}

function succeeds([program = "", ...words]: string[]): boolean {
  return spawnSync(program, words, { stdio: "ignore" }).status === 0;
}
