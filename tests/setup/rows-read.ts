import { expect } from "vitest";
import { z } from "zod";
import type { TestServices } from "./database";

/** A step of PostgreSQL's plan. The numbers are those of one of its loops. */
const step = z.object({
  "Relation Name": z.string().optional(),
  "Index Name": z.string().optional(),
  "Actual Rows": z.number(),
  "Actual Loops": z.number(),
  "Rows Removed by Filter": z.number().default(0),
  get Plans() {
    return z.array(step).default([]);
  },
});
type Step = z.output<typeof step>;
const explained = z.tuple([z.object({ "QUERY PLAN": z.tuple([z.object({ Plan: step })]) })]);

/**
 * How many rows the queries of a call read, of tables and of indexes: what it costs, whatever the machine. Statements
 * that change something are not counted.
 */
export async function rowsRead(
  { pool, queries }: Pick<TestServices, "pool" | "queries">,
  call: () => Promise<{ status: number }>,
): Promise<number> {
  queries.length = 0;
  expect((await call()).status).toBe(200);
  let count = 0;
  for (const { sql, parameters } of queries.filter((query) => /^\s*(select|with)\b/.test(query.sql))) {
    const { rows } = await pool.query(`explain (analyze, format json) ${sql}`, [...parameters]);
    count += rowsOf(explained.parse(rows)[0]["QUERY PLAN"][0].Plan);
  }
  return count;
}

function rowsOf({ Plans, ...own }: Step): number {
  const isRead = own["Relation Name"] !== undefined || own["Index Name"] !== undefined;
  const rows = isRead ? (own["Actual Rows"] + own["Rows Removed by Filter"]) * own["Actual Loops"] : 0;
  return Plans.reduce((sum, part) => sum + rowsOf(part), rows);
}
