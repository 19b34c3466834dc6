import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { startBank } from "../../backend/bank/start";
import { freePort } from "../setup/free-port";
import { startBuiltSite } from "./built-site";
import { arrive, type Giver, type Outcome, openWayToBank, pay } from "./gifts/giver";
import type { Proof } from "./proof";

/** How many prepare themselves at once, before the evening begins. */
const preparing = 16;
/** Every so many click twice. */
const twice = 10;
const mostTries = 20;

/**
 * An evening on television: givers click on 'betaal' at a steady pace, whether earlier ones are answered or not.
 * Options: `--per-second 200`, `--seconds 60`.
 */
export async function prove(args: string[]): Promise<Proof[]> {
  const { values } = parseArgs({
    args,
    options: {
      "per-second": { type: "string", default: "200" },
      seconds: { type: "string", default: "60" },
    },
  });
  const perSecond = Number(values["per-second"]);
  const count = perSecond * Number(values.seconds);
  const dataDir = mkdtempSync(join(tmpdir(), "gifts-"));
  const bank = await startBank();
  const port = await freePort();
  const site = await startBuiltSite({
    port,
    dataDir,
    path: "/ervaringen-delen/forum?page=2",
    environment: { MOLLIE_KEY: "test_bewijs1234567890", MOLLIE_URL: bank.url, TRUST_PROXY: "1" },
  });
  try {
    const givers = await prepare(port, count);
    console.info(`${givers.length} givers are ready.`);
    const evening = await givePerSecond(port, givers, perSecond);
    return proofsOf({ ...evening, count, perSecond, made: bank.bank.list().length });
  } finally {
    await site.stop();
    await bank.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function prepare(port: number, count: number): Promise<Giver[]> {
  const givers: Giver[] = [];
  let next = 0;
  const work = Array.from({ length: preparing }, async () => {
    for (let index = next++; index < count; index = next++) givers.push(await arrive(port, index));
  });
  await Promise.all(work);
  return givers;
}

interface Evening {
  /** What the first click of each led to. */
  first: Outcome[];
  /** The codes of each giver, of all clicks; one where everything is right. */
  codes: Set<string>[];
  waysToBank: number;
  /** From the first click to the last answer, without those that tried again. */
  seconds: number;
}

async function givePerSecond(port: number, givers: readonly Giver[], perSecond: number): Promise<Evening> {
  const start = performance.now();
  const first = await Promise.all(
    givers.map(async (giver, index) => {
      await pause((index * 1000) / perSecond - (performance.now() - start));
      return Promise.all(Array.from({ length: index % twice === 0 ? 2 : 1 }, () => pay(port, giver)));
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  const codes: Set<string>[] = [];
  let waysToBank = 0;
  for (const [index, giver] of givers.entries()) {
    const outcomes = [...(first[index] ?? [])];
    for (let tries = 0; tries < mostTries && !outcomes.some(({ kind }) => kind === "payment"); tries += 1) {
      const last = outcomes.at(-1);
      await pause(last?.kind === "busy" ? last.waitSeconds * 1000 : 0);
      outcomes.push(await pay(port, giver));
    }
    const own = new Set(outcomes.flatMap((outcome) => (outcome.kind === "payment" ? [outcome.code] : [])));
    codes.push(own);
    for (const code of own) if (await openWayToBank(port, giver, code)) waysToBank += 1;
  }
  return { first: first.flat(), codes, waysToBank, seconds };
}

function proofsOf(evening: Evening & { count: number; perSecond: number; made: number }): Proof[] {
  const { first, codes, waysToBank, seconds, count, perSecond, made } = evening;
  const of = (kind: Outcome["kind"]) => first.filter((outcome) => outcome.kind === kind).length;
  const why = [...new Set(first.flatMap((outcome) => (outcome.kind === "lost" ? [outcome.why] : [])))];
  const distinct = new Set(codes.flatMap((own) => [...own])).size;
  return [
    {
      goal: `At ${perSecond} arrivals a second every click is answered with the way to the bank, or a 503 with Retry-After and the form kept`,
      measured: `${of("payment")} led to the bank, ${of("busy")} had to wait, ${of("lost")} neither ${why.slice(0, 3).join(", ")}`,
      met: of("lost") === 0,
    },
    {
      goal: "Every giver reaches the bank in the end, and none has two gifts, also of those who click twice",
      measured: `${count} givers, ${distinct} gifts, ${made} payments at the bank, ${waysToBank} ways to it`,
      met: codes.every(({ size }) => size === 1) && [distinct, made, waysToBank].every((n) => n === count),
    },
    {
      goal: "The rate that is sustained is known",
      measured: `${(of("payment") / seconds).toFixed(0)} gifts a second over ${seconds.toFixed(0)} s`,
      met: of("payment") > 0,
    },
  ];
}
