import { type ChildProcess, spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { operations } from "../../services/contract";
import { addressOf, placeInput } from "../../services/platform/contract";
import { createPasswordHasher } from "../../services/platform/passwords/password-hasher";
import { withClient } from "../../services/platform/postgres/socket";
import { startPostgres } from "../../services/platform/postgres/start-postgres";
import { freePort } from "../setup/free-port";
import type { Proof } from "./proof";
import { compareRanks } from "./rank-test";

/** In this share of pairs, at most, the call with a known address is the slower one; or the faster one. */
const mostShare = 0.55;
const warmUps = 50;
const key = "the key of this proof";
const silent = { info() {}, warn() {}, error() {} };

/** What is asked about an address, and which accounts it acts on. */
const kinds = {
  logIn: { title: "Logging in", state: "active" },
  requestPasswordReset: { title: "Asking for a new password", state: "active" },
  resendVerification: { title: "Asking for another verification mail", state: "unverified" },
} as const;

type Kind = keyof typeof kinds;
/** In milliseconds. */
type Times = Record<"known" | "unknown", number[]>;

/** Known addresses are asked about as unknown ones are, and the times compared. Option: `--addresses 1000`. */
export async function prove(args: string[]): Promise<Proof[]> {
  const { values } = parseArgs({ args, options: { addresses: { type: "string", default: "1000" } } });
  const addresses = Number(values.addresses);
  const folder = mkdtempSync(join(tmpdir(), "enumeration-"));
  const port = await freePort();
  const services = startServices(port, folder);
  try {
    await untilServed(port);
    // Joins the server that the services started.
    const { address } = await startPostgres({ dataDir: folder, logger: silent });
    await addMembers(address, addresses);
    const proofs: Proof[] = [];
    for (const kind of ["logIn", "requestPasswordReset", "resendVerification"] as const)
      proofs.push(...(await proofsOf(kind, addresses, port)));
    return proofs;
  } finally {
    const ended = once(services, "exit");
    services.kill("SIGTERM");
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}

async function proofsOf(kind: Kind, addresses: number, port: number): Promise<Proof[]> {
  const { title, state } = kinds[kind];
  const answers = new Set<string>();
  const times: Times = { known: [], unknown: [] };
  const timesAfter: Times = { known: [], unknown: [] };
  for (let index = 0; index < warmUps; index += 1) await ask(port, kind, `warm${index}@voorbeeld.nl`);
  const names = { known: state, unknown: "nobody" };
  for (const { who, index } of inRandomOrder(addresses)) {
    const { ms, answer } = await ask(port, kind, `${names[who]}${index}@voorbeeld.nl`);
    times[who].push(ms);
    answers.add(answer);
    timesAfter[who].push((await ask(port, kind, `after-${who}${index}@voorbeeld.nl`)).ms);
  }
  return [
    {
      goal: `${title}: answers to known and unknown addresses are equal`,
      measured: `${answers.size} kind`,
      met: answers.size === 1,
    },
    { goal: `${title}: answers to known and unknown addresses take as long`, ...comparisonOf(times) },
    { goal: `${title}: the next call takes as long after both`, ...comparisonOf(timesAfter) },
  ];
}

function comparisonOf({ known, unknown }: Times): Pick<Proof, "measured" | "met"> {
  const { share, probability } = compareRanks(known, unknown);
  const slower = `the known one is slower in ${(100 * share).toFixed(1)} % of pairs (p = ${probability.toFixed(3)})`;
  return {
    measured: `known ${describe(known)}, unknown ${describe(unknown)}; ${slower}`,
    met: share <= mostShare && share >= 1 - mostShare,
  };
}

/** Each known and each unknown address once. The jobs of a call run during the next one, so pairs would differ. */
function inRandomOrder(addresses: number) {
  return Array.from({ length: addresses }, (_, index) => [
    { who: "known" as const, index, order: Math.random() },
    { who: "unknown" as const, index, order: Math.random() },
  ])
    .flat()
    .sort((one, other) => one.order - other.order);
}

function describe(times: readonly number[]): string {
  const sorted = [...times].sort((one, other) => one - other);
  const at = (part: number) => (sorted[Math.floor(sorted.length * part)] ?? 0).toFixed(2);
  return `median ${at(0.5)} ms, p95 ${at(0.95)} ms`;
}

function ask(port: number, kind: Kind, email: string): Promise<Answer> {
  const logIn = { password: "Niet het wachtwoord 1", remember: false, device: null, deviceName: "" };
  return call(port, kind, kind === "logIn" ? { email, ...logIn } : { email });
}

interface Answer {
  ms: number;
  answer: string;
}

/** Calls an operation from a network of its own, so that no limit of tries is met. */
async function call(port: number, name: keyof typeof operations, input: unknown): Promise<Answer> {
  const { method } = operations[name];
  const placed = placeInput(operations[name], input);
  const { body } = placed;
  const headers = {
    Authorization: `Bearer ${key}`,
    "Content-Type": "application/json",
    "X-Session": "nobody's",
    "X-Platform": "alzheimer",
    "X-Origin": "http://localhost:3000",
    "X-Client": randomUUID(),
  };
  const init = { method, headers, ...(body !== undefined && { body }) };
  const start = performance.now();
  const response = await fetch(`http://127.0.0.1:${port}${addressOf(operations[name], placed)}`, init);
  const text = await response.text();
  return { ms: performance.now() - start, answer: `${response.status} ${text}` };
}

/** Adds as many active and as many unverified members, with a password. */
async function addMembers(address: string, count: number): Promise<void> {
  const hash = await createPasswordHasher().hash("Paarse fiets 1954 regen");
  await withClient(address, async (client) => {
    for (const state of ["active", "unverified"])
      await client.query(
        `insert into members (username, email, password_hash, state, terms_version, profile_visible, created_at)
         select $1 || number, $1 || number || '@voorbeeld.nl', $2, $1, '1', false, now()
         from generate_series(0, $3 - 1) as number`,
        [state, hash, count],
      );
    await client.query("analyze members");
  });
}

function startServices(port: number, folder: string): ChildProcess {
  const environment = { PORT: String(port), DATA_DIR: folder, SERVICES_KEY: key };
  const child = spawn(process.execPath, ["--import", "tsx", "services/serve.ts"], {
    env: { ...process.env, NODE_ENV: "production", ...environment },
    stdio: ["ignore", "ignore", "inherit"],
  });
  process.once("exit", () => child.kill("SIGKILL"));
  return child;
}

async function untilServed(port: number): Promise<void> {
  for (let attempt = 0; attempt < 240; attempt += 1) {
    const isServed = await fetch(`http://127.0.0.1:${port}/openapi.json`).then(
      () => true,
      () => false,
    );
    if (isServed) return;
    await pause(250);
  }
  throw new Error("The services are not served");
}
