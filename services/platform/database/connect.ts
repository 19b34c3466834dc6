import { Kysely, PostgresDialect } from "kysely";
import { Pool, type PoolConfig } from "pg";
import type { Tables } from "../../tables";
import type { ServiceLogger } from "../services";

/** Longest wait for a connection, and longest statement, in milliseconds: less than the site waits for an answer. */
const limits = {
  connectionTimeoutMillis: 1500,
  statement_timeout: 5000,
  idle_in_transaction_session_timeout: 10_000,
} satisfies PoolConfig;

/** A pool of connections. @param address a `postgres://` address @param size the most connections of this process */
export function createPool(address: string, logger: ServiceLogger, size = 10): Pool {
  const pool = new Pool({ connectionString: address, max: size, ...limits });
  // A connection that breaks would otherwise end the process.
  const lost = (error: Error) => logger.warn({ name: error.name }, "a database connection was lost");
  pool.on("error", lost);
  pool.on("connect", (client) => client.on("error", lost));
  return pool;
}

/** @param onStatement is called with the SQL of each statement, without its values */
export function createDatabase(pool: Pool, onStatement?: (sql: string) => void): Kysely<Tables> {
  return new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    ...(onStatement && { log: ({ query }) => onStatement(query.sql) }),
  });
}
