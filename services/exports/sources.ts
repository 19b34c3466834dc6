import { accountExport, healthExport, sessionsExport } from "../accounts/export";
import {
  blogExport,
  followsExport,
  reactionsExport,
  standingExport,
  threadsExport,
} from "../community/export";
import { decisionsExport, reportsExport } from "../community/moderation/export";
import { contactsExport, messagesExport } from "../inbox/export";
import { photoExport } from "../photos/export";
import type { ExportSource } from "../platform/export-part";
import { mailsExport } from "../platform/mail/export";
import { preferencesExport } from "../preferences/export";
import { profileExport } from "../profile/export";
import { actsExport } from "../staff/export";
import type { Tables } from "../tables";

/** What an export holds, in its order. A part of the product that stores something of members adds its own. */
export const exportSources = {
  account: accountExport,
  profile: profileExport,
  photo: photoExport,
  health: healthExport,
  preferences: preferencesExport,
  sessions: sessionsExport,
  threads: threadsExport,
  reactions: reactionsExport,
  blog: blogExport,
  follows: followsExport,
  standing: standingExport,
  decisions: decisionsExport,
  reports: reportsExport,
  contacts: contactsExport,
  messages: messagesExport,
  mails: mailsExport,
  acts: actsExport,
} satisfies Readonly<Record<string, ExportSource>>;

/** Tables that refer to members and are not in an export, with the reason. */
export const leftOut: Readonly<Partial<Record<keyof Tables, string>>> = {
  alerts: "which posts a mail of the last month was about; the mails are in the export",
  devices: "hashes of secrets; the days of log-in are in the sessions",
  links: "hashes of secrets, for a day at most",
  exports: "the export itself",
  second_factors: "a secret, which the member has in their app",
  recovery_codes: "hashes of secrets",
  message_prints: "keyed hashes of what was sent in the last week; the messages are in the export",
  member_notes: "what moderators tell each other; a request to see it is answered by a person",
};
