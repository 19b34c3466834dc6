import { runMigrations } from "graphile-worker";
import type { Pool } from "pg";
import { migrations } from "./migrations";
import { createDatabase, createPool } from "./platform/database/connect";
import { migrate } from "./platform/database/migrate";
import { quietLogger } from "./platform/jobs/logger";
import { startPostgres } from "./platform/postgres/start-postgres";
import type { ServiceLogger, Services } from "./platform/services";
import type { Database } from "./tables";

export interface OpenOptions {
  /** Empty: a PostgreSQL is started in `dataDir`. */
  databaseUrl: string;
  dataDir: string;
  secret: string;
  logger: ServiceLogger;
  now?: () => Date;
}

export interface OpenedServices {
  services: Services;
  pool: Pool;
  close(): Promise<void>;
}

/** Opens the database, migrated. @throws Error where it cannot be reached or migrated */
export async function openServices(options: OpenOptions): Promise<OpenedServices> {
  const { databaseUrl, dataDir, secret, logger, now = () => new Date() } = options;
  const postgres = databaseUrl ? null : await startPostgres({ dataDir, logger });
  const pool = createPool(postgres?.address ?? databaseUrl, logger);
  const db = createDatabase(pool);
  await prepareDatabase(pool, db, logger);
  return {
    services: { db, now, secret, logger },
    pool,
    async close() {
      await db.destroy();
      await postgres?.stop();
    },
  };
}

/** Brings the tables, and those of the queue of jobs, to their newest form. */
export async function prepareDatabase(pool: Pool, db: Database, logger: ServiceLogger): Promise<void> {
  await runMigrations({ pgPool: pool, logger: quietLogger(logger) });
  await migrate(db, migrations);
}
