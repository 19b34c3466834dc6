import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { MailContent } from "./content";
import { type MailFrame, mailHtml, mailText } from "./render-mail";

/** A mail that is ready to be sent. */
export interface ReadyMail {
  /** The same at every try: a mail that arrives twice has one Message-ID. */
  id: string;
  to: string;
  content: MailContent;
  frame: MailFrame;
}

export interface MailTransport {
  /** @throws an error with `responseCode`, the mail server's answer, where it gave one */
  send(mail: ReadyMail): Promise<void>;
  close(): void;
}

interface TransportOptions {
  /** Empty: mails become files in `folder`. */
  smtpUrl: string;
  folder: string;
  from: string;
}

/** Shorter than the lease of a mail together. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 };

/** Sends through the mail server, or writes a file for each mail. */
export function createMailTransport({ smtpUrl, folder, from }: TransportOptions): MailTransport {
  if (!smtpUrl) {
    const composer = createTransport({ streamTransport: true, buffer: true, newline: "unix" });
    return {
      async send(mail) {
        const { message } = await composer.sendMail(messageOf(mail, from));
        if (!Buffer.isBuffer(message)) throw new Error("the mail is not in memory");
        mkdirSync(folder, { recursive: true, mode: 0o700 });
        const file = join(folder, `${mail.id}.eml`);
        writeFileSync(`${file}.part`, message, { mode: 0o600 });
        renameSync(`${file}.part`, file);
      },
      close() {},
    };
  }
  const server = createTransport({ url: smtpUrl, ...timeouts });
  return {
    async send(mail) {
      await server.sendMail(messageOf(mail, from));
    },
    close: () => server.close(),
  };
}

function messageOf({ id, to, content, frame }: ReadyMail, from: string) {
  const [local = "", domain = ""] = from.split("@");
  return {
    from: { name: frame.brandName, address: from },
    to,
    // A bounce comes back to an address that names the mail.
    envelope: { from: `${local}+${id}@${domain}`, to },
    messageId: `<${id}@${domain}>`,
    subject: content.subject,
    text: mailText(content, frame),
    html: mailHtml(content, frame),
    headers: { "Auto-Submitted": "auto-generated", "X-Auto-Response-Suppress": "All" },
  };
}
