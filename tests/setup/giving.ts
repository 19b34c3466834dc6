import { createServer } from "node:http";
import type { SendMailOptions } from "nodemailer";
import { onTestFinished } from "vitest";
import { givingSettings } from "~/utils/giving-settings";
import { mailSettings } from "~/utils/mail-settings";
import { readSettings } from "~/utils/settings";
import type { BankPayment } from "../../backend/bank/bank";
import { type BankServer, startBank } from "../../backend/bank/start";
import type { NewGift } from "../../services/giving/contract";
import { type Giving, openGiving } from "../../services/giving/giving";
import { givingTasks, lookAfterPayments } from "../../services/giving/tasks";
import { mailTemplates } from "../../services/mail-templates";
import { sendMailTask } from "../../services/platform/mail/send";
import { runJobs } from "./run-jobs";
import { servicesOverTest } from "./services";

export const onceGift: NewGift = {
  key: "een-sleutel-van-dit-formulier",
  frequency: "eenmalig",
  cents: 2500,
  method: "ideal",
  giver: {
    name: "Ineke Vermeulen",
    email: "ineke@voorbeeld.nl",
    street: "",
    postcode: "",
    city: "",
    message: "Voor de hulplijn",
  },
  purpose: { kind: "country" },
  mandateVersion: null,
};
export const monthlyGift: NewGift = {
  ...onceGift,
  frequency: "maandelijks",
  cents: 1000,
  mandateVersion: "1",
  purpose: { kind: "region", slug: "rivierenland", name: "Rivierenland" },
};

/** How gifts are paid at a stand-in bank. */
export function givingAt(
  { url }: Pick<BankServer, "url">,
  webhookUrl: string | null = null,
  options: Parameters<typeof openGiving>[1] = {},
): Giving {
  const environment = { MOLLIE_KEY: "test_1234567890", MOLLIE_URL: url, GIFTS_IBAN: "NL91ABNA0417164300" };
  return { ...openGiving(readSettings(givingSettings, environment), options), webhookUrl: () => webhookUrl };
}

type GivingOptions = Parameters<typeof openGiving>[1] & { start?: string };

/** The services with a stand-in bank over HTTP, which calls their webhook. */
export async function givingOverTest({ start = "2026-11-23T10:00:00Z", ...options }: GivingOptions = {}) {
  let clock = new Date(start);
  const bankServer = await startBank({ now: () => clock });
  onTestFinished(() => bankServer.stop());
  const { bank } = bankServer;
  const heard: string[] = [];
  const receiver = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(Buffer.from(chunk));
    const id = new URLSearchParams(Buffer.concat(chunks).toString()).get("id") ?? "";
    heard.push(id);
    // A test may have ended meanwhile.
    const status = await site.call("paymentChanged", { id }).then(
      (answer) => answer.status,
      () => 503,
    );
    response.writeHead(status).end();
  });
  await new Promise<void>((resolve) => receiver.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    receiver.close();
  });
  const address = receiver.address();
  const port = typeof address === "object" ? address?.port : 0;
  const site = await servicesOverTest({
    start,
    giving: givingAt(bankServer, `http://127.0.0.1:${port}/`, options),
  });
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
  const mailTask = sendMailTask({
    mailer,
    settings: readSettings(mailSettings, {}),
    helpline: "0800 000 00 00",
    templates: mailTemplates,
  });
  const tasks = [...givingTasks, mailTask];

  /** Moves the clocks of the services and the bank. */
  function pass(ms: number): void {
    site.pass(ms);
    clock = services.now();
  }

  /** Runs what a worker would do now: payments that it is time for, and jobs. */
  async function work(): Promise<void> {
    // A webhook that is being handled holds its job, which a worker passes over.
    await bank.called();
    await lookAfterPayments(services);
    await runJobs(site, tasks);
    await bank.called();
    await runJobs(site, tasks);
  }

  /** Runs a job that has a time of its own. */
  async function runTask(name: string): Promise<void> {
    const task = tasks.find(({ job }) => job.name === name);
    if (!task) throw new Error(`There is no job ${name}`);
    await task.run({}, services, { isLast: false });
  }

  /** The payment of the bank that was made last. */
  function lastPayment(): BankPayment {
    const [payment] = bank.list();
    if (!payment) throw new Error("The bank has no payment");
    return payment;
  }

  /** Orders a gift and pays it at the bank. Returns the token of the page of thanks. */
  async function give(gift: NewGift = onceGift): Promise<string> {
    const { body } = await call("startGift", gift);
    bank.change(lastPayment(), { status: "paid" });
    await call("giftByToken", { token: body.token });
    await work();
    return body.token;
  }

  const subjects = () => sent.map(({ subject }) => String(subject));
  /** The code of the newest link to a page in a mail. */
  function codeOf(path: string): string {
    const links = sent.flatMap(({ text }) => [...String(text).matchAll(/(\/doneren\/[\w/-]+)\?code=(\S+)/g)]);
    return links.findLast(([, found]) => found === path)?.[2] ?? "";
  }
  const payments = () =>
    db.selectFrom("gift_payments").selectAll().orderBy("created_at").orderBy("attempt").execute();
  /** What the books say the charity has. */
  async function balance(): Promise<number> {
    const entries = await db.selectFrom("gift_entries").select("cents").execute();
    return entries.reduce((sum, { cents }) => sum + cents, 0);
  }
  const standing = () => db.selectFrom("standing_gifts").selectAll().executeTakeFirstOrThrow();

  return {
    ...site,
    db,
    bankServer,
    bank,
    heard,
    sent,
    pass,
    work,
    runTask,
    lastPayment,
    give,
    subjects,
    codeOf,
    payments,
    balance,
    standing,
  };
}
