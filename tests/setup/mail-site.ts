import { type ParsedMail, simpleParser } from "mailparser";
import { onTestFinished } from "vitest";
import { mailSettings } from "../../app/utils/mail-settings";
import { type Environment, readSettings } from "../../app/utils/settings";
import { mailTemplates } from "../../services/mail-templates";
import { createMailer } from "../../services/platform/mail/mailer";
import { type MailOrder, queueMail } from "../../services/platform/mail/queue";
import { sendMailTask } from "../../services/platform/mail/send";
import type { MailTemplates } from "../../services/platform/mail/template";
import { testServices } from "./database";
import { type SmtpOptions, smtpServer } from "./smtp-server";
import { temporaryFolder } from "./temporary-folder";

interface Options {
  /** Further settings of mails. */
  environment?: Environment;
  smtp?: SmtpOptions;
  templates?: Partial<MailTemplates>;
}

const caller = { brand: "alzheimer", origin: "https://www.voorbeeld.nl" } as const;

/** The services with a mail server, until the test ends. A test runs the job of a mail itself. */
export async function mailSite({ environment = {}, smtp = {}, templates = {} }: Options = {}) {
  const site = await testServices();
  const server = await smtpServer(smtp);
  const settings = readSettings(mailSettings, {
    SMTP_URL: server.url,
    MAIL_FROM: "hallo@voorbeeld.nl",
    ...environment,
  });
  const folder = temporaryFolder();
  const mailer = createMailer(settings, folder);
  onTestFinished(() => mailer.close());
  const task = sendMailTask({
    mailer,
    settings,
    helpline: "0800 000 00 00",
    templates: { ...mailTemplates, ...templates },
  });
  const { db, now } = site.services;

  /** Queues a mail, and returns its id. */
  async function queue(order: Omit<MailOrder, "caller"> & Partial<Pick<MailOrder, "caller">>) {
    await db.transaction().execute((trx) => queueMail(trx, { caller, ...order }, now()));
    const { id } = await db
      .selectFrom("mails")
      .select("id")
      .where("state", "=", "queued")
      .executeTakeFirstOrThrow();
    return id;
  }

  /** Runs the job of a mail once. */
  const send = (mailId: string, isLast = false) => task.run({ mailId }, site.services, { isLast });
  const order = (id: string) =>
    db.selectFrom("mails").selectAll().where("id", "=", id).executeTakeFirstOrThrow();
  const parsed = (): Promise<ParsedMail[]> =>
    Promise.all(server.mails.map(({ content }) => simpleParser(content)));
  return { ...site, server, folder, db, queue, send, order, parsed };
}
