import { createWriteStream, existsSync } from "node:fs";
import { link, rm } from "node:fs/promises";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import type { Client } from "pg";
import { withClient } from "../postgres/socket";
import { type BackupHeader, getQueueVersion, listMigrations, listSequences, listTables } from "./header";

const rowsAtOnce = 200;

/** Writes all rows of a database, as they are at one moment, to a new file of gzipped JSON lines. */
export async function writeBackup(address: string, file: string): Promise<{ tables: number; rows: number }> {
  const partial = `${file}.part`;
  const counts = { tables: 0, rows: 0 };
  if (existsSync(file)) throw new Error(`EEXIST: ${file} is there already`);
  try {
    await withClient(address, (client) =>
      pipeline(
        Readable.from(linesOf(client, counts)),
        createGzip(),
        createWriteStream(partial, { mode: 0o600, flush: true }),
      ),
    );
    // Unlike a rename this replaces no file.
    await link(partial, file);
  } finally {
    await rm(partial, { force: true });
  }
  return counts;
}

async function* linesOf(client: Client, counts: { tables: number; rows: number }): AsyncGenerator<string> {
  await client.query("begin transaction isolation level repeatable read, read only");
  const header: BackupHeader = {
    format: 1,
    createdAt: new Date().toISOString(),
    migrations: await listMigrations(client),
    queueVersion: await getQueueVersion(client),
    sequences: await listSequences(client),
  };
  yield `${JSON.stringify(header)}\n`;
  for (const [name, columns] of await listTables(client)) {
    counts.tables += 1;
    yield `${JSON.stringify([name, columns])}\n`;
    const row = `select row_to_json(t)::text as row from (select ${columns.join(", ")} from ${name}) t`;
    await client.query(`declare rows no scroll cursor for ${row}`);
    for (;;) {
      const { rows } = await client.query<{ row: string }>(`fetch ${rowsAtOnce} from rows`);
      if (rows.length === 0) break;
      counts.rows += rows.length;
      // Values of the type json keep their line ends, which are not inside of their strings.
      yield rows.map(({ row }) => `${row.replace(/[\r\n]/g, " ")}\n`).join("");
    }
    await client.query("close rows");
  }
  await client.query("commit");
}
