import { amsterdamDay } from "../../../app/utils/dates";
import { recordAct } from "../../platform/audit/record-act";
import type { AnswerTo } from "../../platform/contract";
import { answer } from "../../platform/http/route";
import { addJob } from "../../platform/jobs/add-job";
import type { Services } from "../../platform/services";
import { reconcileJob } from "../jobs";
import { lookAtPayment } from "../look";
import { type PaymentProvider, ProviderFailure } from "../provider";
import { addDays } from "../schedule";
import { compareBooks } from "./compare-books";
import { type giftDeskContract, type Reconciliation, reconciliation } from "./contract";

type Contract = typeof giftDeskContract;

/** Givers may have a payment taken back for eight weeks, and a bank takes some days. */
const lookedBackDays = 70;
const keptResults = 30;

/**
 * Compares the books of the last ten weeks with the provider, after a look at each payment that differs, and stores the
 * result. What differs still is an error for operators.
 * @throws ProviderFailure where it does not answer
 */
export async function reconcileGifts(provider: PaymentProvider, services: Services): Promise<void> {
  const { db, now, logger } = services;
  const from = addDays(amsterdamDay(now()), -lookedBackDays);
  const first = await compareBooks(from, provider, services);
  for (const id of first.differingIds) await lookOnce(id, provider, services);
  const { differingIds, ...result } =
    first.differing === 0 ? first : await compareBooks(from, provider, services);
  await db
    .insertInto("gift_reconciliations")
    .values({ at: now(), result: JSON.stringify(result) })
    .execute();
  await db
    .deleteFrom("gift_reconciliations")
    .where("id", "not in", (eb) =>
      eb.selectFrom("gift_reconciliations").select("id").orderBy("id", "desc").limit(keptResults),
    )
    .execute();
  if (result.differing > 0)
    logger.error(
      { differing: result.differing, payments: differingIds.slice(0, 20) },
      "the books differ from the payment provider",
    );
}

/** Looks at a payment that differs. One that the provider does not know, or states oddly, differs still. */
async function lookOnce(id: string, provider: PaymentProvider, services: Services): Promise<void> {
  try {
    await lookAtPayment(id, provider, services);
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    if (error.kind === "unavailable" || error.kind === "busy") throw error;
  }
}

/** The last comparison; null before the first one. */
export async function findReconciliation({ db }: Pick<Services, "db">): Promise<Reconciliation | null> {
  const row = await db
    .selectFrom("gift_reconciliations")
    .select(["at", "result"])
    .orderBy("id", "desc")
    .limit(1)
    .executeTakeFirst();
  return row ? { ...reconciliation.omit({ at: true }).parse(row.result), at: row.at.toISOString() } : null;
}

/** Has a job compare the books now, for somebody of staff. */
export async function askReconciliation(
  actor: string,
  { db, now, giving }: Services,
): Promise<AnswerTo<Contract["reconcileGifts"]>> {
  if (!giving.provider) return answer(409, {});
  await db.transaction().execute(async (trx) => {
    await recordAct(trx, { actor, action: "reconcile gifts", subject: null }, now());
    await addJob(trx, reconcileJob, {}, { key: "reconcile-gifts" });
  });
  return answer(202, {});
}
