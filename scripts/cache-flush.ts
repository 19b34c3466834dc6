/**
 * Flushes cached responses of a running site by tag: `npm run cache:flush -- menu node:12`; without tags everything.
 * `--site https://www.example.nl` selects a site on another machine. Run it with the settings of the site.
 */

import { parseArgs } from "node:util";
import { allTags } from "../app/.server/cache/flushes";
import { environmentConfig } from "../app/.server/config/environment";
import { signCall } from "../app/.server/security/signed-call";

try {
  const { port, flushSecret } = environmentConfig();
  if (!flushSecret) throw new Error("CACHE_FLUSH_SECRET is empty: the site accepts no flushes");
  const site = { type: "string", default: `http://localhost:${port}` } as const;
  const { values, positionals: tags } = parseArgs({ options: { site }, allowPositionals: true });
  const body = JSON.stringify({ tags: tags.length > 0 ? tags : [allTags] });
  const response = await fetch(new URL("/cache/flush", values.site), {
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
