import { type SelectQueryBuilder, sql } from "kysely";
import type { Queries } from "../tables";
import { itemsOnPage, lastPage } from "./schemas";

/** The page of a list that was asked for, or its last one, and how many pages there are. */
export interface Page {
  page: number;
  pageCount: number;
  offset: number;
}

/**
 * Finds a page of a list. It counts no further than the last page that can be asked for, so that it costs the same in
 * a list of any length.
 * @param list a query of what is listed, without its order
 */
export async function findPage<DB, Table extends keyof DB>(
  db: Queries,
  list: SelectQueryBuilder<DB, Table, object>,
  asked: number,
): Promise<Page> {
  const counted = list.select(sql<number>`1`.as("one")).limit(lastPage * itemsOnPage);
  const { rows } = await sql<{
    count: number;
  }>`select count(*)::int as count from (${counted}) counted`.execute(db);
  const pageCount = Math.max(1, Math.ceil((rows[0]?.count ?? 0) / itemsOnPage));
  const page = Math.min(asked, pageCount);
  return { page, pageCount, offset: (page - 1) * itemsOnPage };
}
