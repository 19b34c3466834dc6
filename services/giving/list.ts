import { sql } from "kysely";
import { recordAct } from "../platform/audit/record-act";
import type { AnswerTo } from "../platform/contract";
import { answer } from "../platform/http/route";
import type { Services } from "../platform/services";
import type { Queries } from "../tables";
import type { givingContract } from "./contract";
import { findPayment, getGift } from "./payments";
import { queueRefund } from "./record-payment";
import { numberOf, purposeOf, referenceOf } from "./references";
import type { ListedGift, PaymentState } from "./schemas";

type Contract = typeof givingContract;

const onPage = 50;

interface GiftSearch {
  /** Empty for all. */
  state: PaymentState | "";
  /** A reference, or the beginning of a name or mail address; empty for all. */
  search: string;
  /** Empty for the newest; a moment in ISO 8601. */
  before: string;
}

/** Payments with their gifts and givers, the newest first. */
export async function listGifts(
  { state, search, before }: GiftSearch,
  { db }: Pick<Services, "db">,
): Promise<{ gifts: ListedGift[]; next: string | null }> {
  const number = numberOf(search);
  const start = `${search
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, "\\$&")}%`;
  const rows = await selectPayments(db)
    .$if(state !== "", (query) => query.where("gift_payments.state", "=", state || "new"))
    .$if(before !== "", (query) => query.where("gift_payments.created_at", "<", new Date(before)))
    .$if(search.trim() !== "", (query) =>
      number === null
        ? query.where((eb) =>
            eb.or([eb(sql`lower(givers.name)`, "like", start), eb(sql`lower(givers.email)`, "like", start)]),
          )
        : query.where("gifts.number", "=", number),
    )
    .orderBy("gift_payments.created_at", "desc")
    .orderBy("gift_payments.id")
    .limit(onPage + 1)
    .execute();
  const shown = rows.slice(0, onPage);
  const last = rows.length > onPage ? shown.at(-1) : undefined;
  return { gifts: shown.map(toListed), next: last ? last.created_at.toISOString() : null };
}

/** Payments with what is told about their gifts. */
export function selectPayments(db: Queries) {
  return db
    .selectFrom("gift_payments")
    .innerJoin("gifts", "gifts.id", "gift_payments.gift_id")
    .leftJoin("givers", "givers.id", "gifts.giver_id")
    .select([
      "gift_payments.id",
      "gift_payments.provider_id",
      "gift_payments.cents",
      "gift_payments.state",
      "gift_payments.method",
      "gift_payments.created_at",
      "gift_payments.paid_at",
      "gift_payments.refunded_cents",
      "gift_payments.charged_back_cents",
      "gifts.number",
      "gifts.ordered_at",
      "gifts.frequency",
      "gifts.purpose_kind",
      "gifts.purpose_slug",
      "gifts.purpose_name",
      "givers.name",
      "givers.email",
      "givers.memory",
    ]);
}

type SelectedPayment = Awaited<ReturnType<ReturnType<typeof selectPayments>["execute"]>>[number];

function toListed(row: SelectedPayment): ListedGift {
  const { id, cents, state, method, frequency, name, email } = row;
  return {
    ...{ payment: id, reference: referenceOf(row), cents, state, method, frequency, purpose: purposeOf(row) },
    at: row.created_at.toISOString(),
    paidAt: row.paid_at?.toISOString() ?? null,
    refundedCents: row.refunded_cents,
    chargedBackCents: row.charged_back_cents,
    giver: name === null || email === null ? null : { name, email },
  };
}

/** Has a job give a payment back, by somebody of staff or the name of what acts. */
export async function refundGift(
  paymentId: string,
  actor: string,
  { db, now }: Services,
): Promise<AnswerTo<Contract["refundGift"]>> {
  return db.transaction().execute(async (trx): Promise<AnswerTo<Contract["refundGift"]>> => {
    const payment = await findPayment(trx, paymentId);
    if (!payment) return answer(404, {});
    if (payment.state !== "paid" || !(await queueRefund(trx, paymentId, "asked", now())))
      return answer(409, {});
    const reference = referenceOf(await getGift(trx, payment.gift_id));
    await recordAct(trx, { actor, action: "refund gift", subject: null, facts: { gift: reference } }, now());
    return answer(200, {});
  });
}
