/**
 * Flushes cached responses of a running site by tag: `npm run cache:flush -- menu node:12`; without tags everything.
 * `--site https://www.example.nl` selects a site on another machine. Run it with the settings of the site.
 */

import { allTags } from "../app/.server/cache/flushes";
import { environmentConfig } from "../app/.server/config/environment";
import { signCall } from "../app/.server/security/signed-call";

try {
  const { port, flushSecret } = environmentConfig();
  if (!flushSecret) throw new Error("CACHE_FLUSH_SECRET is empty: the site accepts no flushes");
  const args = process.argv.slice(2);
  const at = args.indexOf("--site");
  const [, site = `http://localhost:${port}`] = at < 0 ? [] : args.splice(at, 2);
  const body = JSON.stringify({ tags: args.length > 0 ? args : [allTags] });
  const response = await fetch(`${site}/cache/flush`, {
    method: "POST",
    body,
    headers: { "Content-Type": "application/json", "X-Signature": signCall(body, flushSecret, Date.now()) },
  });
  console.info(`${response.status} ${await response.text()}`);
  process.exitCode = response.ok ? 0 : 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
