import { sql } from "kysely";
import { documentText } from "../../app/fields/document/document-text";
import { readStoredDocument } from "../../app/fields/document/stored-document";
import { longMoment } from "../../app/utils/dates";
import type { ExportPart, ExportSource } from "../platform/export-part";
import { listFollowed } from "./followed";
import { seenState } from "./rules";
import type { PostState } from "./schemas";

const stateNames: Readonly<Record<PostState, string>> = {
  draft: "Concept",
  waiting: "Wacht op een moderator",
  published: "Geplaatst",
  hidden: "Verborgen, tot een moderator kijkt",
  removed: "Weggehaald",
};

interface Post {
  title: string | null;
  document: Parameters<typeof readStoredDocument>[0];
  state: PostState;
  created_at: Date;
}

function part(title: string, posts: readonly Post[]): ExportPart {
  return {
    title,
    entries: posts.map((post) => [
      { label: "Titel", value: post.title },
      { label: "Geschreven", value: longMoment(post.created_at.toISOString()) },
      { label: "Hoe het ervoor staat", value: stateNames[post.state] },
      { label: "Tekst", value: post.document ? documentText(readStoredDocument(post.document)) : null },
    ]),
    data: posts,
  };
}

/** The title of a thread, unless it is of another member and hidden or removed. */
const seenTitle = (memberId: string) =>
  sql<string | null>`case when threads.state = 'published' or threads.author_id = ${memberId}
    then threads.title end`.as("title");

/** Conversations of the forum and entries of the own blog. */
export const threadsExport: ExportSource = {
  tables: ["threads"],
  async load(memberId, { db }) {
    const rows = await db
      .selectFrom("threads")
      .select(["id", "group_slug", "title", "document", "date", "state", "removed_by", "rule"])
      .select(["created_at", "edited_at", "published_at"])
      .where("author_id", "=", memberId)
      .orderBy("created_at")
      .execute();
    return part("Wat je schreef in het forum en in je blog", rows);
  },
};

export const reactionsExport: ExportSource = {
  tables: ["reactions"],
  async load(memberId, { db }) {
    const rows = await db
      .selectFrom("reactions")
      .innerJoin("threads", "threads.id", "reactions.thread_id")
      .leftJoin("reactions as quoted", (join) =>
        join
          .onRef("quoted.id", "=", "reactions.quoted_id")
          .on("quoted.state", "in", ["published", "withheld"]),
      )
      .select(["reactions.id", "reactions.thread_id", "reactions.document", "reactions.state"])
      .select(seenTitle(memberId))
      .select(["reactions.removed_by", "reactions.rule"])
      .select((query) =>
        query
          .case()
          .when("quoted.id", "is not", null)
          .then(query.ref("reactions.quoted_words"))
          .end()
          .as("quoted_words"),
      )
      .select(["reactions.created_at", "reactions.edited_at"])
      .where("reactions.author_id", "=", memberId)
      .orderBy("reactions.created_at")
      .execute();
    return part(
      "Je reacties",
      rows.map((row) => ({ ...row, state: seenState(row) })),
    );
  },
};

export const blogExport: ExportSource = {
  tables: ["blogs", "blog_texts"],
  async load(memberId, { db }) {
    const texts = await db
      .selectFrom("blog_texts")
      .select(["id", "title", "introduction", "state", "removed_by", "rule", "written_at"])
      .where("member_id", "=", memberId)
      .where("state", "!=", "published")
      .orderBy("id")
      .execute();
    const row = await db
      .selectFrom("blogs")
      .select(["title", "introduction", "created_at", "follower_count"])
      .where("member_id", "=", memberId)
      .executeTakeFirst();
    const facts = row && [
      { label: "Naam", value: row.title },
      { label: "Waar je blog over gaat", value: row.introduction || null },
      { label: "Begonnen", value: longMoment(row.created_at.toISOString()) },
    ];
    const unseen = texts.map(({ title, introduction, state, written_at }) => [
      { label: "Naam die niemand ziet", value: title },
      { label: "Waar je blog over gaat", value: introduction || null },
      { label: "Geschreven", value: longMoment(written_at.toISOString()) },
      { label: "Hoe het ervoor staat", value: stateNames[state] },
    ]);
    return {
      title: "Je blog",
      entries: facts ? [facts, ...unseen] : [],
      data: row ? { ...row, texts } : null,
    };
  },
};

const kindNames = { conversation: "Gesprek", entry: "Stuk van een blog", topic: "Onderwerp", blog: "Blog" };

export const followsExport: ExportSource = {
  tables: ["follows"],
  async load(memberId, { db }) {
    const rows = await listFollowed(db, memberId, null);
    const entries = rows.map((row) => [
      { label: kindNames[row.kind], value: row.kind === "topic" ? row.topic.title : row.title },
    ]);
    return { title: "Wat je volgt", entries, data: rows };
  },
};

/** What the forum knows of a member beside what they wrote. */
export const standingExport: ExportSource = {
  tables: ["community_members", "thread_reads"],
  async load(memberId, { db }) {
    const standing = await db
      .selectFrom("community_members")
      .select(["published_count", "last_post_at", "silenced_until"])
      .where("member_id", "=", memberId)
      .executeTakeFirst();
    const reads = await db
      .selectFrom("thread_reads")
      .innerJoin("threads", "threads.id", "thread_reads.thread_id")
      .select(["threads.id", "thread_reads.number"])
      .select(seenTitle(memberId))
      .where("thread_reads.member_id", "=", memberId)
      .execute();
    const until = standing?.silenced_until;
    const facts = [
      { label: "Je mag niet schrijven tot", value: until ? longMoment(until.toISOString()) : null },
      { label: "Gesprekken die je las", value: reads.flatMap(({ title }) => title ?? []).join("\n") || null },
    ];
    return {
      title: "Lezen en schrijven",
      entries: standing || reads.length > 0 ? [facts] : [],
      data: { standing, reads },
    };
  },
};
