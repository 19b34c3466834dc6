import { sql } from "kysely";
import type { Preferences } from "../../preferences/contract";
import type { Queries } from "../../tables";
import { accessTo } from "../rules";
import { selectThreads, threadFacts } from "../threads";

/** More than a mail shows. */
const mostRead = 500;

/** Whether the member still follows what an alert is for. */
const isFollowed = sql<boolean>`exists (
  select from follows where follows.member_id = alerts.member_id and case alerts.source
    when 'thread' then follows.thread_id = threads.id
    when 'topic' then follows.topic_id = threads.topic_id
    when 'blog' then follows.blog_id = threads.blog_id
    else false end
)`;

function selectBatch(db: Queries, batch: string) {
  return selectThreads(db)
    .innerJoin("alerts", "alerts.thread_id", "threads.id")
    .leftJoin("reactions", "reactions.id", "alerts.reaction_id")
    .leftJoin("members as writers", (join) =>
      join.onRef(
        "writers.id",
        "=",
        sql`case when alerts.reaction_id is null then threads.author_id else reactions.author_id end`,
      ),
    )
    .select(["alerts.source", "alerts.reaction_id", "reactions.state as reaction_state"])
    .select(["writers.username as writer", isFollowed.as("is_followed")])
    .where("alerts.batch", "=", batch)
    .orderBy("alerts.id")
    .limit(mostRead);
}

export type BatchRow = Awaited<ReturnType<ReturnType<typeof selectBatch>["execute"]>>[number];

/** What a batch is about and its member may still read and be mailed about, now. */
export async function listBatch(
  db: Queries,
  { batch, memberId, mails }: { batch: string; memberId: string; mails: Preferences["mails"] },
): Promise<BatchRow[]> {
  const rows = await selectBatch(db, batch).where("alerts.member_id", "=", memberId).execute();
  return rows.filter((row) => isWanted(row, mails) && isShown(row, memberId));
}

function isWanted({ source, is_followed }: BatchRow, { reactions, follows }: Preferences["mails"]): boolean {
  return source === "own" ? reactions !== "none" : follows !== "none" && is_followed;
}

function isShown(row: BatchRow, id: string): boolean {
  const viewer = { id, role: "member", isStaffOpen: false, isNew: false, silencedUntil: null } as const;
  const isOpen = row.state === "published" && accessTo(threadFacts(row, viewer), viewer) === "open";
  const isPublished = row.reaction_id === null ? row.document !== null : row.reaction_state === "published";
  return isOpen && isPublished;
}
