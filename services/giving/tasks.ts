import { z } from "zod";
import { hourMs, minuteMs } from "../../app/utils/durations";
import { failureFacts } from "../platform/jobs/failure";
import { defineJob, type Task, taskOf } from "../platform/jobs/job";
import type { Services } from "../platform/services";
import { announcePayments, collectDue } from "./collect";
import { reconcileGifts } from "./desk/reconcile";
import { cancelJob, debitJob, lookJob, reconcileJob, refundJob } from "./jobs";
import { lookAtPayment, postponeLook } from "./look";
import { endUnmade, makeDebit } from "./make-debit";
import { isWanted } from "./payment-states";
import { findPayment, findStanding } from "./payments";
import { type PaymentProvider, ProviderFailure } from "./provider";
import { refundPayment } from "./refund";
import { mailYears } from "./year";

const nothing = z.object({});
const mostAtOnce = 200;
/** One payment without an answer is passed over; after as many in a row it is the provider that does not answer. */
const mostUnanswered = 3;

type WithProvider = (
  paymentId: string,
  provider: PaymentProvider,
  services: Services,
  attempt: { isLast: boolean },
) => Promise<void>;

/** A task of one payment. Without a provider it fails, since a key that is missing now may be set again. */
function taskOfPayment(job: typeof lookJob, run: WithProvider): Task {
  return taskOf(job, async ({ paymentId }, services, attempt) => {
    const { provider } = services.giving;
    if (!provider) throw new ProviderFailure("unavailable", "no provider");
    await run(paymentId, provider, services, attempt);
  });
}

/** Looks at all payments that it is time for. It stops while the provider does not answer. */
export async function lookAfterPayments(services: Services): Promise<void> {
  const { db, now, logger, giving } = services;
  if (!giving.provider) return;
  const due = await db
    .selectFrom("gift_payments")
    .select("id")
    .where("look_at", "<=", now())
    .orderBy("look_at")
    .limit(mostAtOnce)
    .execute();
  let unanswered = 0;
  for (const { id } of due)
    try {
      await lookAtPayment(id, giving.provider, services);
      unanswered = 0;
    } catch (error) {
      if (!(error instanceof ProviderFailure)) throw error;
      if (error.kind === "busy") return;
      if (error.kind === "unavailable") {
        await postponeLook(id, 10 * minuteMs, services);
        unanswered += 1;
        if (unanswered === mostUnanswered) return;
        continue;
      }
      logger.error({ payment: id, ...failureFacts(error) }, "a payment could not be looked at");
      await postponeLook(id, 6 * hourMs, services);
    }
}

/** Cancels a payment, unless it is wanted again, as after a pause that ended at once. */
async function cancelPayment(id: string, provider: PaymentProvider, services: Services): Promise<void> {
  const payment = await findPayment(services.db, id);
  if (!payment) return;
  const isKept = isWanted(payment, await findStanding(services.db, payment.gift_id));
  if (payment.provider_id !== null) {
    if (!isKept) await provider.cancelPayment(payment.provider_id);
    return lookAtPayment(id, provider, services);
  }
  if (isKept) return;
  if (payment.kind === "recurring") return makeDebit(id, provider, services);
  if (payment.state === "new") await endUnmade(payment, "canceled", services);
}

/** The jobs of giving. */
export const givingTasks: readonly Task[] = [
  taskOfPayment(lookJob, lookAtPayment),
  taskOfPayment(debitJob, makeDebit),
  taskOfPayment(refundJob, refundPayment),
  taskOfPayment(cancelJob, cancelPayment),
  taskOf(
    defineJob({ name: "look-after-gifts", payload: nothing, attempts: 1 }),
    (_payload, services) => lookAfterPayments(services),
    "*/2 * * * *",
  ),
  taskOf(
    reconcileJob,
    async (_payload, services) => {
      const { provider } = services.giving;
      if (provider) await reconcileGifts(provider, services);
    },
    "37 4 * * *",
  ),
  // By day, so that a bank's question does not come at night.
  taskOf(
    defineJob({ name: "take-due-gifts", payload: nothing, attempts: 3 }),
    async (_payload, services) => {
      await announcePayments(services);
      await collectDue(services);
    },
    "23 7-17 * * *",
  ),
  taskOf(
    defineJob({ name: "mail-gift-years", payload: nothing, attempts: 3 }),
    (_payload, services) => mailYears(services),
    "41 9 10-31 1 *",
  ),
];
