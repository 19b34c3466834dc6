import type { ColumnType, GeneratedAlways } from "kysely";
import type { Constant, NullAtFirst } from "../../platform/database/columns";
import type { DecisionKind, PostKind, ReportReason, Sanction } from "./schemas";

/** The names of the templates of mails about moderation, stored with each mail. */
export type ModerationMail = "post-decided" | "report-decided" | "objection-answered";

/** Which post a row is about: a thread, a reaction, a message or the text of a blog. */
interface PostColumns {
  thread_id: Constant<string | null>;
  reaction_id: Constant<string | null>;
  message_id: Constant<string | null>;
  blog_text_id: Constant<string | null>;
}

/** What was decided about a post, and the objection of its author. */
export interface DecisionsTable extends PostColumns {
  id: GeneratedAlways<string>;
  author_id: Constant<string | null>;
  post_kind: Constant<PostKind>;
  /** Of the thread; empty for a message. */
  title: Constant<string>;
  version: Constant<number>;
  moderator_id: Constant<string | null>;
  is_automatic: Constant<boolean>;
  kind: Constant<DecisionKind>;
  state_before: Constant<"waiting" | "published" | "hidden" | "removed">;
  rule: Constant<number | null>;
  words: Constant<string>;
  sanction: Constant<Exclude<Sanction, "none"> | null>;
  /** Of a silence. */
  days: Constant<number | null>;
  decided_at: Constant<Date>;
  objection: NullAtFirst<string>;
  objected_at: NullAtFirst<Date>;
  answer: NullAtFirst<string>;
  is_granted: NullAtFirst<boolean>;
  answered_by: NullAtFirst<string>;
  answered_at: NullAtFirst<Date>;
}

export interface ReportsTable extends PostColumns {
  id: GeneratedAlways<string>;
  /** Null for a visitor. */
  reporter_id: Constant<string | null>;
  /** Of a visitor; erased once it was decided. */
  email: ColumnType<string | null, string | null, null>;
  brand: Constant<string>;
  origin: Constant<string>;
  reason: ReportReason;
  words: string;
  submission: Constant<string>;
  created_at: Constant<Date>;
  settled_at: NullAtFirst<Date>;
  decision_id: NullAtFirst<string>;
}

export interface MemberNotesTable {
  id: GeneratedAlways<string>;
  member_id: Constant<string>;
  moderator_id: Constant<string | null>;
  words: Constant<string>;
  created_at: Constant<Date>;
}
