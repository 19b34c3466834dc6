// `npm run dev`: runs the site with hot reload; changes in content/ and backend/ restart it.
import "./load-env.mjs";
import { ensureInstalled } from "./install.mjs";
import { runBin } from "./run.mjs";

await ensureInstalled();
// Vite reloads app/; changes in files that the server loads once (stand-in, content, configuration) restart it.
const watched = [
  "--include",
  "content/**/*",
  "--include",
  "backend/**/*",
  "--exclude",
  "app/!(.server)/**/*",
];
const status = await runBin("tsx", ["watch", "--clear-screen=false", ...watched, "server.ts"], {
  env: { NODE_ENV: "development" },
  check: false,
});
process.exit(status);
