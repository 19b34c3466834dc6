import { sql } from "kysely";
import { prepare } from "../../platform/database/preparing-dialect";
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

/** As many texts are compared, the newest ones with the words: where a few of each kind are shown, or pages of one. */
const mostOfAll = 100;
const mostOfKind = 200;

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
 * from the newest slice to the oldest, until there are enough: common words cost no more than rare ones. The newest
 * ten to twenty slices are asked for one by one, older ones in blocks of ten.
 */
export async function findTexts(
  db: Queries,
  { query, kind, isMember }: Search,
): Promise<{ hits: Hit[]; isMore: boolean }> {
  const [search, most] = kind === null ? [searchAll, mostOfAll] : [searchKind, mostOfKind];
  const rows = await search(db, { query, kind: kind ?? "", isMember });
  return { hits: bestOfEach(rows), isMore: rows.length === most };
}

const searchAll = searchOf(mostOfAll);
const searchKind = searchOf(mostOfKind);

function searchOf(most: number) {
  return prepare<{ query: string; kind: TextKind | ""; isMember: boolean }>()((db, value) =>
    sql<Row>`
    select found.kind, thread, reaction, blog, rank from (
      select coalesce(max(id), 0) / 10000 as slice, coalesce(max(id), 0) / 100000 as block from searched_texts
    ) as newest
    cross join lateral (
      select slice::text from generate_series(newest.slice, greatest(newest.block - 1, 0) * 10, -1) as slice
      union all
      select 'block' || block from generate_series(newest.block - 2, 0, -1) as block
    ) as part
    cross join lateral (
      select texts.kind, threads.id as thread, reactions.id as reaction, texts.blog_id as blog,
        ts_rank(texts.words, ${value("query")}::tsquery, 1) as rank
      from searched_texts texts
      -- With an offset PostgreSQL asks the index for each of them, instead of reading whole tables to join them.
      left join lateral (
        select id, thread_id, state from reactions where id = texts.reaction_id offset 0
      ) as reactions on true
      left join lateral (
        select id, state, document is not null as has_text, group_slug, blog_id from threads
        where id = coalesce(texts.thread_id, reactions.thread_id) offset 0
      ) as threads on true
      where texts.words @@ ${value("query")}::tsquery
        and search_slices(texts.id, texts.kind) @> array[${value("kind")} || part.slice]
        and (texts.reaction_id is null or reactions.state = 'published')
        and case texts.kind
          when 'conversation' then threads.state = 'published' and threads.has_text
            and (${value("isMember")} or (select is_public from forum_groups where slug = threads.group_slug))
          when 'entry' then threads.state = 'published'
            and (select blog_visibility from member_preferences where member_id = threads.blog_id) = 'public'
          else (select last_entry_at from blogs where member_id = texts.blog_id) is not null
            and (select blog_visibility from member_preferences where member_id = texts.blog_id) = 'public'
        end
      -- Also here, so that PostgreSQL asks the index for the words of one part, not for those of all texts.
      limit ${most}
    ) as found
    limit ${most}
  `.compile(db),
  );
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
