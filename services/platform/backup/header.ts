import type { Client } from "pg";
import { z } from "zod";

/** The first line of a backup. */
export const headerSchema = z.object({
  format: z.literal(1),
  createdAt: z.string(),
  /** The migrations that made its tables. */
  migrations: z.array(z.string()),
  /** Those of the queue of jobs. */
  queueVersion: z.number(),
  /** The last values of sequences, as texts. */
  sequences: z.record(z.string(), z.string()),
});
export type BackupHeader = z.output<typeof headerSchema>;

/** A line between the header and rows: the table of the rows that follow. */
export const tableSchema = z.tuple([z.string(), z.array(z.string())]);
export type BackupTable = z.output<typeof tableSchema>;

/** The tables whose rows are written by migrations alone. */
const ofMigrations = ["kysely_migration", "kysely_migration_lock", "graphile_worker.migrations"];

/** All tables with their columns, without those whose values are computed. */
export async function listTables(client: Client): Promise<BackupTable[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `select c.oid::regclass::text as name,
       array_agg(quote_ident(a.attname) order by a.attnum) as columns
     from pg_class c
       join pg_namespace n on n.oid = c.relnamespace
       join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
     where c.relkind = 'r' and n.nspname !~ '^pg_' and n.nspname <> 'information_schema'
       and c.oid::regclass::text <> all ($1)
     group by c.oid order by 1`,
    [ofMigrations],
  );
  return rows.map(({ name, columns }) => [name, columns]);
}

/** None where the database is new. */
export async function listMigrations(client: Client): Promise<string[]> {
  const { rowCount } = await client.query("select from pg_tables where tablename = 'kysely_migration'");
  if (!rowCount) return [];
  const { rows } = await client.query<{ name: string }>("select name from kysely_migration order by name");
  return rows.map(({ name }) => name);
}

export async function getQueueVersion(client: Client): Promise<number> {
  const { rows } = await client.query<{ id: number }>("select max(id) as id from graphile_worker.migrations");
  return rows[0]?.id ?? 0;
}

export async function listSequences(client: Client): Promise<Record<string, string>> {
  const { rows } = await client.query<{ name: string; value: string }>(
    `select format('%I.%I', schemaname, sequencename) as name, last_value::text as value
     from pg_sequences where last_value is not null order by 1`,
  );
  return Object.fromEntries(rows.map(({ name, value }) => [name, value]));
}
