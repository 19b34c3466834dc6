import type { Kysely, Transaction } from "kysely";
import type {
  AccountMail,
  DevicesTable,
  HealthProfilesTable,
  LinksTable,
  MembersTable,
  SessionsTable,
} from "./accounts/tables";
import type { AlertMail, AlertsTable } from "./community/alerts/tables";
import type {
  DecisionsTable,
  MemberNotesTable,
  ModerationMail,
  ReportsTable,
} from "./community/moderation/tables";
import type { SearchedTextsTable, SearchWordsTable } from "./community/search/tables";
import type {
  BlogsTable,
  BlogTextsTable,
  CommunityMembersTable,
  FollowsTable,
  ForumGroupsTable,
  ForumTopicsTable,
  ListedWordsTable,
  ReactionsTable,
  ThreadReadsTable,
  ThreadsTable,
} from "./community/tables";
import type { ExportMail, ExportsTable } from "./exports/tables";
import type { GivingMail } from "./giving/schemas";
import type {
  GiftEntriesTable,
  GiftLinksTable,
  GiftPaymentsTable,
  GiftReconciliationsTable,
  GiftRefundsTable,
  GiftsTable,
  GiversTable,
  StandingGiftsTable,
} from "./giving/tables";
import type {
  ContactSidesTable,
  ContactsTable,
  InboxMail,
  JudgedMessagesTable,
  MessagePrintsTable,
  MessagesTable,
} from "./inbox/tables";
import type { LeavingMail } from "./leaving/tables";
import type { PhotosTable } from "./photos/tables";
import type { AuditLogTable } from "./platform/audit/tables";
import type { JobWorkersTable } from "./platform/jobs/tables";
import type { BouncedAddressesTable, MailsTable } from "./platform/mail/tables";
import type { TriesTable } from "./platform/tries/tables";
import type { MemberPreferencesTable } from "./preferences/tables";
import type { ProfilesTable } from "./profile/tables";
import type { RecoveryCodesTable, SecondFactorsTable, StaffMail } from "./staff/tables";

/** The names of all templates of mails. */
export type MailName =
  | AccountMail
  | AlertMail
  | ExportMail
  | GivingMail
  | InboxMail
  | LeavingMail
  | ModerationMail
  | StaffMail;

/** All tables, as the newest migration leaves them. */
export interface Tables {
  members: MembersTable;
  health_profiles: HealthProfilesTable;
  profiles: ProfilesTable;
  member_preferences: MemberPreferencesTable;
  photos: PhotosTable;
  exports: ExportsTable;
  sessions: SessionsTable;
  devices: DevicesTable;
  links: LinksTable;
  tries: TriesTable;
  audit_log: AuditLogTable;
  second_factors: SecondFactorsTable;
  recovery_codes: RecoveryCodesTable;
  mails: MailsTable<MailName>;
  bounced_addresses: BouncedAddressesTable;
  job_workers: JobWorkersTable;
  forum_groups: ForumGroupsTable;
  forum_topics: ForumTopicsTable;
  blogs: BlogsTable;
  blog_texts: BlogTextsTable;
  threads: ThreadsTable;
  reactions: ReactionsTable;
  community_members: CommunityMembersTable;
  thread_reads: ThreadReadsTable;
  follows: FollowsTable;
  listed_words: ListedWordsTable;
  alerts: AlertsTable;
  decisions: DecisionsTable;
  reports: ReportsTable;
  member_notes: MemberNotesTable;
  searched_texts: SearchedTextsTable;
  search_words: SearchWordsTable;
  givers: GiversTable;
  gifts: GiftsTable;
  standing_gifts: StandingGiftsTable;
  gift_payments: GiftPaymentsTable;
  gift_entries: GiftEntriesTable;
  gift_refunds: GiftRefundsTable;
  gift_links: GiftLinksTable;
  gift_reconciliations: GiftReconciliationsTable;
  contacts: ContactsTable;
  contact_sides: ContactSidesTable;
  messages: MessagesTable;
  message_prints: MessagePrintsTable;
  judged_messages: JudgedMessagesTable;
}

export type Database = Kysely<Tables>;
/** A database, or a transaction in it. */
export type Queries = Kysely<Tables> | Transaction<Tables>;
