import { accountMails } from "./accounts/mails";
import { alertMails } from "./community/alerts/mails";
import { moderationMails } from "./community/moderation/mails";
import { exportMails } from "./exports/mails";
import { givingMails } from "./giving/mails";
import { inboxMails } from "./inbox/mails";
import { leavingMails } from "./leaving/mails";
import type { MailTemplates } from "./platform/mail/template";
import { staffMails } from "./staff/mails";

/** The template of every mail. */
export const mailTemplates: MailTemplates = {
  ...accountMails,
  ...alertMails,
  ...exportMails,
  ...givingMails,
  ...inboxMails,
  ...leavingMails,
  ...moderationMails,
  ...staffMails,
};
