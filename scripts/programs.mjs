import { existsSync } from "node:fs";
import { run } from "./run.mjs";

/** What tests run beside the site: the setting that names it, where packages put it, and Debian's package. */
const programs = {
  lynx: {
    setting: "LYNX_PATH",
    places: ["/usr/bin/lynx", "/usr/local/bin/lynx", "/opt/homebrew/bin/lynx"],
    debian: "lynx",
  },
  "redis-server": {
    setting: "REDIS_SERVER_PATH",
    places: ["/usr/bin/redis-server", "/usr/local/bin/redis-server", "/opt/homebrew/bin/redis-server"],
    debian: "redis-server",
  },
  nginx: {
    setting: "NGINX_PATH",
    places: ["/usr/sbin/nginx", "/usr/local/bin/nginx", "/opt/homebrew/bin/nginx"],
    debian: "nginx-light",
  },
  // Runs the browser tests in a third of the time that a whole Chromium takes.
  "chromium-headless-shell": {
    setting: "CHROMIUM_PATH",
    places: ["/usr/bin/chromium-headless-shell"],
    debian: "chromium-headless-shell",
  },
};

/**
 * @param {keyof typeof programs} name
 * @returns {string} the path of the program
 * @throws Error where there is none
 */
export function programPath(name) {
  const found = findProgram(name);
  if (found) return found;
  const { setting, debian } = programs[name];
  throw new Error(`No ${name}: install it (apt-get install ${debian}) or set ${setting} to one.`);
}

/** Installs Debian's where one is missing. Where that does not work its tests fail and say so; the others run. */
export async function ensurePrograms() {
  const missing = Object.values(programs).filter((program) => !placeOf(program));
  const packages = missing.map(({ debian }) => debian);
  if (missing.length === 0 || !existsSync("/usr/bin/apt-get") || process.getuid?.() !== 0) return;
  console.info(`Not found: ${packages.join(", ")}. Installing Debian's with apt-get …`);
  await run("apt-get", ["update", "-qq"], { check: false });
  await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", ...packages], { check: false });
}

/**
 * @param {keyof typeof programs} name
 * @returns {string | undefined} the path of the program, where there is one
 */
export function findProgram(name) {
  return placeOf(programs[name]);
}

/** @param {{ setting: string; places: string[] }} program */
function placeOf({ setting, places }) {
  return [process.env[setting], ...places].find((place) => place && existsSync(place));
}
