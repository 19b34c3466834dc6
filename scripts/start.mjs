// `npm start`: installs missing packages, builds when sources are newer than the build, and starts the site.
import "./load-env.mjs";
import { ensureBuilt } from "./build.mjs";
import { ensureInstalled } from "./install.mjs";

try {
  await ensureInstalled();
  await ensureBuilt();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
process.env.NODE_ENV = "production";
await import("../build/server.js");
