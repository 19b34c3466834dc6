import { type CompiledQuery, Kysely } from "kysely";
import { Pool, type PoolConfig } from "pg";
import type { Tables } from "../../tables";
import { patientConnectMs } from "../postgres/socket";
import type { ServiceLogger } from "../services";
import { PreparingDialect } from "./preparing-dialect";

/** In milliseconds, unless stated otherwise. A statement ends sooner than the site stops waiting for an answer. */
const limits = {
  max: 10,
  connectionTimeoutMillis: 1500,
  statement_timeout: 5000,
  idle_in_transaction_session_timeout: 10_000,
  // For a server that no longer answers: its own time limits do not arrive, and its connections are replaced.
  query_timeout: 6000,
  maxLifetimeSeconds: 60,
} satisfies PoolConfig;

/** For migrations, which may wait for those of another process, and run while a machine starts everything at once. */
export const withoutLimits = {
  max: 2,
  connectionTimeoutMillis: patientConnectMs,
  statement_timeout: 0,
  query_timeout: 0,
} satisfies PoolConfig;

/** A pool of connections. @param address a `postgres://` address @param changes of the limits */
export function createPool(address: string, logger: ServiceLogger, changes: PoolConfig = {}): Pool {
  const pool = new Pool({ connectionString: address, ...limits, ...changes });
  // A connection that breaks would otherwise end the process.
  const lost = (error: Error) => {
    if (!pool.ending) logger.warn({ name: error.name }, "a database connection was lost");
  };
  pool.on("error", lost);
  pool.on("connect", (client) => client.on("error", lost));
  return pool;
}

/** @param onQuery for tests: is called with each statement and its values, which may be personal */
export function openDatabase(pool: Pool, onQuery?: (query: CompiledQuery) => void): Kysely<Tables> {
  return new Kysely<Tables>({
    dialect: new PreparingDialect(pool),
    ...(onQuery && { log: ({ query }) => onQuery(query) }),
  });
}
