import { seedDemoMembers } from "./accounts/demo";
import { prepareCommunity } from "./community/prepare";
import { servicesHandler } from "./handler";
import { type OpenOptions, openServices } from "./open";
import type { Handler } from "./platform/http/handler";
import { prepareWork, startWork, type WorkOptions } from "./work";

interface StartOptions extends OpenOptions, WorkOptions {
  /** Callers have to send one of them; null where the site is the same process. */
  keys: readonly string[] | null;
}

export interface RunningServices extends Handler {
  stop(): Promise<void>;
}

/** Starts the services and a worker for their jobs. A demo gets made-up members, if it has none. */
export async function startServices({ keys, ...options }: StartOptions): Promise<RunningServices> {
  const work = prepareWork(options);
  const opened = await openServices(options);
  try {
    if (options.demo) await seedDemoMembers(opened.services);
    await prepareCommunity(opened.services, options);
  } catch (error) {
    await opened.close();
    throw error;
  }
  const worker = startWork(opened, work);
  return {
    ...servicesHandler(opened.services, keys),
    async stop() {
      await worker.stop();
      await opened.close();
    },
  };
}
