import { runMigrations } from "graphile-worker";
import { type Kysely, type Migration, sql } from "kysely";
import type { Pool } from "pg";
import { graphileLogger } from "../jobs/logger";
import type { ServiceLogger } from "../services";
import { migrate } from "./migrate";

/** Any number that no other lock of the database has. */
const lock = 7_026_531;

/**
 * Applies the missing migrations of the tables and of the queue of jobs. Other processes wait until it is done.
 * @throws the error of the migration that failed
 */
export async function migrateTogether<DB>(
  pool: Pool,
  db: Kysely<DB>,
  migrations: Record<string, Migration>,
  logger: ServiceLogger,
): Promise<void> {
  await db.connection().execute(async (connection) => {
    // Waiting for another process, and migrations, may take longer than other statements.
    await sql`set statement_timeout = 0`.execute(connection);
    try {
      await sql`select pg_advisory_lock(${lock})`.execute(connection);
      await migrate(connection, migrations);
      await runMigrations({ pgPool: pool, logger: graphileLogger(logger) });
    } finally {
      await sql`select pg_advisory_unlock(${lock})`.execute(connection);
      await sql`reset statement_timeout`.execute(connection);
    }
  });
}
