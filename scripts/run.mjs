import { spawn } from "node:child_process";
import { fileURLToPath } from "node:url";

/**
 * Runs a command in this terminal and returns its exit status.
 * @param {string} command
 * @param {string[]} args
 * @param {{ env?: Record<string, string>; check?: boolean }} [options]
 * @returns {Promise<number>}
 * @throws Error with the command when its status is not 0 and `check` is true.
 */
export function run(command, args, { env = {}, check = true } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, { stdio: "inherit", env: { ...process.env, ...env } });
    child.on("error", reject);
    child.on("close", (status) => {
      if (status === 0 || !check) resolve(status ?? 1);
      else reject(new Error(`${command} ${args.join(" ")} ended with status ${status}`));
    });
  });
}

/**
 * Runs a program of node_modules/.bin.
 * @param {string} name
 * @param {string[]} args
 * @param {Parameters<typeof run>[2]} [options]
 */
export function runBin(name, args, options) {
  return run(
    process.execPath,
    [fileURLToPath(new URL(`../node_modules/.bin/${name}`, import.meta.url)), ...args],
    options,
  );
}
