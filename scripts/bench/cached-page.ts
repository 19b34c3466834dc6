import { writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  answering,
  folder,
  freePort,
  load,
  type Measured,
  median,
  page,
  rawPage,
  startNode,
} from "./processes";

const rounds = 5;
const ownHeader = /^(date|connection|keep-alive)$/i;

/** A page that is kept, against a server that does nothing but send the same bytes; turn and turn about. */
export async function cachedPage(site: string): Promise<Measured> {
  await rawPage(site + page);
  const plain = await startPlain(site);
  await load(plain, { duration: 2 });
  await load(site + page, { duration: 2 });
  const rates: [ours: number, theirs: number][] = [];
  for (let round = 0; round < rounds; round += 1) {
    const ours = (await load(site + page)).requests.average;
    rates.push([ours, (await load(plain)).requests.average]);
  }
  const ratio = median(rates.map(([ours, theirs]) => ours / theirs));
  const shown = rates.map(([ours, theirs]) => `${Math.round(ours)}/${Math.round(theirs)}`).join(", ");
  return {
    goal: "A kept page: at least 0.8 of the requests a second of plain `node:http` with the same bytes and headers",
    measured: `${ratio.toFixed(2)}, the median of ${rounds} rounds (${shown})`,
    met: ratio >= 0.8,
  };
}

/** Plain Node in a process of its own; its address. */
async function startPlain(site: string): Promise<string> {
  const { headers, body } = await rawPage(site + page);
  const port = await freePort();
  const kept = headers.filter((_, index) => !ownHeader.test(headers[index - (index % 2)] ?? ""));
  const bytes = join(folder, "page.br");
  writeFileSync(bytes, body);
  const file = join(folder, "plain.mjs");
  writeFileSync(
    file,
    `import { readFileSync } from "node:fs";
import { createServer } from "node:http";
const bytes = readFileSync(${JSON.stringify(bytes)});
const headers = ${JSON.stringify(kept)};
createServer((_, response) => { response.writeHead(200, headers); response.end(bytes); }).listen(${port}, "127.0.0.1");
`,
  );
  startNode(file);
  const address = `http://127.0.0.1:${port}${page}`;
  await answering(address);
  return address;
}
