import { sql } from "kysely";
import { documentText } from "../../../app/fields/document/document-text";
import { readStoredDocument } from "../../../app/fields/document/stored-document";
import { prepare } from "../../platform/database/preparing-dialect";
import type { Queries } from "../../tables";
import { selectAuthor, shownAuthor } from "../author";
import { pageOf } from "../reactions";
import { slugOf } from "../slug-of";
import type { FoundResult } from "./contract";
import type { Hit } from "./find-texts";
import { markExcerpt, markWords } from "./mark-words";

interface Shown {
  stems: ReadonlySet<string>;
  /** Null for a visitor. */
  readerId: string | null;
}

/** What is shown of hits, in their order. One that was taken away meanwhile is left out. */
export async function showHits(db: Queries, hits: readonly Hit[], shown: Shown): Promise<FoundResult[]> {
  const [threads, blogs] = await Promise.all([showThreads(db, hits, shown), showBlogs(db, hits, shown)]);
  return hits.flatMap(({ thread, blog }) => threads.get(thread ?? "") ?? blogs.get(blog ?? "") ?? []);
}

const readThreads = prepare<{ threads: string[]; reactions: string[] }>()((db, value) =>
  db
    .selectFrom("threads")
    .leftJoin("reactions", (join) =>
      join
        .onRef("reactions.thread_id", "=", "threads.id")
        .on(sql<boolean>`reactions.id = any(${value("reactions")}::bigint[])`),
    )
    .leftJoin("forum_groups", "forum_groups.slug", "threads.group_slug")
    .leftJoin("blogs", "blogs.member_id", "threads.blog_id")
    .select(["threads.id", "threads.title", "threads.published_at", "threads.created_at"])
    .select(["forum_groups.title as group_title", "blogs.title as blog_title"])
    .select(["reactions.id as reaction_id", "reactions.position", "reactions.created_at as reaction_at"])
    .select(sql`coalesce(reactions.document, threads.document)`.as("document"))
    .select(selectAuthor("threads.author_id").as("thread_author"))
    .select(selectAuthor("reactions.author_id").as("reaction_author"))
    .where(sql<boolean>`threads.id = any(${value("threads")}::bigint[])`)
    .compile(),
);

async function showThreads(
  db: Queries,
  hits: readonly Hit[],
  { stems, readerId }: Shown,
): Promise<Map<string, FoundResult>> {
  const threads = hits.flatMap(({ thread }) => thread ?? []);
  if (threads.length === 0) return new Map();
  const rows = await readThreads(db, { threads, reactions: hits.flatMap(({ reaction }) => reaction ?? []) });
  return new Map(
    rows.map((row): [string, FoundResult] => {
      const { id, title, group_title: group, blog_title: blog, reaction_id, position } = row;
      const author = reaction_id === null ? row.thread_author : row.reaction_author;
      const at = row.reaction_at ?? row.published_at ?? row.created_at;
      const thread = {
        id,
        slug: slugOf(title),
        title: markWords(title, stems),
        excerpt: markExcerpt(documentText(readStoredDocument(row.document)), stems),
        author: shownAuthor(author, readerId === null ? null : { id: readerId }),
        at: at.toISOString(),
        reaction: reaction_id === null ? null : { id: reaction_id, page: pageOf(position ?? 1) },
      };
      return [
        id,
        group === null
          ? { ...thread, kind: "entry", blog: blog ?? "" }
          : { ...thread, kind: "conversation", group },
      ];
    }),
  );
}

const readBlogs = prepare<{ ids: string[] }>()((db, value) =>
  db
    .selectFrom("blogs")
    .innerJoin("members", "members.id", "blogs.member_id")
    .select(["blogs.member_id", "blogs.title", "blogs.introduction", "members.username"])
    .where(sql<boolean>`blogs.member_id = any(${value("ids")}::uuid[])`)
    .compile(),
);

async function showBlogs(
  db: Queries,
  hits: readonly Hit[],
  { stems }: Shown,
): Promise<Map<string, FoundResult>> {
  const ids = hits.flatMap(({ blog }) => blog ?? []);
  if (ids.length === 0) return new Map();
  const rows = await readBlogs(db, { ids });
  return new Map(
    rows.map(({ member_id, title, introduction, username }): [string, FoundResult] => [
      member_id,
      {
        kind: "blog",
        username,
        title: markWords(title, stems),
        excerpt: markExcerpt(introduction, stems),
      },
    ]),
  );
}
