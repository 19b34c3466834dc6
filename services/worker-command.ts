/** Runs the jobs of the services in a process of its own, beside those that do so already: `npm run worker`. */
import { checkServicesSettings, isDemo, secretOf } from "../app/utils/services-settings";
import { readSettings } from "../app/utils/settings";
import { createServiceLogger } from "./logger";
import { openServices } from "./open";
import { servicesSettings } from "./settings";
import { prepareWork, startWork } from "./work";

try {
  const settings = readSettings(servicesSettings, process.env);
  checkServicesSettings(settings);
  const work = prepareWork(settings);
  const opened = await openServices({
    ...settings,
    secret: secretOf(settings),
    demo: isDemo(settings),
    logger: createServiceLogger(),
  });
  const worker = startWork(opened, work);
  console.log("The worker runs jobs");
  for (const signal of ["SIGTERM", "SIGINT"])
    process.once(signal, async () => {
      await worker.stop();
      await opened.close();
    });
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
