import { type LoadResult, loadGenerator, runLoad } from "./load";
import { median } from "./median";
import { page } from "./page";
import { startPlain } from "./plain-server";
import { type Measured, type RunningServer, rawPage } from "./processes";

interface Comparison {
  what: string;
  encoding: "br" | "identity";
  connections: number;
  rounds: number;
}

const comparisons: Comparison[] = [
  { what: "20 connections", encoding: "br", connections: 20, rounds: 5 },
  { what: "200 connections", encoding: "br", connections: 200, rounds: 3 },
  { what: "20 connections, uncompressed for old clients", encoding: "identity", connections: 20, rounds: 3 },
];

/** Compares a cached page with a plain server that sends the same response, in alternating rounds. */
export async function cachedPage(server: RunningServer): Promise<Measured[]> {
  const rows: Measured[] = [];
  for (const comparison of comparisons) rows.push(await compare(server, comparison));
  return rows;
}

async function compare(
  server: RunningServer,
  { what, encoding, connections, rounds }: Comparison,
): Promise<Measured> {
  await rawPage(server.site + page, encoding);
  const plain = await startPlain(server.site + page, encoding);
  const load = ({ site, pid }: RunningServer, seconds?: number) =>
    runLoad({ url: site + page, serverPid: pid, encoding, connections, ...(seconds && { seconds }) });
  await load(plain, 2);
  await load(server, 2);
  const results: [ours: LoadResult, theirs: LoadResult][] = [];
  for (let round = 0; round < rounds; round += 1) results.push([await load(server), await load(plain)]);
  await plain.stop();
  const ratio = median(results.map(([ours, theirs]) => ours.perSecond / theirs.perSecond));
  const rates = results.map(
    ([ours, theirs]) => `${ours.perSecond.toFixed(0)}/${theirs.perSecond.toFixed(0)}`,
  );
  const middle = (value: (result: LoadResult) => number, index: 0 | 1) =>
    median(results.map((pair) => value(pair[index])));
  const p99 = (index: 0 | 1) => middle((result) => result.p99, index).toFixed(1);
  const percent = (value: number) => `${Math.round(100 * value)} %`;
  return {
    goal: `A cached page with ${what}: at least 0.8 of the requests a second of plain \`node:http\` with the same bytes and headers`,
    measured: `${ratio.toFixed(2)}, the median of ${rounds} rounds (${rates.join(", ")}); p99 ${p99(0)} ms, plain ${p99(1)} ms; processor: site ${percent(middle((result) => result.serverCpu, 0))}, ${loadGenerator()} ${percent(middle((result) => result.clientCpu, 0))}`,
    met: ratio >= 0.8,
  };
}
