import { sql } from "kysely";
import { recordAct } from "../../platform/audit/record-act";
import type { Services } from "../../platform/services";
import type { Queries } from "../../tables";
import { findStanding, type GiftRow, lockGift, type StandingRow } from "../payments";
import { refundsEndedBefore } from "../record-payment";
import { numberOf, referenceOf } from "../references";
import { type GivingMail, giftMails } from "../schemas";
import type { DeskGift, DeskPayment, StandingAct } from "./contract";
import { deskPurposeOf } from "./list";

const shownRows = 100;

/** The gift of a reference; null where there is none. The year has to be right, too. */
export async function findGift(db: Queries, reference: string): Promise<GiftRow | null> {
  const number = numberOf(reference);
  if (number === null) return null;
  const gift = await db.selectFrom("gifts").selectAll().where("number", "=", number).executeTakeFirst();
  return gift && referenceOf(gift) === reference.trim().toUpperCase() ? gift : null;
}

/** A gift with its giver, payments and mails, for somebody of staff. The look is written to the log. */
export async function viewGift(
  reference: string,
  actor: string,
  { db, now }: Pick<Services, "db" | "now">,
): Promise<DeskGift | null> {
  const gift = await findGift(db, reference);
  if (!gift) return null;
  const giver =
    gift.giver_id === null
      ? undefined
      : await db
          .selectFrom("givers")
          .select(["name", "email", "street", "postcode", "city", "message", "memory"])
          .where("id", "=", gift.giver_id)
          .executeTakeFirst();
  const standing = await findStanding(db, gift.id);
  const mails = await db
    .selectFrom("mails")
    .select(["template", "state", sql<Date>`coalesce(ended_at, created_at)`.as("at")])
    .where(sql`facts->>'gift'`, "=", gift.id)
    .orderBy("created_at", "desc")
    .limit(shownRows)
    .execute();
  if (giver)
    await recordAct(
      db,
      { actor, action: "view gift", subject: null, facts: { gift: referenceOf(gift) } },
      now(),
    );
  return {
    reference: referenceOf(gift),
    frequency: gift.frequency,
    purpose: deskPurposeOf(gift),
    orderedAt: gift.ordered_at.toISOString(),
    giver: giver ?? null,
    standing: standing && shownStanding(standing, gift.frequency),
    payments: await listPayments(gift.id, { db, now }),
    mails: mails.flatMap(({ template, state, at }) =>
      isGiftMail(template) ? [{ template, state, at: at.toISOString() }] : [],
    ),
  };
}

const isGiftMail = (name: string): name is GivingMail => giftMails.some((known) => known === name);

const actsIn: Readonly<Record<StandingRow["state"], readonly StandingAct[]>> = {
  waiting: ["stop"],
  active: ["pause", "stop"],
  paused: ["resume", "stop"],
  stopped: [],
};

function shownStanding(
  standing: StandingRow,
  frequency: GiftRow["frequency"],
): NonNullable<DeskGift["standing"]> {
  // A yearly gift has no pauses.
  const acts = actsIn[standing.state].filter((act) => act !== "pause" || frequency === "maandelijks");
  const { state, cents, next_on, account_end, stop_reason, stopped_at } = standing;
  return {
    state,
    cents,
    nextOn: next_on,
    accountEnd: account_end,
    stopReason: stop_reason,
    stoppedAt: stopped_at?.toISOString() ?? null,
    acts,
  };
}

export async function listPayments(
  giftId: string,
  { db, now }: Pick<Services, "db" | "now">,
): Promise<DeskPayment[]> {
  const rows = await db
    .selectFrom("gift_payments")
    .leftJoin("gift_refunds", "gift_refunds.payment_id", "gift_payments.id")
    .selectAll("gift_payments")
    .select(["gift_refunds.created_at as refund_asked_at", "gift_refunds.failure as refund_failure"])
    .select("gift_refunds.done_at as refund_done_at")
    .where("gift_id", "=", giftId)
    .orderBy("gift_payments.created_at", "desc")
    .orderBy("attempt", "desc")
    .limit(shownRows)
    .execute();
  return rows.map((row) => ({
    payment: row.id,
    cents: row.cents,
    state: row.state,
    method: row.method,
    failure: row.failure,
    at: row.created_at.toISOString(),
    paidAt: row.paid_at?.toISOString() ?? null,
    dueOn: row.due_on,
    providerId: row.provider_id,
    refundedCents: row.refunded_cents,
    chargedBackCents: row.charged_back_cents,
    refundAskedAt: row.refund_asked_at?.toISOString() ?? null,
    refundFailure: row.state === "paid" ? row.refund_failure : null,
    canRefund:
      row.state === "paid" &&
      (row.refund_asked_at === null ||
        row.refund_failure !== null ||
        (row.refund_done_at === null && row.refund_asked_at < refundsEndedBefore(now()))),
  }));
}

/** A gift, locked, with its monthly or yearly part (null for a gift of once); null for an unknown reference. */
export async function lockStanding(
  trx: Queries,
  reference: string,
): Promise<{ gift: GiftRow; standing: StandingRow | null } | null> {
  const found = await findGift(trx, reference);
  if (!found) return null;
  const gift = await lockGift(trx, found.id);
  return { gift, standing: await findStanding(trx, gift.id) };
}
