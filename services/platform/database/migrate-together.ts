import { runMigrations } from "graphile-worker";
import { type Migration, sql } from "kysely";
import { graphileLogger } from "../jobs/logger";
import type { ServiceLogger } from "../services";
import { createPool, openDatabase, withoutLimits } from "./connect";
import { migrate } from "./migrate";

/** Any number that no other lock of the database has. */
const lock = 7_026_531;

/**
 * Applies the missing migrations of the tables and of the queue of jobs. Other processes wait until it is done.
 * @throws the error of the migration that failed
 */
export async function migrateTogether(
  address: string,
  migrations: Record<string, Migration>,
  logger: ServiceLogger,
): Promise<void> {
  const pool = createPool(address, logger, withoutLimits);
  const db = openDatabase(pool);
  try {
    await db.connection().execute(async (connection) => {
      // Held until the connection ends, also where a process is killed.
      await sql`select pg_advisory_lock(${lock})`.execute(connection);
      await migrate(connection, migrations);
      await runMigrations({ pgPool: pool, logger: graphileLogger(logger) });
    });
  } finally {
    await db.destroy();
  }
}
