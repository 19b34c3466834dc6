import { join } from "node:path";
import type { MailSettings } from "../app/utils/mail-settings";
import { alertsTask } from "./community/alerts/task";
import { learnWordsTask } from "./community/search/learn-words";
import { deleteExportFileTask } from "./exports/files";
import { makeExportTask } from "./exports/make-export";
import { givingTasks } from "./giving/tasks";
import { housekeepingTask } from "./housekeeping";
import { inboxMailsTask } from "./inbox/queue-mails";
import { inactiveTask } from "./leaving/inactive";
import { mailTemplates } from "./mail-templates";
import type { OpenedServices } from "./open";
import { deleteOrphansTask } from "./orphans";
import { deletePhotoFilesTask } from "./photos/files";
import { makePhotoTask } from "./photos/make-photo";
import type { Task } from "./platform/jobs/job";
import { startWorker, type Worker } from "./platform/jobs/worker";
import { createMailer, type Mailer } from "./platform/mail/mailer";
import { sendMailTask } from "./platform/mail/send";

export interface WorkOptions {
  mail: MailSettings;
  /** Number of the helpline, below every mail. */
  helpline: string;
  /** Folder of mails while there is no mail server. */
  dataDir: string;
}

interface Work {
  tasks: Task[];
  mailer: Mailer;
}

/** Prepares the work, before a database is opened. @throws Error where its settings are not complete */
export function prepareWork({ mail, helpline, dataDir }: WorkOptions): Work {
  const mailer = createMailer(mail, join(dataDir, "post"));
  const tasks = [
    sendMailTask({ mailer, settings: mail, templates: mailTemplates, helpline }),
    housekeepingTask,
    inactiveTask,
    alertsTask,
    learnWordsTask,
    inboxMailsTask,
    makePhotoTask,
    deletePhotoFilesTask,
    makeExportTask,
    deleteExportFileTask,
    deleteOrphansTask,
    ...givingTasks,
  ];
  return { tasks, mailer };
}

/** Runs the jobs of all services, beside other processes that do. */
export function startWork({ services, pool }: OpenedServices, { tasks, mailer }: Work): Worker {
  const worker = startWorker(services, pool, tasks);
  return {
    async stop() {
      await worker.stop();
      mailer.close();
    },
  };
}
