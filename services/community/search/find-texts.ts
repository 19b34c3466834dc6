import { sql } from "kysely";
import type { Queries } from "../../tables";
import type { TextKind } from "./contract";

/** The best match of a conversation, an entry or a blog. */
export interface Hit {
  kind: TextKind;
  /** Of a conversation or an entry; null for a blog. */
  thread: string | null;
  /** The reaction with the words; null where they are in the text itself. */
  reaction: string | null;
  /** The member whose blog it is; null for the others. */
  blog: string | null;
}

/** As many texts are compared: the newest ones with the words. */
const mostTexts = 400;

interface Search {
  /** In the syntax of a tsquery, of stems. */
  query: string;
  kind: TextKind | null;
  isMember: boolean;
}

interface Row extends Hit {
  rank: number;
}

/**
 * Texts with the words that a viewer may read, the best one first, each conversation once. Texts are looked through
 * from the newest slice to the oldest, until there are enough: common words cost no more than rare ones.
 */
export async function findTexts(
  db: Queries,
  { query, kind, isMember }: Search,
): Promise<{ hits: Hit[]; isMore: boolean }> {
  const { rows } = await sql<Row>`
    select found.* from generate_series(
      (select coalesce(max(id), 0) / 10000 from searched_texts), 0, -1
    ) as slice
    cross join lateral (
      select texts.kind, threads.id as thread, reactions.id as reaction, texts.blog_id as blog,
        ts_rank(texts.words, ${query}::tsquery, 1) as rank
      from searched_texts texts
      left join reactions on reactions.id = texts.reaction_id
      left join threads on threads.id = coalesce(texts.thread_id, reactions.thread_id)
      left join forum_groups on forum_groups.slug = threads.group_slug
      left join blogs on blogs.member_id = texts.blog_id
      left join member_preferences on member_preferences.member_id = coalesce(threads.blog_id, texts.blog_id)
      where texts.words @@ ${query}::tsquery
        and search_slices(texts.id, texts.kind) @> array[${kind ?? ""} || slice]
        and (texts.reaction_id is null or reactions.state = 'published')
        and case texts.kind
          when 'conversation' then threads.state = 'published' and threads.document is not null
            and (forum_groups.is_public or ${isMember})
          when 'entry' then threads.state = 'published' and member_preferences.blog_visibility = 'public'
          else blogs.last_entry_at is not null and member_preferences.blog_visibility = 'public'
        end
      -- Also here, so that PostgreSQL asks the index for the words of one slice, not for those of all texts.
      limit ${mostTexts}
    ) as found
    limit ${mostTexts}
  `.execute(db);
  return { hits: bestOfEach(rows), isMore: rows.length === mostTexts };
}

/** The best match of each conversation, entry and blog. */
function bestOfEach(rows: readonly Row[]): Hit[] {
  const best = new Map<string, Row>();
  for (const row of rows.toSorted(byRank)) {
    const key = row.thread ?? row.blog ?? "";
    if (!best.has(key)) best.set(key, row);
  }
  return [...best.values()].map(({ rank: _, ...hit }) => hit);
}

/** The best one first; of equal ones the newest. */
function byRank(one: Row, other: Row): number {
  return other.rank - one.rank || Number(other.thread ?? 0) - Number(one.thread ?? 0);
}
