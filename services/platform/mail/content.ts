/** What a mail says, from which its HTML and its plain text are made. */
export interface MailContent {
  /** Nothing about health, as subjects show on locked screens. */
  subject: string;
  /** The line that mail programs show beside the subject. */
  preview: string;
  title: string;
  parts: MailPart[];
  /** Why somebody gets this mail. */
  why: string;
}

export type MailPart =
  | { kind: "text"; text: string }
  | { kind: "button"; label: string; address: string }
  /** A link to copy, below a button. */
  | { kind: "address"; text: string; address: string };

/** What a template is made with. */
export interface MailRecipient {
  username: string;
  origin: string;
  /** Creates the secret of a link, which is stored as a hash only. */
  createLink(purpose: LinkPurpose): Promise<string>;
}

export type LinkPurpose = "verify" | "reset-password" | "change-email";

export type MailTemplate = (recipient: MailRecipient) => Promise<MailContent>;
