// Run by the build, and by a container when it starts: writes `{brand}-offline.html`, which a proxy can show while the
// site is down, to this folder.
import "./load-env.mjs";
import { writeFileSync } from "node:fs";
import { createRequestHandler } from "@remix-run/node";

const [folder = "build/client"] = process.argv.slice(2);
// The only setting that an offline page shows. The others prevent upstream calls and the creation of a secret.
const { HELPLINE = "" } = process.env;
const unreachable = "http://offline.invalid";
process.env = {
  HELPLINE,
  NODE_ENV: "production",
  CMS_URL: unreachable,
  API_URL: unreachable,
  NEWSLETTER_URL: unreachable,
  SESSION_SECRET: "of pages that hold no secret",
  LOG_LEVEL: "silent",
};
const handle = createRequestHandler(await import("../build/server/index.js"), "production");

for (const brand of ["alzheimer", "samen", "dementie"]) {
  const response = await handle(new Request(`http://localhost/${brand}-offline`));
  if (response.status !== 503) throw new Error(`The offline page of ${brand} returned ${response.status}`);
  writeFileSync(`${folder}/${brand}-offline.html`, await response.text());
}
