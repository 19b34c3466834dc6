import type { MailName } from "../../tables";
import type { Services } from "../services";

/** A part of a mail. Texts are plain; in the twin of plain text some need other words than around a button. */
export type MailPart =
  | { kind: "paragraph"; text: string; plain?: string }
  | { kind: "list"; items: readonly string[] }
  | { kind: "links"; items: readonly { text: string; href: string }[] }
  | { kind: "button"; label: string; href: string }
  /** The address of the button in full, for whom it does not work; plain text has it already. */
  | { kind: "link"; text: string; href: string };

/** The content of a mail, rendered as HTML and as plain text. */
export interface MailContent {
  /** Nothing about health: others see it on a locked phone. */
  subject: string;
  /** What a list of mails shows after the subject. */
  preview: string;
  title: string;
  parts: readonly MailPart[];
  /** Why somebody gets this mail. */
  why: string;
}

interface MailMember {
  id: string;
  username: string;
  state: "unverified" | "active" | "blocked";
}

export interface MailFacts {
  /** Null where the mail is not about a member. */
  member: MailMember | null;
  /** Where the mail goes. */
  address: string;
  /** Scheme and host that links start with. */
  origin: string;
  helpline: string;
  /** What the order has, as stored. */
  facts: unknown;
}

/** Composes the content of a mail while it is sent; null where it is not needed any more. */
type Compose<Content> = (facts: MailFacts, services: Services) => Promise<Content | null>;

/** A mail about one's account, which cannot be unsubscribed from, or another one, which can. */
export type MailTemplate =
  | {
      unsubscribe: false;
      /** Whether nothing of the address is kept once the mail is sent: its bounces are not recorded. */
      forgetAddress?: true;
      compose: Compose<MailContent>;
    }
  | { unsubscribe: true; compose: Compose<MailContent & { unsubscribeUrl: string }> };

export type MailTemplates = Readonly<Record<MailName, MailTemplate>>;
