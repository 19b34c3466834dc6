import type { ColumnType } from "kysely";
import type { Constant } from "../platform/database/columns";
import type { approachPurposes, blogVisibilities, mailPaces, Preferences } from "./contract";

type Pace = (typeof mailPaces)[number];

export interface MemberPreferencesTable {
  member_id: Constant<string>;
  blog_visibility: (typeof blogVisibilities)[number];
  message_mails: Pace;
  reaction_mails: Pace;
  follow_mails: Pace;
  approach: (typeof approachPurposes)[number][];
  approach_version: string | null;
  approach_at: Date | null;
  /** Written as JSON. */
  reading: ColumnType<Preferences["reading"], string | null, string | null>;
}
