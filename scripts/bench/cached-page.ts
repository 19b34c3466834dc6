import { writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  folder,
  freePort,
  load,
  type Measured,
  median,
  page,
  rawPage,
  startNode,
  waitUntilUp,
} from "./processes";

const rounds = 5;
const connectionHeader = /^(date|connection|keep-alive)$/i;

/** Compares a cached page with a plain server that sends the same response, in alternating rounds. */
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
  const roundsText = rates.map(([ours, theirs]) => `${Math.round(ours)}/${Math.round(theirs)}`).join(", ");
  return {
    goal: "A cached page: at least 0.8 of the requests a second of plain `node:http` with the same bytes and headers",
    measured: `${ratio.toFixed(2)}, the median of ${rounds} rounds (${roundsText})`,
    met: ratio >= 0.8,
  };
}

/** Starts a plain Node server in a separate process. @returns the address of the page */
async function startPlain(site: string): Promise<string> {
  const { headers, body } = await rawPage(site + page);
  const port = await freePort();
  const pageHeaders = headers.filter(
    (_, index) => !connectionHeader.test(headers[index - (index % 2)] ?? ""),
  );
  const bytes = join(folder, "page.br");
  writeFileSync(bytes, body);
  const file = join(folder, "plain.mjs");
  writeFileSync(
    file,
    `import { readFileSync } from "node:fs";
import { createServer } from "node:http";
const bytes = readFileSync(${JSON.stringify(bytes)});
const headers = ${JSON.stringify(pageHeaders)};
createServer((_, response) => { response.writeHead(200, headers); response.end(bytes); }).listen(${port}, "127.0.0.1");
`,
  );
  startNode(file);
  const address = `http://127.0.0.1:${port}${page}`;
  await waitUntilUp(address);
  return address;
}
