import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport, type SendMailOptions } from "nodemailer";
import { checkMailSettings, type MailSettings } from "../../../app/utils/mail-settings";
import { isUnknownAddress } from "./parse-bounce";

/** How a mail server answered. */
type Delivery =
  | { kind: "accepted"; code: string }
  /** It never accepts this mail. */
  | { kind: "refused"; code: string; unknownAddress: boolean }
  /** It may accept this mail later. */
  | { kind: "postponed"; code: string };

export interface Mailer {
  /** @param name of the file, where mails become files */
  send(message: SendMailOptions, name: string): Promise<Delivery>;
  close(): void;
}

/** The longest a mail may take; its lease lasts longer. */
const sendTimeoutMs = 60_000;
const limits = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };
const files = { disableFileAccess: true, disableUrlAccess: true };
/** What DKIM signs: also the headers to unsubscribe, as large mailbox providers require. */
const signed =
  "From:Reply-To:Subject:Date:Message-ID:To:MIME-Version:Content-Type:List-Unsubscribe:List-Unsubscribe-Post:Auto-Submitted";

/**
 * Sends mails over SMTP, or writes them to files while there is no server. @param folder of the files
 * @throws Error where the settings are not complete, or the key that signs cannot be read
 */
export function createMailer(settings: MailSettings, folder: string): Mailer {
  checkMailSettings(settings);
  const { smtpUrl, dkim } = settings;
  const signing = dkim.domain && {
    domainName: dkim.domain,
    keySelector: dkim.selector,
    privateKey: readFileSync(dkim.keyFile, "utf8"),
    headerFieldNames: signed,
  };
  const defaults = { ...files, ...(signing && { dkim: signing }) };
  return smtpUrl ? smtpMailer(smtpUrl, defaults) : fileMailer(folder, defaults);
}

function smtpMailer(url: string, defaults: Pick<SendMailOptions, "dkim">): Mailer {
  // As many connections as jobs run at once. A mail is retried by its job only.
  const requireTLS = !isOnThisMachine(url);
  const transport = createTransport(
    { ...limits, ...files, pool: true, requireTLS, url, maxConnections: 2, maxRequeues: 0 },
    defaults,
  );
  return {
    async send(message) {
      try {
        const signal = AbortSignal.timeout(sendTimeoutMs);
        const { response } = await transport.sendMail({ ...message, signal });
        return { kind: "accepted", code: response.slice(0, 3) };
      } catch (error) {
        return deliveryOf(error);
      }
    },
    close: () => transport.close(),
  };
}

/** Whether a mail server needs no TLS, unless its address says `?requireTLS=true`. */
function isOnThisMachine(url: string): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(url).hostname);
}

/** Replies about the connection or the log-in say nothing of the mail. */
const aboutTheMail = ["EENVELOPE", "EMESSAGE"];

function deliveryOf(error: unknown): Delivery {
  if (!(error instanceof Error)) throw error;
  const { code, responseCode, response } = factsOf(error);
  if (responseCode >= 500 && aboutTheMail.includes(code))
    return {
      kind: "refused",
      code: String(responseCode),
      unknownAddress: isUnknownAddress(response.slice("550 ".length)),
    };
  return { kind: "postponed", code: responseCode > 0 ? String(responseCode) : code };
}

function factsOf(error: Error) {
  return {
    code: "code" in error && typeof error.code === "string" ? error.code : error.name,
    responseCode: "responseCode" in error && typeof error.responseCode === "number" ? error.responseCode : 0,
    response: "response" in error && typeof error.response === "string" ? error.response : "",
  };
}

function fileMailer(folder: string, defaults: Pick<SendMailOptions, "dkim">): Mailer {
  const transport = createTransport({ ...files, streamTransport: true, buffer: true }, defaults);
  return {
    async send(message, name) {
      const { message: content } = await transport.sendMail(message);
      await mkdir(folder, { recursive: true, mode: 0o700 });
      const temporary = join(folder, `${randomUUID()}.tmp`);
      await writeFile(temporary, content, { mode: 0o600 });
      await rename(temporary, join(folder, `${name}.eml`));
      return { kind: "accepted", code: "file" };
    },
    close() {},
  };
}
