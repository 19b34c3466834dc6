import { sql } from "kysely";
import { readStoredDocument } from "../../../app/fields/document/stored-document";
import type { SessionMember } from "../../platform/http/route";
import type { Services } from "../../platform/services";
import type { Queries } from "../../tables";
import { selectDecisions, shownDecision } from "./decisions";
import { blogTextOf, columnNames, type PostPlace, type PostRow, pageOfPost, threadOf } from "./posts";
import { listRecords } from "./record";
import type { JudgedPost } from "./schemas";
import { canSanction, decisionsOn } from "./transitions";

type Place = Record<(typeof columnNames)[PostRow["kind"]], string | null>;

/** What is known of each of some posts, as a moderator sees it: the same number of queries for any number of posts. */
export async function judgePosts(
  rows: readonly PostRow[],
  moderator: SessionMember,
  { db, now }: Services,
): Promise<JudgedPost[]> {
  const authors = [...new Set(rows.flatMap(({ author_id }) => author_id ?? []))];
  const recipients = rows.flatMap(({ recipient_id }) => recipient_id ?? []);
  const [records, names, reports, decisions] = await Promise.all([
    listRecords(db, authors, now()),
    listNames(db, recipients),
    listReports(db, rows),
    listLastDecisions(db, rows),
  ]);
  const isOf = (post: PostRow) => (place: Place) => place[columnNames[post.kind]] === post.id;
  return rows.map((post) => {
    const last = decisions.find(isOf(post));
    const objectedDecision = last?.objected_id ?? null;
    return {
      kind: post.kind,
      id: post.id,
      thread: threadOf(post),
      page: pageOfPost(post),
      at: post.created_at.toISOString(),
      editedAt: post.edited_at?.toISOString() ?? null,
      version: post.version,
      state: post.state,
      isQueued: post.state === "waiting" || (post.needs_look && post.state !== "removed"),
      document: post.document && readStoredDocument(post.document),
      message:
        post.kind === "message"
          ? { to: names.get(post.recipient_id ?? "") ?? null, copies: post.copies, words: null }
          : null,
      blog: blogTextOf(post),
      author: (post.author_id !== null && records.get(post.author_id)) || null,
      reports: reports
        .filter(isOf(post))
        .map(({ created_at, by, reason, words }) => ({ at: created_at.toISOString(), by, reason, words })),
      lastDecision: last ? shownDecision(last) : null,
      objectedDecision,
      decisions: decisionsOn(post, moderator.id, objectedDecision !== null),
      canSanction: canSanction(post.author, moderator),
    };
  });
}

/** A condition that a row is about one of some posts. */
function isAboutAny(table: "decisions" | "reports", rows: readonly PostPlace[]) {
  const isIn = (column: keyof Place) => {
    const ids = rows.filter(({ kind }) => columnNames[kind] === column).map(({ id }) => id);
    return sql`${sql.ref(`${table}.${column}`)} = any(${ids}::bigint[])`;
  };
  return sql<boolean>`(${isIn("thread_id")} or ${isIn("reaction_id")} or ${isIn("message_id")}
    or ${isIn("blog_text_id")})`;
}

async function listNames(db: Queries, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await db.selectFrom("members").select(["id", "username"]).where("id", "in", ids).execute();
  return new Map(rows.map(({ id, username }) => [id, username]));
}

async function listReports(db: Queries, rows: readonly PostPlace[]) {
  return db
    .selectFrom("reports")
    .leftJoin("members", "members.id", "reporter_id")
    .select([
      "thread_id",
      "reaction_id",
      "message_id",
      "blog_text_id",
      "reason",
      "words",
      "reports.created_at",
      "username as by",
    ])
    .where("settled_at", "is", null)
    .where(isAboutAny("reports", rows))
    .orderBy("reports.id")
    .execute();
}

/** The last decision of a moderator about each post, with the first one whose objection waits for an answer. */
export async function listLastDecisions(db: Queries, rows: readonly PostPlace[]) {
  return selectDecisions(db)
    .select(
      sql<
        string | null
      >`min(decisions.id) filter (where objected_at is not null and answered_at is null) over (
        partition by decisions.thread_id, decisions.reaction_id, decisions.message_id, decisions.blog_text_id
      )`.as("objected_id"),
    )
    .distinctOn(["decisions.thread_id", "decisions.reaction_id", "decisions.message_id"])
    .distinctOn("decisions.blog_text_id")
    .where("is_automatic", "=", false)
    .where(isAboutAny("decisions", rows))
    .orderBy("decisions.thread_id")
    .orderBy("decisions.reaction_id")
    .orderBy("decisions.message_id")
    .orderBy("decisions.blog_text_id")
    .orderBy("decisions.id", "desc")
    .execute();
}
