// Run by the build: writes `build/client/{brand}-offline.html`, which a proxy can show when the site itself is down.
import "./load-env.mjs";
import { writeFileSync } from "node:fs";
import { createRequestHandler } from "@remix-run/node";

// The one setting an offline page shows. No upstream is asked, and no secret is made and kept.
const { HELPLINE = "" } = process.env;
const nowhere = "http://offline.invalid";
process.env = {
  HELPLINE,
  NODE_ENV: "production",
  CMS_URL: nowhere,
  API_URL: nowhere,
  NEWSLETTER_URL: nowhere,
  SESSION_SECRET: "offline",
  LOG_LEVEL: "silent",
};
const handle = createRequestHandler(await import("../build/server/index.js"), "production");

for (const brand of ["alzheimer", "samen", "dementie"]) {
  const answer = await handle(new Request(`http://localhost/${brand}-offline`));
  if (answer.status !== 503) throw new Error(`The offline page of ${brand} answered ${answer.status}`);
  writeFileSync(`build/client/${brand}-offline.html`, await answer.text());
}
