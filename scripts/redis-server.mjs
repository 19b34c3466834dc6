import { existsSync } from "node:fs";
import { run } from "./run.mjs";

/** REDIS_SERVER_PATH, then where packages put it; undefined where there is none. */
export function findRedisServer() {
  const places = [
    process.env.REDIS_SERVER_PATH,
    "/usr/bin/redis-server",
    "/usr/local/bin/redis-server",
    "/opt/homebrew/bin/redis-server",
  ];
  return places.find((place) => place && existsSync(place));
}

/** Finds Redis or installs Debian's. Where neither works the tests that need it fail and say so; the others run. */
export async function ensureRedisServer() {
  if (!findRedisServer() && existsSync("/usr/bin/apt-get") && process.getuid?.() === 0) {
    console.info("No redis-server found. Installing Debian's with apt-get …");
    await run("apt-get", ["update", "-qq"], { check: false });
    await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "redis-server"], {
      check: false,
    });
  }
  return findRedisServer();
}
