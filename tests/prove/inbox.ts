import { chmodSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { processorSeconds } from "../../scripts/bench/cpu";
import { prepareDatabase } from "../../services/open";
import { createKeyRing } from "../../services/platform/key-ring";
import { withClient } from "../../services/platform/postgres/socket";
import { startPostgres } from "../../services/platform/postgres/start-postgres";
import { freePort } from "../setup/free-port";
import { startBuiltSite } from "./built-site";
import { fillInbox, type Reader, type Readers, type Size } from "./inbox/fill";
import { send } from "./load";
import type { Proof } from "./proof";

const key = "een sleutel van het bewijs van het postvak";
const mostTimes = 1.3;
const mostPollMs = 1;
const silent = { info() {}, warn() {}, error() {} };

/** What a member opens, and with which size it is compared with the small one. */
const pages: Record<string, { size: "large" | "long"; path: (reader: Reader) => string }> = {
  "The list of 10,000 conversations": { size: "large", path: () => "/mijn/postvak" },
  "A conversation of an inbox of 10,000": {
    size: "large",
    path: ({ contact }) => `/mijn/postvak/${contact}`,
  },
  "The newest page of 50,000 messages": { size: "long", path: ({ contact }) => `/mijn/postvak/${contact}` },
  "The first page of 50,000 messages": {
    size: "long",
    path: ({ contact }) => `/mijn/postvak/${contact}?pagina=1`,
  },
};

/**
 * Members open inboxes and conversations of both sizes in turn, and a browser asks for news. Options:
 * `--rounds 400`, `--conversations 10000`, `--messages 50000`, `--polls 3000`.
 */
export async function prove(args: string[]): Promise<Proof[]> {
  const { values } = parseArgs({
    args,
    options: {
      rounds: { type: "string", default: "400" },
      conversations: { type: "string", default: "10000" },
      messages: { type: "string", default: "50000" },
      polls: { type: "string", default: "3000" },
    },
  });
  const dataDir = mkdtempSync(join(tmpdir(), "inbox-"));
  const port = await freePort();
  const size = { conversations: Number(values.conversations), messages: Number(values.messages) };
  try {
    const readers = await fill(dataDir, size);
    const site = await startBuiltSite({
      port,
      dataDir,
      path: "/ervaringen-delen/forum?page=2",
      environment: { MESSAGE_KEYS: key },
    });
    try {
      const proofs: Proof[] = [];
      for (const name of Object.keys(pages))
        proofs.push(await comparePages(name, { port, readers, rounds: Number(values.rounds) }));
      proofs.push(await poll({ port, pid: site.pid, reader: readers.large, count: Number(values.polls) }));
      return proofs;
    } finally {
      await site.stop();
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function fill(dataDir: string, size: Size): Promise<Readers> {
  const folder = mkdtempSync(join(tmpdir(), "inbox-rows-"));
  // The server reads the files, as a user of its own.
  chmodSync(folder, 0o755);
  const postgres = await startPostgres({ dataDir, logger: silent });
  try {
    await prepareDatabase(postgres.address, silent);
    const keys = createKeyRing([key]);
    return await withClient(postgres.adminAddress, (client) => fillInbox({ client, keys, folder }, size));
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true });
  }
}

interface Comparison {
  port: number;
  readers: Readers;
  rounds: number;
}

async function comparePages(name: string, { port, readers, rounds }: Comparison): Promise<Proof> {
  const page = pages[name];
  if (!page) throw new Error(`No page is called ${name}`);
  const times: Record<"small" | "large", number[]> = { small: [], large: [] };
  const open = async (reader: Reader) => {
    const { status, ms } = await send(port, { session: reader.session, path: page.path(reader) });
    if (status !== 200) throw new Error(`${name} is answered with ${status}`);
    return ms;
  };
  // The first part warms up: nothing is compiled or read from the disk yet.
  const warm = Math.ceil(rounds / 4);
  for (let round = -warm; round < rounds; round += 1) {
    const [small, large] = [await open(readers.small), await open(readers[page.size])];
    if (round < 0) continue;
    times.small.push(small);
    times.large.push(large);
  }
  const [small, large] = [times.small, times.large].map((each) => each.toSorted((one, other) => one - other));
  const at = (part: number, sorted: readonly number[] = []) => sorted[Math.floor(sorted.length * part)] ?? 0;
  const ratio = at(0.95, large) / at(0.95, small);
  const shown = (sorted?: readonly number[]) =>
    `p50 ${at(0.5, sorted).toFixed(1)} ms, p95 ${at(0.95, sorted).toFixed(1)} ms`;
  return {
    goal: `${name} opens in the time of a small one: p95 is at most ${mostTimes} times as long`,
    measured: `${ratio.toFixed(2)} times: ${shown(large)}; small: ${shown(small)}`,
    met: ratio <= mostTimes,
  };
}

/** What the question for news costs the process of the site; PostgreSQL answers it from another one. */
async function poll({
  port,
  pid,
  reader,
  count,
}: {
  port: number;
  pid: number;
  reader: Reader;
  count: number;
}) {
  const path = `/mijn/postvak/${reader.contact}/nieuws`;
  const ask = () => send(port, { session: reader.session, path });
  for (let asked = 0; asked < count; asked += 1) await ask();
  const used = () => processorSeconds(readFileSync(`/proc/${pid}/stat`, "utf8"));
  const before = used();
  const times: number[] = [];
  for (let asked = 0; asked < count; asked += 1) {
    const { status, ms } = await ask();
    if (status !== 200) throw new Error(`The question for news is answered with ${status}`);
    times.push(ms);
  }
  const cost = ((used() - before) * 1000) / count;
  const median = times.toSorted((one, other) => one - other)[Math.floor(count / 2)] ?? 0;
  return {
    goal: `A question for news costs the site less than ${mostPollMs} ms of processor`,
    measured: `${cost.toFixed(2)} ms; answered in ${median.toFixed(2)} ms (p50)`,
    met: cost < mostPollMs,
  };
}
