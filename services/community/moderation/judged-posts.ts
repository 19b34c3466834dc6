import { sql } from "kysely";
import { readStoredDocument } from "../../../app/fields/document/stored-document";
import type { SessionMember } from "../../platform/http/route";
import type { Services } from "../../platform/services";
import type { Queries } from "../../tables";
import { selectDecisions, shownDecision } from "./decisions";
import { type PostPlace, type PostRow, pageOfPost, threadOf } from "./posts";
import { listRecords } from "./record";
import type { JudgedPost } from "./schemas";
import { canSanction, decisionsOn } from "./transitions";

type Place = { thread_id: string | null; reaction_id: string | null };

/** What is known of each of some posts, as a moderator sees it: the same number of queries for any number of posts. */
export async function judgePosts(
  rows: readonly PostRow[],
  moderator: SessionMember,
  { db, now }: Services,
): Promise<JudgedPost[]> {
  const authors = [...new Set(rows.flatMap(({ author_id }) => author_id ?? []))];
  const [records, reports, decisions] = await Promise.all([
    listRecords(db, authors, now()),
    listReports(db, rows),
    listLastDecisions(db, rows),
  ]);
  const isOf = (post: PostRow) => (place: Place) =>
    post.kind === "reaction" ? place.reaction_id === post.id : place.thread_id === post.id;
  return rows.map((post) => {
    const last = decisions.find(isOf(post));
    return {
      ...{ kind: post.kind, id: post.id, thread: threadOf(post), page: pageOfPost(post) },
      ...{ at: post.created_at.toISOString(), editedAt: post.edited_at?.toISOString() ?? null },
      ...{ version: post.version, state: post.state },
      isQueued: post.state === "waiting" || (post.needs_look && post.state !== "removed"),
      document: post.document && readStoredDocument(post.document),
      author: (post.author_id !== null && records.get(post.author_id)) || null,
      reports: reports
        .filter(isOf(post))
        .map(({ created_at, by, reason, words }) => ({ at: created_at.toISOString(), by, reason, words })),
      lastDecision: last ? shownDecision(last) : null,
      decisions: decisionsOn(post, moderator.id),
      canSanction: canSanction(post.author, moderator),
    };
  });
}

/** A condition that a row is about one of some posts. */
function isAboutAny(table: "decisions" | "reports", rows: readonly PostPlace[]) {
  const idsOf = (isReaction: boolean) =>
    rows.filter(({ kind }) => (kind === "reaction") === isReaction).map(({ id }) => id);
  const column = (name: string) => sql.ref(`${table}.${name}`);
  return sql<boolean>`(${column("thread_id")} = any(${idsOf(false)}::bigint[])
    or ${column("reaction_id")} = any(${idsOf(true)}::bigint[]))`;
}

async function listReports(db: Queries, rows: readonly PostPlace[]) {
  return db
    .selectFrom("reports")
    .leftJoin("members", "members.id", "reporter_id")
    .select(["thread_id", "reaction_id", "reason", "words", "reports.created_at", "username as by"])
    .where("settled_at", "is", null)
    .where(isAboutAny("reports", rows))
    .orderBy("reports.id")
    .execute();
}

async function listLastDecisions(db: Queries, rows: readonly PostPlace[]) {
  return selectDecisions(db)
    .distinctOn(["decisions.thread_id", "decisions.reaction_id"])
    .where("is_automatic", "=", false)
    .where(isAboutAny("decisions", rows))
    .orderBy("decisions.thread_id")
    .orderBy("decisions.reaction_id")
    .orderBy("decisions.id", "desc")
    .execute();
}
