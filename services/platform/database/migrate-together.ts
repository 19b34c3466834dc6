import { runMigrations } from "graphile-worker";
import { type Migration, sql } from "kysely";
import { errorCode } from "../../../app/utils/error-code";
import { graphileLogger } from "../jobs/logger";
import type { ServiceLogger } from "../services";
import { createPool, openDatabase, withoutLimits } from "./connect";
import { migrate } from "./migrate";

/** Any number that no other lock of the database has. */
const lock = 7_026_531;

/**
 * How long a migration waits for a table that something else uses, such as a backup. Members wait behind it, so it is
 * short.
 */
const lockTimeoutMs = 10_000;

/**
 * Applies the missing migrations of the tables and of the queue of jobs. Other processes wait until it is done.
 * @throws the error of the migration that failed; one that says what to do where a table is in use, or where the
 * database is of a newer version
 */
export async function migrateTogether(
  address: string,
  migrations: Record<string, Migration>,
  logger: ServiceLogger,
  lockTimeout = lockTimeoutMs,
): Promise<void> {
  const pool = createPool(address, logger, { ...withoutLimits, lock_timeout: lockTimeout });
  const db = openDatabase(pool);
  try {
    await db.connection().execute(async (connection) => {
      // Held until the connection ends, also where a process is killed. The migrations of another one may take long.
      await sql`set lock_timeout = 0`.execute(connection);
      await sql`select pg_advisory_lock(${lock})`.execute(connection);
      await sql`reset lock_timeout`.execute(connection);
      await migrate(connection, migrations);
      await runMigrations({ pgPool: pool, logger: graphileLogger(logger) });
    });
  } catch (error) {
    throw withAdvice(error);
  } finally {
    await db.destroy();
  }
}

/** Says what an operator can do, in words that stay whole in the log: without a colon, quotes or a long number. */
function withAdvice(error: unknown): unknown {
  if (errorCode(error) === "55P03")
    return new Error(
      "The tables are in use, so they were not brought up to date; nothing is half done. Try again at a quiet moment, when no backup or long query runs.",
      { cause: error },
    );
  // The words of Kysely.
  const [, unknown] = /previously executed migration (\S+) is missing/.exec(String(error)) ?? [];
  if (unknown)
    return new Error(
      `The database is newer than this version, which lacks ${unknown}. Start the newer version, or restore the backup from before the upgrade.`,
      { cause: error },
    );
  return error;
}
