// `npm run dev`: the site with hot reload; content and backend restart it.
import "./load-env.mjs";
import { ensureInstalled } from "./install.mjs";
import { runBin } from "./run.mjs";

await ensureInstalled();
// Vite updates app/ by itself; what the server holds on to (backend, content, configuration) restarts it.
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
