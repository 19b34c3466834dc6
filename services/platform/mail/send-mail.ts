import type { Selectable } from "kysely";
import type { Job } from "../jobs/job";
import type { Services } from "../services";
import type { LinkPurpose, MailTemplate } from "./content";
import { sendMailJob } from "./queue";
import type { MailFrame } from "./render-mail";
import type { MailState, MailsTable } from "./tables";
import type { MailTransport } from "./transport";

type MailRow = Selectable<MailsTable>;

/** A member, as far as mails need one. */
export interface MailMember {
  id: string;
  username: string;
  email: string;
}

interface MailParts {
  transport: MailTransport;
  templates: Readonly<Record<string, MailTemplate>>;
  frameOf(brand: string): MailFrame;
  findMember(id: string, services: Services): Promise<MailMember | null>;
  /** Creates the secret of a link. @param email a new address that it confirms */
  createLink(
    link: { purpose: LinkPurpose; memberId: string; email: string | null },
    services: Services,
  ): Promise<string>;
}

/** How long one worker may take to send a mail: longer than the time limits of the transport. */
const leaseMs = 60_000;

/** The mail server's answer to a mail that it will never take. */
const isPermanent = (code: number) => code >= 500;

/** The job that sends a mail: at least once, and never by two workers at the same time. */
export function createSendMailJob(parts: MailParts): Job<typeof sendMailJob.payload> {
  return {
    ...sendMailJob,
    async run({ mail: id }, services) {
      const mail = await lease(id, services);
      if (!mail) return;
      const member = mail.member_id && (await parts.findMember(mail.member_id, services));
      if (!member) return end(id, "dropped", null, services);
      try {
        await send(mail, member, parts, services);
      } catch (error) {
        const code = responseCode(error);
        if (code !== null && isPermanent(code)) return end(id, "failed", code, services);
        await release(id, code, services);
        throw error;
      }
      await end(id, "sent", null, services);
    },
  };
}

async function send(mail: MailRow, member: MailMember, parts: MailParts, services: Services): Promise<void> {
  const { template, address, origin, brand, id } = mail;
  const compose = parts.templates[template];
  if (!compose) throw new Error("unknown template");
  const content = await compose({
    username: member.username,
    origin,
    createLink: (purpose) => {
      const email = purpose === "change-email" ? address : null;
      return parts.createLink({ purpose, memberId: member.id, email }, services);
    },
  });
  await parts.transport.send({ id, to: address ?? member.email, content, frame: parts.frameOf(brand) });
}

/** Takes a mail that is still to be sent and that no other worker holds; else null. */
async function lease(id: string, { db, now }: Services): Promise<MailRow | null> {
  const time = now();
  const mail = await db
    .updateTable("mails")
    .set({ leased_until: new Date(time.getTime() + leaseMs) })
    .where("id", "=", id)
    .where("state", "=", "queued")
    .where((eb) => eb.or([eb("leased_until", "is", null), eb("leased_until", "<", time)]))
    .returningAll()
    .executeTakeFirst();
  if (mail) return mail;
  const other = await db.selectFrom("mails").select("state").where("id", "=", id).executeTakeFirst();
  // Another worker may have been killed with it: a later try finds out.
  if (other?.state === "queued") throw new Error("leased");
  return null;
}

async function release(id: string, code: number | null, { db }: Services): Promise<void> {
  await db.updateTable("mails").set({ leased_until: null, last_code: code }).where("id", "=", id).execute();
}

async function end(id: string, state: MailState, code: number | null, { db, now }: Services): Promise<void> {
  await db
    .updateTable("mails")
    .set({ state, last_code: code, address: null, leased_until: null, ended_at: now() })
    .where("id", "=", id)
    .execute();
}

function responseCode(error: unknown): number | null {
  if (!(error instanceof Error) || !("responseCode" in error)) return null;
  return typeof error.responseCode === "number" ? error.responseCode : null;
}
