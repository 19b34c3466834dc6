import type { Pool, PoolConfig } from "pg";
import { createPool } from "../../services/platform/database/connect";
import type { ServiceLogger } from "../../services/platform/services";

/** Of a machine that has other work too, no statement is too late. */
const patience = {
  connectionTimeoutMillis: 0,
  statement_timeout: 0,
  query_timeout: 0,
  idle_in_transaction_session_timeout: 0,
} satisfies PoolConfig;

/** A pool of connections that waits as long as a test does. */
export function createPatientPool(address: string, logger: ServiceLogger): Pool {
  return createPool(address, logger, patience);
}
