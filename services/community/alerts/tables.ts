import type { GeneratedAlways } from "kysely";
import type { Constant, NullUntilSet } from "../../platform/database/columns";

/** The names of the templates of mails about posts, stored with each mail. */
export type AlertMail = "post-alert" | "post-summary";

/** Why a member is alerted: a reaction to an own post, or what they follow. */
export type AlertSource = "own" | "thread" | "topic" | "blog";

/** What a member is mailed about: at most one row for each post. */
export interface AlertsTable {
  id: GeneratedAlways<string>;
  member_id: Constant<string>;
  thread_id: Constant<string>;
  /** Null where it is about the thread itself. */
  reaction_id: Constant<string | null>;
  source: Constant<AlertSource>;
  pace: Constant<"soon" | "daily">;
  due_at: Constant<Date>;
  /** Of the alerts in one mail. */
  batch: NullUntilSet<string>;
  queued_at: NullUntilSet<Date>;
}
