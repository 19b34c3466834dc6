import { z } from "zod";
import { assertServerWasLimit, watchProcessors } from "./cpu";
import { addCounts, type Histogram, percentile } from "./histogram";
import { seconds as defaultSeconds, startScript } from "./processes";
import { findWrk, runWrk } from "./wrk";

/** Requests to one server over connections that stay open. */
export interface Load {
  /** Address of the page, or of the server when there are paths. */
  url: string;
  /** Paths that are requested in turn. */
  paths?: string[];
  connections?: number;
  seconds?: number;
  encoding?: "br" | "gzip" | "identity";
  serverPid: number;
}

/** Durations are milliseconds; processor time is the share of a core. */
export interface ClientResult {
  requests: number;
  seconds: number;
  errors: number;
  p50: number;
  p95: number;
  p99: number;
  /** Mean of the client's processes. */
  clientCpu: number;
  serverCpu: number;
}

export interface LoadResult extends ClientResult {
  perSecond: number;
}

const workers = 3;

/**
 * Loads a server with wrk, or without it with several client processes.
 * @throws Error for an unsuccessful response, without any response, and when the client was the limit
 */
export async function runLoad(load: Load): Promise<LoadResult> {
  const complete = {
    paths: [],
    connections: 20,
    seconds: defaultSeconds,
    encoding: "br" as const,
    ...load,
  };
  const wrk = findWrk();
  const result = wrk ? await runWrk(wrk, complete) : await runWorkers(complete);
  if (result.errors > 0) throw new Error(`${load.url}: ${result.errors} unsuccessful requests`);
  if (result.requests === 0) throw new Error(`${load.url}: no request was answered in time`);
  assertServerWasLimit(result.clientCpu, result.serverCpu);
  return { ...result, perSecond: result.requests / result.seconds };
}

/** The name of the load generator. */
export const loadGenerator = () => (findWrk() ? "wrk" : `${workers} processes with autocannon`);

const workerResult = z.object({
  requests: z.number(),
  seconds: z.number(),
  errors: z.number(),
  counts: z.record(z.string(), z.number()),
});

async function runWorkers({ serverPid, ...load }: Required<Load>): Promise<ClientResult> {
  const amount = Math.min(workers, load.connections);
  const children = Array.from({ length: amount }, () => startScript("load-worker.ts"));
  await Promise.all(children.map((child) => new Promise((ready) => child.once("message", ready))));
  const processors = watchProcessors([serverPid, ...children.map(({ pid = 0 }) => pid)]);
  const results = await Promise.all(
    children.map(async (child, index) => {
      const connections = Math.floor((load.connections + index) / amount);
      const result = new Promise((done) => child.once("message", done));
      child.send({ ...load, connections });
      return workerResult.parse(await result);
    }),
  );
  const [serverCpu = 0, ...clients] = processors();
  for (const child of children) child.kill();
  const counts: Histogram = {};
  for (const result of results) addCounts(counts, result.counts);
  return {
    requests: results.reduce((sum, { requests }) => sum + requests, 0),
    seconds: Math.max(...results.map((result) => result.seconds)),
    errors: results.reduce((sum, { errors }) => sum + errors, 0),
    p50: percentile(counts, 50),
    p95: percentile(counts, 95),
    p99: percentile(counts, 99),
    clientCpu: clients.reduce((sum, cpu) => sum + cpu, 0) / amount,
    serverCpu,
  };
}
