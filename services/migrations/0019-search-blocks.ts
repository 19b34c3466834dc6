import { type Kysely, sql } from "kysely";

/**
 * Ten slices make a block. Words that the newest slices do not have often enough are looked for in whole blocks: a
 * search for a rare word asks the index ten times less often.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    drop index searched_texts_by_words;
    create or replace function search_slices(id bigint, kind text) returns text[]
      language sql immutable parallel safe
      return array[
        (id / 10000)::text, kind || (id / 10000)::text,
        'block' || (id / 100000)::text, kind || 'block' || (id / 100000)::text
      ];
    create index searched_texts_by_words on searched_texts using gin (words, search_slices(id, kind))
      with (fastupdate = off);
  `.execute(db);
}
