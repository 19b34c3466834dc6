import { migrations } from "./migrations";
import { createDatabase, createPool } from "./platform/database/connect";
import { migrate } from "./platform/database/migrate";
import type { ServiceLogger, Services } from "./platform/services";

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
  close(): Promise<void>;
}

/** Opens the database, migrated. @throws Error where it cannot be reached or migrated */
export async function openServices(options: OpenOptions): Promise<OpenedServices> {
  const { databaseUrl, secret, logger, now = () => new Date() } = options;
  const pool = createPool(databaseUrl, logger);
  const db = createDatabase(pool);
  await migrate(db, migrations);
  return { services: { db, now, secret, logger }, close: () => db.destroy() };
}
