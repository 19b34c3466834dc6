import type { Generated, GeneratedAlways } from "kysely";
import type { PostState } from "../community/schemas";
import type { Constant } from "../platform/database/columns";
import type { SideState } from "./rules";

/** The names of the templates of mails about contacts, stored with each mail. */
export type InboxMail = "inbox-news" | "inbox-summary";

/** What two members have with each other. */
export interface ContactsTable {
  id: GeneratedAlways<string>;
  /** The member with the lower id. */
  first_id: Constant<string>;
  second_id: Constant<string>;
  last_number: Generated<number>;
}

/** How a contact stands for one of the two. */
export interface ContactSidesTable {
  contact_id: Constant<string>;
  /** Random, and the same for both sides: the id of the contact in addresses and answers. */
  public_id: Constant<string>;
  member_id: Constant<string>;
  other_id: Constant<string>;
  state: SideState;
  state_at: Date;
  declined_at: Date | null;
  blocked_at: Date | null;
  is_new: Generated<boolean>;
  newest_at: Date;
  unread_count: Generated<number>;
  read_number: Generated<number>;
  draft: Buffer | null;
  mail_pace: "soon" | "daily" | null;
  mail_due_at: Date | null;
  mailed_at: Date | null;
}

export type MessageState = "waiting" | "refused" | "sent" | "withheld" | "hidden" | "removed";

export interface MessagesTable {
  id: Constant<string>;
  contact_id: Constant<string>;
  author_id: Constant<string>;
  recipient_id: Constant<string>;
  text: Buffer;
  state: MessageState;
  number: number | null;
  /** Unique for each author. */
  submission: Constant<string>;
  sent_at: Date;
}

export interface MessagePrintsTable {
  member_id: Constant<string>;
  print: Constant<Buffer>;
  contact_id: Constant<string>;
  sent_at: Constant<Date>;
}

/** A copy of a message, for moderators. */
export interface JudgedMessagesTable {
  message_id: Constant<string>;
  author_id: Constant<string>;
  recipient_id: Constant<string>;
  copy: Buffer | null;
  state: Exclude<PostState, "draft">;
  removed_by: "moderator" | null;
  rule: string | null;
  needs_look: Generated<boolean>;
  copies: number | null;
  sent_at: Constant<Date>;
}
