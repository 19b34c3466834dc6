import { readdirSync, readFileSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { withClient } from "../../services/platform/postgres/socket";

interface Column {
  name: string;
  column: string;
  type: string;
}

/** Every column of every table of a database that holds one of these texts, in any case, also within bytes. */
export function findInTables(address: string, texts: readonly string[]): Promise<string[]> {
  return withClient(address, async (client) => {
    const { rows: columns } = await client.query<Column>(
      `select format('%I.%I', table_schema, table_name) as name, quote_ident(column_name) as column, data_type as type
       from information_schema.columns join information_schema.tables using (table_schema, table_name)
       where table_type = 'BASE TABLE' and table_schema not in ('pg_catalog', 'information_schema')
       order by 1, 2`,
    );
    if (columns.length === 0) throw new Error("The database has no tables");
    const found: string[] = [];
    for (const { name, column, type } of columns) {
      const text = type === "bytea" ? `encode(${column}, 'escape')` : `${column}::text`;
      const { rowCount } = await client.query(
        `select from ${name} where exists (select from unnest($1::text[]) sought
           where position(lower(sought) in lower(${text})) > 0) limit 1`,
        [texts],
      );
      if (rowCount) found.push(`${name}.${column}`);
    }
    return found.sort();
  });
}

/** Every file below a folder that holds one of these texts, in its name or its content. */
export function findInFiles(
  folder: string,
  texts: readonly string[],
  { except }: { except: readonly string[] },
): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .map((entry) => join(entry.parentPath, entry.name))
    .map((file) => ({ file, name: relative(folder, file) }))
    .filter(({ name }) => !except.some((excluded) => name === excluded || name.startsWith(`${excluded}/`)))
    .filter(({ file, name }) =>
      isIn(`${name} ${statSync(file).isFile() ? readFileSync(file, "utf8") : ""}`, texts),
    )
    .map(({ name }) => name);
}

/** Whether a text holds one of these, in any case. */
export function isIn(text: string, texts: readonly string[]): boolean {
  return texts.some((sought) => text.toLowerCase().includes(sought.toLowerCase()));
}

/** The columns that reference the rows of a table, as `schema.table.column`, with how many of its rows they reference. */
export function countReferences(address: string, table: string, id: string): Promise<Record<string, number>> {
  return withClient(address, async (client) => {
    const { rows } = await client.query<{ name: string; column: string }>(
      `select conrelid::regclass::text as name, quote_ident(attname) as column
       from pg_constraint join pg_attribute on attrelid = conrelid and attnum = any (conkey)
       where contype = 'f' and confrelid = $1::regclass order by 1, 2`,
      [table],
    );
    const counts = [];
    for (const { name, column } of rows) {
      const { rows } = await client.query<{ count: number }>(
        `select count(*)::int as count from ${name} where ${column} = $1`,
        [id],
      );
      counts.push([`${name}.${column}`, rows[0]?.count ?? 0]);
    }
    return Object.fromEntries(counts);
  });
}
