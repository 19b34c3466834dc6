import { sql } from "kysely";
import type { Queries } from "../../tables";
import { columnNames, type PostPlace } from "./posts";
import type { Decision } from "./schemas";

/** Decisions with the names of the moderators. */
export function selectDecisions(db: Queries) {
  return db
    .selectFrom("decisions")
    .leftJoin("members as moderator", "moderator.id", "decisions.moderator_id")
    .leftJoin("members as answerer", "answerer.id", "decisions.answered_by")
    .selectAll("decisions")
    .select(["moderator.username as moderator_name", "answerer.username as answerer_name"]);
}

export type DecisionRow = NonNullable<
  Awaited<ReturnType<ReturnType<typeof selectDecisions>["executeTakeFirst"]>>
>;

/** A decision as it is shown. */
export function shownDecision(row: DecisionRow): Decision {
  const { answered_at, objected_at } = row;
  return {
    id: row.id,
    at: row.decided_at.toISOString(),
    kind: row.kind,
    stateBefore: row.state_before,
    isAutomatic: row.is_automatic,
    by: row.moderator_name,
    rule: row.rule,
    words: row.words,
    sanction: row.sanction ?? "none",
    days: row.days,
    objection: objected_at && {
      at: objected_at.toISOString(),
      words: row.objection ?? "",
      answer: answered_at && {
        at: answered_at.toISOString(),
        by: row.answerer_name,
        isGranted: row.is_granted ?? false,
        words: row.answer ?? "",
      },
    },
  };
}

/** A condition on decisions or reports: that they are about a post. */
export function isAbout(table: "decisions" | "reports", { kind, id }: PostPlace) {
  return sql<boolean>`${sql.ref(`${table}.${columnNames[kind]}`)} = ${id}::bigint`;
}

/** The last decision of a moderator about a post. */
export async function lastDecisionId(db: Queries, place: PostPlace): Promise<string | null> {
  const row = await db
    .selectFrom("decisions")
    .select("id")
    .where(isAbout("decisions", place))
    .where("is_automatic", "=", false)
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row?.id ?? null;
}
