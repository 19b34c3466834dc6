import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Client, type Pool } from "pg";
import { onTestFinished } from "vitest";
import { prepareDatabase } from "../../services/open";
import { createDatabase, createPool } from "../../services/platform/database/connect";
import { startPostgres } from "../../services/platform/postgres/start-postgres";
import type { Services } from "../../services/platform/services";
import { capturingLogger, type LogEntry } from "./capturing-logger";

/** What is written survives the tests of one process only. */
const fast = { fsync: "off", synchronous_commit: "off", full_page_writes: "off" };
const template = "template_site";

let cluster: Promise<string> | undefined;
let count = 0;

/** Starts one PostgreSQL for all tests of a process, with a migrated template. */
async function startCluster(): Promise<string> {
  const { logger } = capturingLogger();
  const dataDir = mkdtempSync(join(tmpdir(), "site-test-"));
  process.once("exit", () => rmSync(dataDir, { recursive: true, force: true }));
  const { address } = await startPostgres({ dataDir, logger, settings: fast });
  await query(address, `create database ${template}`);
  const pool = createPool(withDatabase(address, template), logger);
  const db = createDatabase(pool);
  await prepareDatabase(pool, db, logger);
  await db.destroy();
  return address;
}

/** The address of a migrated database of this test. */
export async function testDatabase(): Promise<string> {
  cluster ??= startCluster();
  const address = await cluster;
  count += 1;
  const name = `test_${count}`;
  await query(address, `create database ${name} template ${template}`);
  onTestFinished(() => query(address, `drop database ${name} with (force)`));
  return withDatabase(address, name);
}

export interface TestServices {
  services: Services;
  pool: Pool;
  /** The address of the database. */
  address: string;
  logged: LogEntry[];
  /** The statements that were executed, as SQL without values. */
  statements: string[];
  /** Moves the clock. */
  pass(ms: number): void;
}

/** The parts of the services over a database of this test. The clock stands still until it is moved. */
export async function testServices(start = "2026-11-23T10:00:00Z"): Promise<TestServices> {
  const { logger, logged } = capturingLogger();
  const address = await testDatabase();
  const pool = createPool(address, logger);
  const statements: string[] = [];
  const db = createDatabase(pool, (sql) => statements.push(sql));
  onTestFinished(() => db.destroy());
  let time = new Date(start).getTime();
  return {
    services: { db, now: () => new Date(time), secret: "a secret of this test", logger },
    ...{ pool, address, logged, statements },
    pass: (ms) => {
      time += ms;
    },
  };
}

function withDatabase(address: string, name: string): string {
  return address.replace("/site?", `/${name}?`);
}

async function query(address: string, sql: string): Promise<void> {
  const client = new Client({ connectionString: withDatabase(address, "postgres") });
  await client.connect();
  await client.query(sql);
  await client.end();
}
