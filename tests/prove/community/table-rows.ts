import { dayMs } from "~/utils/durations";
import { type TableRows, table, type Value } from "../copy-rows";
import { membersTable, type OpenSession, sessionsTable } from "../people-rows";
import type { Blog, Reaction, Thread } from "./posts";
import type { Random } from "./random";

interface Written {
  members: readonly string[];
  threads: readonly Thread[];
  reactions: readonly Reaction[];
  blogs: readonly Blog[];
  sessions: readonly OpenSession[];
  random: Random;
}

/** How much each member follows and read. */
const each = { follows: 2, reads: 5 };

/** Everything as the rows of tables: the earlier ones are referred to by the later ones. */
export function tableRows(written: Written): TableRows[] {
  const { members, threads, reactions, blogs, sessions, random } = written;
  const now = new Date();
  const joined = new Date(now.getTime() - 6 * 365 * dayMs);
  const posts = [...threads, ...reactions].sort((one, other) => one.at.getTime() - other.at.getTime());
  return [
    membersTable(members, { joined, now }),
    sessionsTable(sessions, now),
    table(
      "community_members",
      ["member_id", "published_count"],
      members.map((id) => [id, 5]),
    ),
    table(
      "member_preferences",
      ["member_id", "blog_visibility", "message_mails", "reaction_mails", "follow_mails", "approach"],
      blogs.map(({ member, isPublic }) => [
        member,
        isPublic ? "public" : "members",
        "none",
        "soon",
        "daily",
        "{}",
      ]),
    ),
    table(
      "blogs",
      ["member_id", "title", "introduction", "created_at", "last_entry_at"],
      blogs.map(({ member, text, lastAt }) => [member, text.title, text.title, joined, lastAt]),
    ),
    table(
      "threads",
      [
        "id",
        "group_slug",
        "topic_id",
        "blog_id",
        "date",
        "author_id",
        "title",
        "document",
        "state",
        "submission",
        "created_at",
        "published_at",
        "last_at",
        "last_reaction_id",
        "reaction_count",
        "last_position",
        "last_number",
        "is_announced",
      ],
      threads.map(threadRow),
    ),
    table(
      "reactions",
      [
        "id",
        "thread_id",
        "parent_id",
        "author_id",
        "document",
        "state",
        "position",
        "number",
        "submission",
        "created_at",
        "is_announced",
      ],
      reactions.map(reactionRow),
    ),
    table(
      "follows",
      ["member_id", "thread_id", "created_at"],
      ofMembers(members, threads, each.follows, random).map(([member, id]) => [member, id, now]),
    ),
    table(
      "thread_reads",
      ["member_id", "thread_id", "number"],
      ofMembers(members, threads, each.reads, random).map(([member, id]) => [member, id, 1]),
    ),
    table("searched_texts", ["thread_id", "reaction_id", "kind", "words"], posts.map(searchRow)),
  ];
}

function threadRow({ id, blog, topic, at, author, text, reactions }: Thread): Value[] {
  const last = reactions.at(-1);
  return [
    ...[
      id,
      blog ? null : topic.group_slug,
      blog ? null : topic.id,
      blog,
      blog ? at.toISOString().slice(0, 10) : null,
    ],
    ...[
      author,
      text.title,
      text.document,
      "published",
      `gevuld-${id}`,
      at,
      at,
      last?.at ?? at,
      last?.id ?? null,
    ],
    ...[reactions.length, last?.position ?? 0, last?.number ?? 0, true],
  ];
}

function reactionRow({ id, thread, parent, author, text, position, number, at }: Reaction): Value[] {
  return [
    ...[id, thread.id, parent?.id ?? null, author, text.document, "published", position, number],
    ...[`gevuld-${id}`, at, true],
  ];
}

function searchRow(post: Thread | Reaction): Value[] {
  if ("thread" in post)
    return [null, post.id, post.thread.blog ? "entry" : "conversation", post.text.reactionWords];
  return [post.id, null, post.blog ? "entry" : "conversation", post.text.threadWords];
}

/** Some threads for each member, none of them twice. */
function ofMembers(
  members: readonly string[],
  threads: readonly Thread[],
  count: number,
  random: Random,
): [member: string, thread: number][] {
  return members.flatMap((member) =>
    [...new Set(Array.from({ length: count }, () => random.of(threads).id))].map((id): [string, number] => [
      member,
      id,
    ]),
  );
}
