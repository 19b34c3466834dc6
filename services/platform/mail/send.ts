import { isBrand } from "../../../app/utils/brand";
import type { MailSettings } from "../../../app/utils/mail-settings";
import type { Queries } from "../../tables";
import { JobFailure, jobFailureOf } from "../jobs/failure";
import { type Task, taskOf } from "../jobs/job";
import type { Services } from "../services";
import { addressHash, hasBounced, rememberBounced } from "./bounces";
import { sendMailJob } from "./job";
import type { Mailer } from "./mailer";
import { messageOf } from "./message";
import { endMail, isQueued, leaseMail, type MailOrderRow, releaseMail } from "./orders";
import type { MailFacts, MailTemplate, MailTemplates } from "./template";

interface MailOptions {
  mailer: Mailer;
  settings: MailSettings;
  templates: MailTemplates;
  /** Number of the helpline, below every mail. */
  helpline: string;
}

/** The task that sends mails of the queue, each by one worker at a time. */
export function sendMailTask(options: MailOptions): Task {
  return taskOf(sendMailJob, async ({ mailId }, services, { isLast }) => {
    const { db, now } = services;
    const order = await leaseMail(db, mailId, now());
    if (!order) {
      // Its worker may have been killed, so the job must not end before the mail does.
      if (await isQueued(db, mailId)) throw new JobFailure("another worker has the mail");
      return;
    }
    try {
      await sendMail(order, options, services);
    } catch (error) {
      const code = jobFailureOf(error).message;
      if (isLast) await endMail(db, mailId, { state: "failed", code }, now());
      else await releaseMail(db, mailId, code);
      throw error;
    }
  });
}

/** Sends a mail, and records what became of it. @throws JobFailure where it has to be tried again */
async function sendMail(order: MailOrderRow, options: MailOptions, services: Services): Promise<void> {
  const { db, now } = services;
  const prepared = await prepare(order, options, services);
  if (!prepared) return endMail(db, order.id, { state: "dropped" }, now());
  const { message, hash } = prepared;
  const delivery = await options.mailer.send(message, fileName(order));
  const { code } = delivery;
  switch (delivery.kind) {
    case "accepted":
      return endMail(db, order.id, { state: "sent", code, addressHash: hash }, now());
    case "refused":
      services.logger.warn({ mail: order.id, code }, "a mail was refused");
      if (delivery.unknownAddress && hash) await rememberBounced(db, hash, now());
      return endMail(db, order.id, { state: "failed", code }, now());
    case "postponed":
      throw new JobFailure(code);
  }
}

/** The composed mail; null where there is nobody to send it to, or it is not needed any more. */
async function prepare(
  order: MailOrderRow,
  { settings, templates, helpline }: MailOptions,
  services: Services,
) {
  const member = await findMember(services.db, order.member_id);
  const to = order.address ?? member?.email;
  if (!to) return null;
  const hash = addressHash(to, services);
  const template = templates[order.template];
  if (template.unsubscribe && (await hasBounced(to, services))) return null;
  const { id, message_id, origin, facts } = order;
  const composed = await compose(template, { member, address: to, origin, helpline, facts }, services);
  if (!composed) return null;
  const brand = isBrand(order.brand) ? order.brand : "alzheimer";
  const message = { ...composed, id, messageId: message_id, to, brand, helpline, date: services.now() };
  const isForgotten = !template.unsubscribe && template.forgetAddress;
  return { message: messageOf(message, settings), hash: isForgotten ? null : hash };
}

async function compose(template: MailTemplate, facts: MailFacts, services: Services) {
  if (!template.unsubscribe) {
    const content = await template.compose(facts, services);
    return content && { content, unsubscribeUrl: null };
  }
  const content = await template.compose(facts, services);
  return content && { content, unsubscribeUrl: content.unsubscribeUrl };
}

async function findMember(db: Queries, id: string | null) {
  if (id === null) return null;
  const row = await db
    .selectFrom("members")
    .select(["id", "username", "email", "state"])
    .where("id", "=", id)
    .executeTakeFirst();
  return row ?? null;
}

/** Stable, so that a mail that is sent twice is one file; in the order of time. */
function fileName({ created_at, template, id }: MailOrderRow): string {
  return [created_at.toISOString().replace(/[:.]/g, "-"), template, id].join("_");
}
