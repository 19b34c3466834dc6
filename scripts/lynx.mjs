import { existsSync } from "node:fs";
import { run } from "./run.mjs";

/** LYNX_PATH, then where packages put it; undefined where there is none. */
export function findLynx() {
  const places = [process.env.LYNX_PATH, "/usr/bin/lynx", "/usr/local/bin/lynx", "/opt/homebrew/bin/lynx"];
  return places.find((place) => place && existsSync(place));
}

/** Finds the text browser or installs Debian's. Where neither works its test fails and says so; the others run. */
export async function ensureLynx() {
  if (!findLynx() && existsSync("/usr/bin/apt-get") && process.getuid?.() === 0) {
    console.info("No lynx found. Installing Debian's with apt-get …");
    await run("apt-get", ["update", "-qq"], { check: false });
    await run("apt-get", ["install", "-y", "-qq", "--no-install-recommends", "lynx"], { check: false });
  }
  return findLynx();
}
