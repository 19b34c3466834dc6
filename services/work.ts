import { join } from "node:path";
import type { Pool } from "pg";
import type { MailSettings } from "../app/utils/mail-settings";
import { housekeepingTask } from "./housekeeping";
import { mailTemplates } from "./mail-templates";
import { startWorker, type Worker } from "./platform/jobs/worker";
import { createMailer } from "./platform/mail/mailer";
import { sendMailTask } from "./platform/mail/send";
import type { Services } from "./platform/services";

export interface WorkOptions {
  mail: MailSettings;
  /** Number of the helpline, below every mail. */
  helpline: string;
  /** Folder of mails while there is no mail server. */
  dataDir: string;
}

/** Runs the jobs of all services, beside other processes that do. */
export function startWork(services: Services, pool: Pool, { mail, helpline, dataDir }: WorkOptions): Worker {
  const mailer = createMailer(mail, join(dataDir, "post"));
  const worker = startWorker(services, pool, [
    sendMailTask({ mailer, settings: mail, templates: mailTemplates, helpline }),
    housekeepingTask,
  ]);
  return {
    async stop() {
      await worker.stop();
      mailer.close();
    },
  };
}
