import { z } from "zod";
import { defineJob } from "../jobs/job";

/** Sends a mail of the queue. With the waits between them, its attempts take 22 hours. */
export const sendMailJob = defineJob({
  name: "send-mail",
  payload: z.object({ mailId: z.uuid() }),
  attempts: 13,
});
