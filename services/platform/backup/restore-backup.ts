import { createReadStream } from "node:fs";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import type { Migration } from "kysely";
import type { Client } from "pg";
import { migrateTogether } from "../database/migrate-together";
import { withClient } from "../postgres/socket";
import type { StartedPostgres } from "../postgres/start-postgres";
import type { ServiceLogger } from "../services";
import {
  type BackupHeader,
  type BackupTable,
  getQueueVersion,
  headerSchema,
  listMigrations,
  listTables,
  tableSchema,
} from "./header";

interface Restoration {
  postgres: Pick<StartedPostgres, "address" | "adminAddress">;
  file: string;
  migrations: Record<string, Migration>;
  logger: ServiceLogger;
}

/**
 * Restores a backup into an empty database, whole or not at all, and applies the migrations that it lacks.
 * @throws Error where the database holds rows, or where the backup or the database is of a newer release
 */
export async function restoreBackup(restoration: Restoration): Promise<{ tables: number; rows: number }> {
  const { postgres, file, migrations, logger } = restoration;
  const lines = linesIn(file);
  const header = await readHeader(lines);
  const unknown = header.migrations.find((name) => !(name in migrations));
  if (unknown)
    throw new Error(`The backup is of a newer release, which has ${unknown}: restore it with that one.`);
  const known = Object.entries(migrations).filter(([name]) => header.migrations.includes(name));
  await assertNotNewer(postgres.adminAddress, header);
  await migrateTogether(postgres.address, Object.fromEntries(known), logger);
  const counts = await withClient(postgres.adminAddress, (client) => load(client, header, lines));
  await migrateTogether(postgres.address, migrations, logger);
  return counts;
}

async function readHeader(lines: AsyncGenerator<string>): Promise<BackupHeader> {
  const { value } = await lines.next();
  const { data } = headerSchema.safeParse(parsed(value ?? ""));
  if (!data) throw new Error("The file is no backup of the database.");
  return data;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    return undefined;
  }
}

async function assertNotNewer(address: string, { migrations }: BackupHeader): Promise<void> {
  const applied = await withClient(address, listMigrations);
  if (applied.some((name) => !migrations.includes(name)))
    throw new Error("The database is of a newer release than the backup: restore it into a new one.");
}

async function load(client: Client, header: BackupHeader, lines: AsyncGenerator<string>) {
  if ((await getQueueVersion(client)) !== header.queueVersion)
    throw new Error("The queue of jobs has another version: restore with the release that made the backup.");
  const tables = await listTables(client);
  const counts = { tables: 0, rows: 0 };
  await client.query("begin");
  // Rows come in any order, so foreign keys and triggers rest until the end.
  await client.query("set local session_replication_role = replica");
  for (const [name] of tables) await makeEmpty(client, name);
  let table: BackupTable | null = null;
  let rows: string[] = [];
  const insert = async () => {
    if (table && rows.length > 0) await insertRows(client, table, rows);
    counts.rows += rows.length;
    rows = [];
  };
  for await (const line of lines) {
    if (line.startsWith("[")) {
      await insert();
      table = tableSchema.parse(JSON.parse(line));
      counts.tables += 1;
    } else if (rows.push(line) === rowsAtOnce) await insert();
  }
  await insert();
  for (const [name, value] of Object.entries(header.sequences))
    await client.query("select setval($1::regclass, $2::bigint)", [name, value]);
  await client.query("commit");
  return counts;
}

const rowsAtOnce = 200;
/** Tables of the queue that its migrations and workers fill before there is any job. */
const queue = /^graphile_worker\./;

async function makeEmpty(client: Client, table: string): Promise<void> {
  await client.query(`lock table ${table} in access exclusive mode`);
  if (queue.test(table)) await client.query(`delete from ${table}`);
  const { rowCount } = await client.query(`select from ${table} limit 1`);
  if (rowCount) throw new Error(`The database is not empty: ${table} has rows. Restore into a new one.`);
}

async function insertRows(client: Client, [name, columns]: BackupTable, rows: string[]): Promise<void> {
  const names = columns.join(", ");
  await client.query(
    `insert into ${name} (${names}) overriding system value
     select ${names} from json_populate_recordset(null::${name}, $1::json)`,
    [`[${rows.join(",")}]`],
  );
}

async function* linesIn(file: string): AsyncGenerator<string> {
  const text = pipeline(createReadStream(file), createGunzip(), () => {}).setEncoding("utf8");
  let rest = "";
  for await (const part of text) {
    const lines = (rest + part).split("\n");
    rest = lines.pop() ?? "";
    yield* lines;
  }
}
