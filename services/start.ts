import { accountRoutes } from "./accounts/routes";
import { findSessionMember } from "./accounts/sessions";
import { operations } from "./contract";
import { migrations } from "./migrations";
import { createDatabase, createPool } from "./platform/database/connect";
import { migrate } from "./platform/database/migrate";
import { createHandler } from "./platform/http/handler";
import { openApiOf } from "./platform/http/openapi";
import type { ServiceLogger, Services } from "./platform/services";

interface ServicesOptions {
  /** Empty: a PostgreSQL is started in `dataDir`. */
  databaseUrl: string;
  dataDir: string;
  secret: string;
  /** The key that callers have to send; null where the site is the same process. */
  key: string | null;
  logger: ServiceLogger;
  now?: () => Date;
}

export interface RunningServices {
  fetch(request: Request): Promise<Response>;
  stop(): Promise<void>;
}

/** Starts the services over a migrated database. @throws Error where the database cannot be reached or migrated */
export async function startServices(options: ServicesOptions): Promise<RunningServices> {
  const { databaseUrl, secret, key, logger, now = () => new Date() } = options;
  const pool = createPool(databaseUrl, logger);
  const db = createDatabase(pool);
  await migrate(db, migrations);
  const services: Services = { db, now, secret, logger };
  return {
    fetch: createHandler({
      routes: Object.values(accountRoutes),
      services,
      key,
      document: openApiOf(operations),
      findMember: (session) => findSessionMember(session, services),
    }),
    stop: () => db.destroy(),
  };
}
