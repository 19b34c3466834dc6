import { accountMails } from "./accounts/mails";
import { exportMails } from "./exports/mails";
import { leavingMails } from "./leaving/mails";
import type { MailTemplates } from "./platform/mail/template";

/** The template of every mail. */
export const mailTemplates: MailTemplates = { ...accountMails, ...exportMails, ...leavingMails };
