import type { ChildProcess } from "node:child_process";
import { z } from "zod";
import { runLoad } from "./load";
import { median } from "./median";
import { page } from "./page";
import { startPlain } from "./plain-server";
import { ask, type Measured, rawPage, seconds, startScript, stop } from "./processes";

const rounds = 5;
const maxRatio = 1.6;
const warmUpSeconds = 6;
const pages = [
  { what: "content page", path: page },
  { what: "search page", path: "/zoeken?zoekterm=dementie" },
  { what: "list with filters", path: "/vrijwilligerswerk?functionIds=52&availabilityIds=42" },
  { what: "form", path: "/vrijwilligerswerk/vrijblijvend-contactverzoek/solliciteren" },
];

const startedSchema = z.object({ port: z.number() });
const reactSchema = z.object({ ms: z.number(), kilobytes: z.number() });

/**
 * Compares whole requests for pages that are not cached (routing, scope, cached calls, rendering, headers,
 * compression) with React's `renderToString` of the same tree, in alternating rounds in the same process.
 */
export async function uncachedRequest(): Promise<Measured[]> {
  const child = startScript("uncached-server.ts");
  const { port } = startedSchema.parse(await new Promise((started) => child.once("message", started)));
  const rows: Measured[] = [];
  const measured = pages.map(({ what, path }) => ({ what, url: `http://127.0.0.1:${port}${path}` }));
  for (const { url } of measured) await warmUp({ url, serverPid: child.pid ?? 0 });
  for (const { what, url } of measured) rows.push(await measure(child, what, url));
  await stop(child);
  return rows;
}

/** Node optimises the code of a page for some ten seconds, in which a request takes up to twice as long. */
async function warmUp(server: { url: string; serverPid: number }): Promise<void> {
  await rawPage(server.url);
  await runLoad({ ...server, seconds: warmUpSeconds });
}

async function measure(child: ChildProcess, what: string, url: string): Promise<Measured> {
  const server = { url, serverPid: child.pid ?? 0 };
  const times: { request: number; react: number }[] = [];
  let kilobytes = 0;
  for (let round = 0; round < rounds; round += 1) {
    const { p50 } = await runLoad({ ...server, connections: 1, seconds: 1 });
    const react = reactSchema.parse(await ask(child, { seconds: 0.5 }));
    times.push({ request: p50, react: react.ms });
    kilobytes = react.kilobytes;
  }
  const busy = await runLoad({ ...server, seconds });
  const plain = await startPlain(url);
  const limit = await runLoad({ url: plain.site, serverPid: plain.pid, seconds });
  await plain.stop();
  const ratio = median(times.map(({ request, react }) => request / react));
  const ms = (name: "request" | "react") => median(times.map((time) => time[name])).toFixed(1);
  const percentiles = [busy.p50, busy.p95, busy.p99].map((value) => value.toFixed(0)).join("/");
  return {
    goal: `An uncached request for a ${what} (${kilobytes.toFixed(0)} kB): at most ${maxRatio} times \`renderToString\` of the same tree`,
    measured: `${ratio.toFixed(2)} (${ms("request")} ms, React ${ms("react")} ms); with 20 connections ${busy.perSecond.toFixed(0)} a second, p50/p95/p99 ${percentiles} ms; \`node:http\` ${limit.perSecond.toFixed(0)}`,
    met: ratio <= maxRatio,
  };
}
