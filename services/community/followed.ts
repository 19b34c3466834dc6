import { sql } from "kysely";
import { prepare } from "../platform/database/preparing-dialect";
import type { Queries } from "../tables";
import type { Followed } from "./follows-contract";
import { slugOf } from "./slug-of";

const mostShown = 100;

interface Row {
  kind: "conversation" | "entry" | "topic" | "blog";
  id: string | null;
  title: string;
  slug: string | null;
  group_slug: string | null;
  group_title: string | null;
  username: string | null;
  news_at: Date | null;
  is_unread: boolean;
}

/**
 * What a member follows and may still read, the last news first.
 * @param limit null for all of it
 */
export async function listFollowed(
  db: Queries,
  memberId: string,
  limit: number | null = mostShown,
): Promise<Followed[]> {
  return (await readFollowed(db, { memberId, limit })).map(shownFollow);
}

const readFollowed = prepare<{ memberId: string; limit: number | null }>()((db, value) =>
  sql<Row>`
    select case when threads.blog_id is null then 'conversation' else 'entry' end as kind, threads.id, title,
      null as slug, null as group_slug, null as group_title, null as username, last_at as news_at,
      coalesce(thread_reads.number < last_number, false) as is_unread
    from follows join threads on threads.id = follows.thread_id
    left join thread_reads on thread_reads.thread_id = threads.id and thread_reads.member_id = follows.member_id
    where follows.member_id = ${value("memberId")} and threads.state = 'published'
    union all
    select 'topic', null, forum_topics.title, forum_topics.slug, group_slug, forum_groups.title, null,
      (select last_at from threads where topic_id = forum_topics.id and state = 'published' and not is_pinned
        order by last_at desc limit 1), false
    from follows join forum_topics on forum_topics.id = follows.topic_id
    join forum_groups on forum_groups.slug = group_slug
    where follows.member_id = ${value("memberId")} and forum_topics.is_listed and forum_groups.is_listed
    union all
    select 'blog', null, title, null, null, null, username, last_entry_at, false
    from follows join blogs on blogs.member_id = follows.blog_id
    join members on members.id = blogs.member_id
    where follows.member_id = ${value("memberId")}
    order by news_at desc nulls last, title
    limit ${value("limit")}
  `.compile(db),
);

function shownFollow(row: Row): Followed {
  const { title } = row;
  const newsAt = row.news_at?.toISOString() ?? null;
  switch (row.kind) {
    case "conversation":
    case "entry":
      return {
        kind: row.kind,
        id: row.id ?? "",
        title,
        slug: slugOf(title),
        newsAt,
        isUnread: row.is_unread,
      };
    case "topic":
      return {
        kind: row.kind,
        newsAt,
        topic: { slug: row.slug ?? "", title },
        group: { slug: row.group_slug ?? "", title: row.group_title ?? "" },
      };
    case "blog":
      return { kind: row.kind, newsAt, title, username: row.username ?? "" };
  }
}
