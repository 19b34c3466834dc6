import { z } from "zod";
import { defineJob, taskOf } from "../../platform/jobs/job";
import { collectAlerts } from "./collect";
import { queueAlerts } from "./queue-alerts";

const job = defineJob({ name: "alerts", payload: z.object({}), attempts: 3 });

/** Mails members about posts. */
export const alertsTask = taskOf(
  job,
  async (_payload, services) => {
    await collectAlerts(services);
    await queueAlerts(services);
  },
  "* * * * *",
);
