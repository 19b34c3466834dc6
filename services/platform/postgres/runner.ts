import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chownSync, closeSync, existsSync, mkdirSync, openSync } from "node:fs";

/** Starts programs of PostgreSQL, which refuses to run as root. */
export interface Runner {
  /** Creates a folder that the programs may use. */
  makeFolder(path: string): void;
  /** Runs a program to its end. @throws Error where it fails */
  run(program: string, words: string[]): void;
  /** Starts a program that ends with this process. Its output is added to `log`. */
  start(program: string, words: string[], log: string): ChildProcess;
}

const nobody = 65_534;

/** As root, programs run with another user id: in a namespace of their own, or as `nobody` where none is allowed. */
export function createRunner(): Runner {
  const isRoot = process.getuid?.() === 0;
  const namespace = ["unshare", "--user", "--map-user=1000", "--map-group=1000"];
  const hasNamespace = isRoot && succeeds([...namespace, "true"]);
  const asNobody = ["setpriv", `--reuid=${nobody}`, `--regid=${nobody}`, "--clear-groups"];
  const otherUser = hasNamespace ? namespace : isRoot ? asNobody : [];
  // Last, as a change of user forgets it.
  const endsWithParent = succeeds(["setpriv", "--version"]) ? ["setpriv", "--pdeathsig=INT"] : [];
  return {
    makeFolder(path) {
      const isNew = !existsSync(path);
      mkdirSync(path, { recursive: true, mode: 0o700 });
      if (isNew && isRoot && !hasNamespace) chownSync(path, nobody, nobody);
    },
    run(program, words) {
      const [command = "", ...rest] = [...otherUser, program, ...words];
      const { status, error, stderr } = spawnSync(command, rest, { encoding: "utf8", cwd: "/" });
      if (status !== 0) throw new Error(`${program} failed: ${error?.message ?? stderr.trim()}`);
    },
    start(program, words, log) {
      const [command = "", ...rest] = [...otherUser, ...endsWithParent, program, ...words];
      const output = openSync(log, "a", 0o600);
      // A process group of its own, so that Ctrl-C reaches the site first.
      const child = spawn(command, rest, { stdio: ["ignore", output, output], cwd: "/", detached: true });
      child.on("error", () => {});
      closeSync(output);
      return child;
    },
  };
}

function succeeds([program = "", ...words]: string[]): boolean {
  return spawnSync(program, words, { stdio: "ignore" }).status === 0;
}
