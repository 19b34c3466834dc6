import { z } from "zod";
import { defineJob } from "../platform/jobs/job";

const payload = z.object({ paymentId: z.uuid() });

/** Looks at a payment at the provider, after its webhook. */
export const lookJob = defineJob({ name: "look-at-gift", payload, attempts: 10 });

/** Takes a payment of a monthly or yearly gift. What fails for good is tried again by the job that looks after all. */
export const debitJob = defineJob({ name: "take-gift", payload, attempts: 8 });

/** Gives a payment back. */
export const refundJob = defineJob({ name: "refund-gift", payload, attempts: 13 });

/** Cancels a payment that is not yet taken, and that nobody wants any more. */
export const cancelJob = defineJob({ name: "cancel-gift", payload, attempts: 13 });

/** Compares the books with the provider. */
export const reconcileJob = defineJob({ name: "reconcile-gifts", payload: z.object({}), attempts: 3 });
