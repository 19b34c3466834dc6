import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CompiledQuery } from "kysely";
import type { Pool } from "pg";
import { onTestFinished } from "vitest";
import { givingSettings } from "~/utils/giving-settings";
import { readSettings } from "~/utils/settings";
import { type Giving, openGiving } from "../../services/giving/giving";
import { prepareDatabase } from "../../services/open";
import { createLocalBlobs } from "../../services/platform/blobs/local";
import { createPool, openDatabase, withoutLimits } from "../../services/platform/database/connect";
import { createKeyRing } from "../../services/platform/key-ring";
import {
  argon2id,
  createPasswordHasher,
  type PasswordHasher,
} from "../../services/platform/passwords/password-hasher";
import { startPostgres } from "../../services/platform/postgres/start-postgres";
import type { Services } from "../../services/platform/services";
import { capturingLogger, type LogEntry } from "./capturing-logger";
import { findMemoryFolder } from "./memory-folder";
import { createPatientPool } from "./patient-pool";
import { temporaryFolder } from "./temporary-folder";

const template = "template_site";
/** A thousandth of the site's cost: most tests log a member in. */
const cheapHashes = argon2id({ memoryCost: 64, timeCost: 1, parallelism: 1 });

let cluster: Promise<Cluster> | undefined;
let count = 0;

interface Cluster {
  /** Of the site's role, at the site's database. */
  address: string;
  /** Runs a statement as superuser, over a connection that stays open. */
  administer(sql: string): Promise<unknown>;
}

/** Starts one PostgreSQL for all tests of a process, with a migrated template. */
async function startCluster(): Promise<Cluster> {
  const { logger } = capturingLogger();
  // Each test copies and drops a database of 10 MB.
  const dataDir = mkdtempSync(join(findMemoryFolder() ?? tmpdir(), "site-test-"));
  const postgres = await startPostgres({ dataDir, logger, isDurable: false });
  // Vitest ends its workers with SIGTERM. The listener of the server comes first, and ends it.
  process.once("SIGTERM", () => process.exit());
  process.once("exit", () => rmSync(dataDir, { recursive: true, maxRetries: 20, retryDelay: 50 }));
  const admin = createPool(withDatabase(postgres.adminAddress, "postgres"), logger, {
    ...withoutLimits,
    max: 1,
    connectionTimeoutMillis: 0,
  });
  const administer = (sql: string) => admin.query(sql);
  await administer(`create database ${template} owner site`);
  await prepareDatabase(withDatabase(postgres.address, template), logger);
  return { address: postgres.address, administer };
}

/** The address of a database of this test: migrated, or without tables. */
export async function testDatabase({ isMigrated = true } = {}): Promise<string> {
  cluster ??= startCluster();
  const { address, administer } = await cluster;
  count += 1;
  const name = `test_${count}`;
  const source = isMigrated ? template : "template0";
  // Copying files takes half as long as writing the pages to the log.
  await administer(`create database ${name} owner site template ${source} strategy file_copy`);
  onTestFinished(async () => {
    await administer(`drop database ${name} with (force)`);
  });
  return withDatabase(address, name);
}

export interface TestServices {
  services: Services;
  pool: Pool;
  /** The address of the database. */
  address: string;
  /** The folder of the blobs. */
  blobFolder: string;
  logged: LogEntry[];
  /** The statements that were executed, as SQL without values. */
  statements: string[];
  /** The same with their values. */
  queries: CompiledQuery[];
  /** Moves the clock. */
  pass(ms: number): void;
}

interface TestServicesOptions {
  start?: string;
  /** The address of a database of this test; by default one without rows. */
  database?: string;
  passwords?: PasswordHasher;
  /** How gifts are paid; by default by bank transfer. */
  giving?: Giving;
}

/** The parts of the services over a database of this test. The clock stands still until it is moved. */
export async function testServices(options: TestServicesOptions = {}): Promise<TestServices> {
  const {
    start = "2026-11-23T10:00:00Z",
    database,
    passwords = createPasswordHasher({ algorithm: cheapHashes }),
    giving = openGiving(readSettings(givingSettings, {})),
  } = options;
  const { logger, logged } = capturingLogger();
  const address = database ?? (await testDatabase());
  const pool = createPatientPool(address, logger);
  const statements: string[] = [];
  const queries: CompiledQuery[] = [];
  const db = openDatabase(pool, (query) => {
    statements.push(query.sql);
    queries.push(query);
  });
  onTestFinished(() => db.destroy());
  let time = new Date(start).getTime();
  const now = () => new Date(time);
  const blobFolder = temporaryFolder();
  const messageKeys = createKeyRing(["a key of messages of this test, long"]);
  const blobs = createLocalBlobs(blobFolder, now);
  return {
    services: { db, blobs, now, secret: ["a secret of this test"], messageKeys, logger, passwords, giving },
    pool,
    address,
    blobFolder,
    logged,
    statements,
    queries,
    pass: (ms) => {
      time += ms;
    },
  };
}

function withDatabase(address: string, name: string): string {
  return address.replace("/site?", `/${name}?`);
}
