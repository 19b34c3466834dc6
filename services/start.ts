import { join } from "node:path";
import { createLink } from "./accounts/links";
import { accountMails } from "./accounts/mails";
import { findById } from "./accounts/members";
import { servicesHandler } from "./handler";
import { housekeeping } from "./housekeeping";
import { type OpenOptions, openServices } from "./open";
import { startWorker } from "./platform/jobs/worker";
import { createSendMailJob } from "./platform/mail/send-mail";
import { createMailTransport } from "./platform/mail/transport";

interface StartOptions extends OpenOptions {
  /** What callers have to send; null where the site is the same process. */
  key: string | null;
  smtpUrl: string;
  mailFrom: string;
  helpline: string;
}

export interface RunningServices {
  fetch(request: Request): Promise<Response>;
  stop(): Promise<void>;
}

const brandNames: Readonly<Record<string, string>> = {
  samen: "Samen dementievriendelijk",
  dementie: "Dementie.nl",
};

/** Starts the services and a worker for their jobs. */
export async function startServices(options: StartOptions): Promise<RunningServices> {
  const { key, dataDir, smtpUrl, mailFrom, helpline } = options;
  const { services, pool, close } = await openServices(options);
  const transport = createMailTransport({ smtpUrl, folder: join(dataDir, "post"), from: mailFrom });
  const sendMail = createSendMailJob({
    transport,
    templates: accountMails,
    frameOf: (brand) => ({ brandName: brandNames[brand] ?? "Alzheimer", helpline }),
    findMember: (id, { db }) => findById(db, id),
    createLink: (link, { db, now }) => createLink(db, link, now()),
  });
  const worker = await startWorker(pool, services, [sendMail], housekeeping);
  return {
    fetch: servicesHandler(services, key),
    async stop() {
      await worker.stop();
      transport.close();
      await close();
    },
  };
}
