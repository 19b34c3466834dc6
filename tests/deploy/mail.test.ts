import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { sql } from "kysely";
import { expect, onTestFinished, test } from "vitest";
import { mailSettings } from "../../app/utils/mail-settings";
import { readSettings } from "../../app/utils/settings";
import { queueMail } from "../../services/platform/mail/queue";
import type { Services } from "../../services/platform/services";
import { prepareWork, startWork } from "../../services/work";
import { createMember } from "../setup/create-member";
import { testServices } from "../setup/database";
import { eventually } from "../setup/eventually";
import { smtpServer } from "../setup/smtp-server";
import { temporaryFolder } from "../setup/temporary-folder";

const count = 1000;
const killedAt = 300;

test("every mail arrives when a worker is killed in the middle, and those that arrive twice have one Message-ID", async () => {
  const { services, address, pool } = await testServices();
  const { db } = services;
  const killed: string[] = [];
  let worker: ChildProcess | null = null;
  onTestFinished(() => void worker?.kill("SIGKILL"));
  const server = await smtpServer({
    onMail(mails) {
      // The mail has arrived, and the worker never learns that.
      if (mails.length !== killedAt) return;
      killed.push(mails.at(-1)?.recipient ?? "");
      worker?.kill("SIGKILL");
    },
  });
  await queueMails(services);
  const dataDir = temporaryFolder();
  const environment = {
    // A setting needs a host; that of the socket counts.
    DATABASE_URL: address.replace("@/", "@localhost/"),
    DATA_DIR: dataDir,
    SERVICES_KEY: "a key of this test",
    HELPLINE: "0800",
    SMTP_URL: server.url,
    MAIL_FROM: "hallo@voorbeeld.nl",
  };
  worker = spawn(process.execPath, ["--import", "tsx", "services/worker-command.ts"], {
    env: { ...process.env, ...environment },
    stdio: "ignore",
  });
  await once(worker, "exit");
  expect(killed).toHaveLength(1);
  await passMinutes(services);

  const mail = readSettings(mailSettings, environment);
  const later = { ...services, now: () => new Date(Date.now() + 600_000) };
  const work = prepareWork({ mail, helpline: "0800", dataDir: join(dataDir, "other") });
  const second = startWork({ services: later, pool, close: async () => {} }, work);
  onTestFinished(second.stop);
  await eventually(async () => {
    const rest = await db.selectFrom("mails").select("id").where("state", "!=", "sent").execute();
    expect(rest).toEqual([]);
  });

  const ids = new Map<string, string[]>();
  for (const { recipient, content } of server.mails) {
    const [, id = ""] = /^Message-ID: <(.+)>/im.exec(String(content)) ?? [];
    ids.set(recipient, [...(ids.get(recipient) ?? []), id]);
  }
  expect(ids.size).toBe(count);
  for (const each of ids.values()) expect(new Set(each).size).toBe(1);
  const twice = [...ids].filter(([, { length }]) => length > 1);
  expect(twice.map(([recipient]) => recipient)).toContain(killed[0]);
  // As many as a worker sends at once.
  expect(twice.length).toBeLessThanOrEqual(2);
  expect(new Set([...ids.values()].flat()).size).toBe(count);
});

async function queueMails(services: Services): Promise<void> {
  const caller = { brand: "alzheimer", origin: "https://www.voorbeeld.nl" };
  await services.db.transaction().execute(async (trx) => {
    for (let number = 0; number < count; number++) {
      const memberId = await createMember({ ...services, db: trx }, { username: `Lid${number}` });
      await queueMail(trx, { template: "reset-password", memberId, caller }, services.now());
    }
  });
}

/** Ages what the killed worker left, by the clock of the database. */
async function passMinutes({ db }: Services): Promise<void> {
  await sql`update job_workers set seen_at = seen_at - interval '2 minutes'`.execute(db);
  await sql`update graphile_worker._private_jobs set locked_at = locked_at - interval '2 minutes'
    where locked_at is not null`.execute(db);
}
