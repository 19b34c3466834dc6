import type { SendMailOptions } from "nodemailer";
import { mailSettings } from "../../app/utils/mail-settings";
import { readSettings } from "../../app/utils/settings";
import { alertsTask } from "../../services/community/alerts/task";
import { mailTemplates } from "../../services/mail-templates";
import { sendMailTask } from "../../services/platform/mail/send";
import type { mailPaces } from "../../services/preferences/contract";
import { communityOverTest, type Poster } from "./community";

type Pace = (typeof mailPaces)[number];

/** The community with the mails about posts, which a test has queued and sent. */
export async function alertsOverTest() {
  const site = await communityOverTest();
  const { services, call } = site;
  const { db } = services;
  const sent: SendMailOptions[] = [];
  const mailer = {
    async send(message: SendMailOptions) {
      sent.push(message);
      return { kind: "accepted", code: "250" } as const;
    },
    close() {},
  };
  const settings = readSettings(mailSettings, {});
  const task = sendMailTask({ mailer, settings, helpline: "0800 000 00 00", templates: mailTemplates });
  const attempt = { isLast: false };

  /** Runs the job of each minute. */
  const queue = () => alertsTask.run({}, services, attempt);

  /** Sends what is queued. */
  async function send(): Promise<void> {
    const rows = await db.selectFrom("mails").select("id").where("state", "=", "queued").execute();
    for (const { id: mailId } of rows) await task.run({ mailId }, services, attempt);
  }

  /** A member who follows nothing yet. Links of their mails start with the address of the site. */
  async function reader(username: string, paces: { reactions?: Pace; follows?: Pace } = {}): Promise<Poster> {
    const member = await site.member(username);
    const origin = "https://www.voorbeeld.nl";
    await db.updateTable("members").set({ origin }).where("id", "=", member.id).execute();
    const mails = { messages: "none", reactions: "soon", follows: "soon", ...paces };
    await call("changePreferences", { mails }, { session: member.session });
    return member;
  }

  const follow = ({ session }: Poster, target: object, follows = true) =>
    call("setFollow", { target, follows }, { session });

  /** Runs the job and sends its mails. Returns to whom they went, and clears them. */
  async function deliver(): Promise<string[]> {
    await queue();
    await send();
    return sent
      .splice(0)
      .map(({ to }) => recipientOf(to))
      .sort();
  }

  return { ...site, db, sent, queue, send, deliver, reader, follow };
}

/** The member whom a mail went to; addresses of test members start with their name. */
function recipientOf(to: SendMailOptions["to"]): string {
  if (typeof to !== "object" || !("address" in to)) throw new Error("a mail without one address");
  return to.address?.replace(/@.*/, "") ?? "";
}

/** The code of the link that stops a mail, as its headers have it. */
export function stopCodeOf({ headers }: SendMailOptions): string {
  return /mails-stoppen\?code=([\w-]+)>/.exec(JSON.stringify(headers))?.[1] ?? "";
}
