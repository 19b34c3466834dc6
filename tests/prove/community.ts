import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { prepareDatabase } from "../../services/open";
import { createPool, openDatabase } from "../../services/platform/database/connect";
import { withClient } from "../../services/platform/postgres/socket";
import { startPostgres } from "../../services/platform/postgres/start-postgres";
import { freePort } from "../setup/free-port";
import { startBuiltSite } from "./built-site";
import { type Filled, fillCommunity } from "./community/fill";
import type { Size } from "./community/posts";
import { type Sent, send, sendSteadily } from "./load";
import type { Proof } from "./proof";

const perSecond = 50;
const mostMs = 50;
const mostTimes = 1.3;
/** In each of them every kind of request is sent to both sites, so that a busy moment meets both. */
const rounds = 3;
const sizes = { small: { members: 2000, posts: 1000 }, large: { members: 100_000, posts: 1_000_000 } };
const silent = { info() {}, warn() {}, error() {} };

const kinds = {
  hub: "the hub",
  conversation: "the last page of a conversation with 500 reactions",
  search: "a search",
  post: "a reaction that is posted",
  follow: "a conversation that is followed",
};
type Kind = keyof typeof kinds;

const reaction = { act: "place", sending: "bewijs", text: "Herkenbaar, bij ons ging het net zo." };

interface Site extends Filled {
  port: number;
  /** Of the forms of each session. */
  tokens: ReadonlyMap<string, string>;
  /** The sessions that did not post yet. */
  writers: Iterator<string, undefined>;
  stop(): Promise<void>;
}

/**
 * Members use a community with 1,000 and one with 1,000,000 posts, each behind a built site of its own. Options:
 * `--seconds 8` for each kind in each round, `--members` and `--posts` of the large one.
 */
export async function prove(args: string[]): Promise<Proof[]> {
  const { values } = parseArgs({
    args,
    options: {
      seconds: { type: "string", default: "8" },
      members: { type: "string", default: String(sizes.large.members) },
      posts: { type: "string", default: String(sizes.large.posts) },
    },
  });
  const large = { members: Number(values.members), posts: Number(values.posts) };
  const sites: Site[] = [];
  try {
    for (const size of [sizes.small, large]) sites.push(await openSite(size));
    const [small, big] = sites;
    if (!small || !big) return [];
    const times = await measure({ small, large: big }, Number(values.seconds));
    return (Object.keys(kinds) as Kind[]).flatMap((kind) => proofsOf(kind, times[kind]));
  } finally {
    for (const site of sites) await site.stop();
  }
}

type Times = Record<Kind, Record<keyof typeof sizes, number[]>>;

async function measure(sites: Record<keyof typeof sizes, Site>, seconds: number): Promise<Times> {
  const none = () => ({ small: [], large: [] });
  const times: Times = { hub: none(), conversation: none(), search: none(), post: none(), follow: none() };
  // The first round warms up: nothing is compiled or read from the disk yet.
  for (let round = 0; round <= rounds; round += 1)
    for (const kind of Object.keys(kinds) as Kind[])
      for (const name of ["small", "large"] as const) {
        const requests = Array.from({ length: (round === 0 ? 2 : seconds) * perSecond }, (_, index) =>
          requestOf(kind, sites[name], index + round),
        );
        const status = kind === "post" || kind === "follow" ? 303 : 200;
        const measured = await sendSteadily(sites[name].port, { requests, perSecond, status });
        if (round > 0) times[kind][name].push(...measured);
      }
  return times;
}

function requestOf(kind: Kind, site: Site, index: number): Sent {
  const session = site.sessions[index % site.sessions.length] ?? "";
  const conversation = site.conversations[(index * 7919) % site.conversations.length] ?? "";
  const token = site.tokens.get(session) ?? "";
  switch (kind) {
    case "hub":
      return { session, path: "/ervaringen-delen" };
    case "conversation":
      return { session, path: site.longConversation };
    case "search":
      return {
        session,
        path: `/ervaringen-delen/zoeken?${new URLSearchParams({ zoekterm: site.searches() })}`,
      };
    case "post": {
      // Each member writes once: the next post would have to wait.
      const writer = site.writers.next().value ?? "";
      const body = { ...reaction, token: site.tokens.get(writer) ?? "" };
      return { session: writer, path: conversation, body };
    }
    case "follow":
      return { session, path: conversation, body: { token, follows: "true" } };
  }
}

function proofsOf(kind: Kind, { small, large }: Times[Kind]): Proof[] {
  const [few, many] = [small, large].map((times) => times.toSorted((one, other) => one - other));
  const at = (part: number, times: readonly number[] = []) => times[Math.floor(times.length * part)] ?? 0;
  const ratio = at(0.95, many) / at(0.95, few);
  const shown = (times?: readonly number[]) =>
    `p50 ${at(0.5, times).toFixed(1)} ms, p95 ${at(0.95, times).toFixed(1)} ms`;
  return [
    {
      goal: `A member asks for ${kinds[kind]}: p95 is at most ${mostMs} ms with the large database`,
      measured: shown(many),
      met: at(0.95, many) <= mostMs,
    },
    {
      goal: `A member asks for ${kinds[kind]}: p95 is at most ${mostTimes} times that with the small database`,
      measured: `${ratio.toFixed(2)} times; small: ${shown(few)}`,
      met: ratio <= mostTimes,
    },
  ];
}

/** Fills a database of its own, and starts the built site over it. */
async function openSite(size: Size): Promise<Site> {
  const dataDir = mkdtempSync(join(tmpdir(), "community-"));
  const rows = mkdtempSync(join(tmpdir(), "community-rows-"));
  // The server reads the files, as a user of its own.
  chmodSync(rows, 0o755);
  const port = await freePort();
  const filled = await fill(dataDir, rows, size).finally(() => rmSync(rows, { recursive: true }));
  const site = await startBuiltSite({ port, dataDir, path: "/ervaringen-delen/forum?page=2" });
  async function stop(): Promise<void> {
    await site.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  try {
    return { ...filled, port, stop, ...(await openForms(port, filled)) };
  } catch (error) {
    await stop();
    throw error;
  }
}

async function fill(dataDir: string, folder: string, size: Size): Promise<Filled> {
  const postgres = await startPostgres({ dataDir, logger: silent });
  const db = openDatabase(createPool(postgres.address, silent));
  try {
    await prepareDatabase(postgres.address, silent);
    return await withClient(postgres.adminAddress, (client) => fillCommunity({ db, client, folder }, size));
  } finally {
    await db.destroy();
    await postgres.stop();
  }
}

/** Reads the tokens of forms from a page of each session. */
async function openForms(port: number, { sessions, conversations }: Filled) {
  const tokens = new Map<string, string>();
  for (const session of sessions) {
    const { status, text } = await send(port, { path: conversations[0] ?? "", session });
    const token = /name="token" value="([^"]+)"/.exec(text)?.[1];
    if (!token) throw new Error(`The first conversation has no form: ${status} ${text.slice(-2000)}`);
    tokens.set(session, token);
  }
  return { tokens, writers: sessions.values() };
}
