import { existsSync } from "node:fs";
import { run } from "./run.mjs";

/** Programs that tests need: the setting with the path, the usual paths, and the Debian package. */
const programs = {
  lynx: {
    setting: "LYNX_PATH",
    paths: ["/usr/bin/lynx", "/usr/local/bin/lynx", "/opt/homebrew/bin/lynx"],
    debian: "lynx",
  },
  "redis-server": {
    setting: "REDIS_SERVER_PATH",
    paths: ["/usr/bin/redis-server", "/usr/local/bin/redis-server", "/opt/homebrew/bin/redis-server"],
    debian: "redis-server",
  },
  nginx: {
    setting: "NGINX_PATH",
    paths: ["/usr/sbin/nginx", "/usr/local/bin/nginx", "/opt/homebrew/bin/nginx"],
    debian: "nginx-light",
  },
  php: {
    setting: "PHP_PATH",
    paths: ["/usr/bin/php", "/usr/local/bin/php", "/opt/homebrew/bin/php"],
    debian: "php-cli",
  },
  // Runs the browser tests three times as fast as a full Chromium.
  "chromium-headless-shell": {
    setting: "CHROMIUM_PATH",
    paths: ["/usr/bin/chromium-headless-shell"],
    debian: "chromium-headless-shell",
  },
};

/**
 * @param {keyof typeof programs} name
 * @returns {string} the path of the program
 * @throws Error when it is not installed
 */
export function programPath(name) {
  const found = findProgram(name);
  if (found) return found;
  const { setting, debian } = programs[name];
  throw new Error(`No ${name}: install it (apt-get install ${debian}) or set ${setting} to one.`);
}

/** Installs missing programs with apt-get, when possible. Otherwise only the tests that need them fail. */
export async function ensurePrograms() {
  const missing = Object.values(programs).filter((program) => !pathOf(program));
  const packages = missing.map(({ debian }) => debian);
  if (missing.length === 0 || !existsSync("/usr/bin/apt-get") || process.getuid?.() !== 0) return;
  console.info(`Not found: ${packages.join(", ")}. Installing with apt-get …`);
  await run("apt-get", ["update", "-qq"], { check: false });
  await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], { check: false });
}

/**
 * @param {keyof typeof programs} name
 * @returns {string | undefined} the path of the program, if installed
 */
export function findProgram(name) {
  return pathOf(programs[name]);
}

/** @param {{ setting: string; paths: string[] }} program */
function pathOf({ setting, paths }) {
  return [process.env[setting], ...paths].find((place) => place && existsSync(place));
}
