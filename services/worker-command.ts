/** Runs the jobs of the services in a process of its own, beside those that do so already: `npm run worker`. */
import { pino } from "pino";
import { readSettings } from "../app/utils/settings";
import { openServices } from "./open";
import { servicesSettings } from "./settings";
import { prepareWork, startWork } from "./work";

try {
  const { servicesKey, ...options } = readSettings(servicesSettings, process.env);
  if (!servicesKey) throw new Error("SERVICES_KEY is missing: the services and their workers share it.");
  const work = prepareWork(options);
  const opened = await openServices({ ...options, secret: servicesKey, logger: pino() });
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
