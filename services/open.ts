import type { Pool } from "pg";
import { checkGivingSettings, type GivingSettings } from "../app/utils/giving-settings";
import { messageKeysMissing, type Secret } from "../app/utils/services-settings";
import { storedSecret } from "../app/utils/stored-secret";
import { openGiving } from "./giving/giving";
import { migrations } from "./migrations";
import { openBlobs } from "./platform/blobs/open-blobs";
import { createPool, openDatabase } from "./platform/database/connect";
import { migrateTogether } from "./platform/database/migrate-together";
import { createKeyRing, type KeyRing } from "./platform/key-ring";
import { createPasswordHasher } from "./platform/passwords/password-hasher";
import { startPostgres } from "./platform/postgres/start-postgres";
import type { ServiceLogger, Services } from "./platform/services";

export interface OpenOptions {
  /** Empty: a PostgreSQL is started in `dataDir`. */
  databaseUrl: string;
  dataDir: string;
  /** Empty: blobs are files in `dataDir`. */
  azureStorage: string;
  secret: Secret;
  giving: GivingSettings;
  /** The newest first; empty in a demo: one is made in `dataDir`. */
  messageKeys: readonly string[];
  logger: ServiceLogger;
  /** Whether it is no real site: it makes its own keys, and takes no real gifts. */
  demo: boolean;
  now?: () => Date;
}

export interface OpenedServices {
  services: Services;
  pool: Pool;
  close(): Promise<void>;
}

/** Opens the database, migrated. @throws Error where it cannot be reached or migrated */
export async function openServices(options: OpenOptions): Promise<OpenedServices> {
  const { databaseUrl, dataDir, azureStorage, secret, logger, demo, now = () => new Date() } = options;
  checkGivingSettings(options.giving, demo);
  const messageKeys = messageKeysOf(options);
  const postgres = databaseUrl ? null : await startPostgres({ dataDir, logger });
  const address = postgres?.address ?? databaseUrl;
  const pool = createPool(address, logger);
  const db = openDatabase(pool);
  async function close(): Promise<void> {
    await db.destroy();
    await postgres?.stop();
  }
  try {
    await prepareDatabase(address, logger);
    const blobs = await openBlobs({ azureStorage, dataDir, now });
    const giving = openGiving(options.giving);
    const passwords = createPasswordHasher();
    const services: Services = { db, blobs, now, secret, messageKeys, logger, giving, passwords };
    return { services, pool, close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** The keys of messages. @throws Error where there is none and it is no demo: members could never read them again */
function messageKeysOf({ messageKeys, demo, dataDir }: OpenOptions): KeyRing {
  if (messageKeys.length > 0) return createKeyRing(messageKeys);
  if (!demo) throw messageKeysMissing();
  return createKeyRing([storedSecret(dataDir, "message-key")]);
}

/** Brings the tables, and those of the queue of jobs, to their newest form. */
export function prepareDatabase(address: string, logger: ServiceLogger): Promise<void> {
  return migrateTogether(address, migrations, logger);
}
