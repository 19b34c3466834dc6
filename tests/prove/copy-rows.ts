import { chmodSync, createWriteStream, rmSync } from "node:fs";
import { join } from "node:path";
import { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";
import type { Client } from "pg";

export type Value = string | number | boolean | Date | Buffer | null;

/** The rows of a table, which are made while they are copied. */
export interface TableRows {
  table: string;
  columns: readonly string[];
  rows: Iterable<readonly Value[]>;
}

export function table(name: string, columns: readonly string[], rows: Iterable<readonly Value[]>): TableRows {
  return { table: name, columns, rows };
}

/** Fills tables by COPY, in the order of the list, and builds their indexes afterwards. @param client of a superuser */
export async function copyRows(client: Client, tables: readonly TableRows[], folder: string): Promise<void> {
  // References are right as the rows are made; checking a million of them takes minutes.
  await client.query("set session_replication_role = replica; set maintenance_work_mem = '256MB'");
  for (const { table, columns, rows } of tables) {
    const { rows: indexes } = await client.query<{ name: string; definition: string }>(
      `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
       where indrelid = $1::regclass and not exists (select from pg_constraint where conindid = indexrelid)`,
      [table],
    );
    for (const { name } of indexes) await client.query(`drop index ${name}`);
    const file = join(folder, `${table}.txt`);
    await pipeline(Readable.from(chunksOf(rows)), createWriteStream(file));
    chmodSync(file, 0o644);
    await client.query(`copy ${table} (${columns.join(", ")}) from '${file}'`);
    rmSync(file);
    for (const { definition } of indexes) await client.query(definition);
    if (columns.includes("id") && table !== "members")
      await client.query(
        `select setval(pg_get_serial_sequence('${table}', 'id'), (select max(id) from ${table}))`,
      );
  }
  await client.query("vacuum (analyze)");
}

const linesOfChunk = 2000;

function* chunksOf(rows: Iterable<readonly Value[]>): Generator<string> {
  let lines: string[] = [];
  for (const row of rows) {
    lines.push(`${row.map(textOf).join("\t")}\n`);
    if (lines.length < linesOfChunk) continue;
    yield lines.join("");
    lines = [];
  }
  yield lines.join("");
}

/** A value as the text format of COPY has it. */
function textOf(value: Value): string {
  if (value === null) return "\\N";
  if (value instanceof Date) return value.toISOString();
  if (Buffer.isBuffer(value)) return `\\\\x${value.toString("hex")}`;
  return String(value).replaceAll("\\", "\\\\").replaceAll("\n", "\\n").replaceAll("\t", "\\t");
}
