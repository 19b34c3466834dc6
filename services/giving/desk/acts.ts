import type { AuditAction } from "../../platform/audit/contract";
import { recordAct } from "../../platform/audit/record-act";
import type { AnswerTo } from "../../platform/contract";
import { answer } from "../../platform/http/route";
import type { Services } from "../../platform/services";
import type { Queries } from "../../tables";
import { pauseGift, resumeGift } from "../change-standing";
import { findPayment, type GiftRow, lockGift, type StandingRow } from "../payments";
import { queueRefund } from "../record-payment";
import { referenceOf } from "../references";
import type { RefundReason } from "../schemas";
import { stopStanding } from "../stop-standing";
import type { giftDeskContract, StandingAct } from "./contract";
import { lockStanding } from "./gift";

type Contract = typeof giftDeskContract;

/**
 * Has a job give a payment back, by somebody of staff or the name of what acts. What somebody else paid for is not taken
 * again either.
 */
export async function refundGift(
  { payment: paymentId, reason }: { payment: string; reason: RefundReason },
  actor: string,
  services: Services,
): Promise<AnswerTo<Contract["refundGift"]>> {
  const { db, now } = services;
  return db.transaction().execute(async (trx): Promise<AnswerTo<Contract["refundGift"]>> => {
    const found = await findPayment(trx, paymentId);
    if (!found) return answer(404, {});
    const gift = await lockGift(trx, found.gift_id);
    const payment = await findPayment(trx, paymentId);
    if (!services.giving.provider || payment?.state !== "paid") return answer(409, {});
    if (!(await queueRefund(trx, paymentId, reason, now()))) return answer(409, {});
    if (reason === "fraud") await stopStanding(trx, gift, "fraud", services);
    await record(trx, "refund gift", actor, gift, now(), { reason });
    return answer(200, {});
  });
}

const logged = { pause: "pause gift", resume: "resume gift", stop: "stop gift" } as const satisfies Record<
  StandingAct,
  AuditAction
>;

/** Does to a monthly or yearly gift what its giver asked for, by somebody of staff or the name of what acts. */
export async function actOnStandingGift(
  { reference, act }: { reference: string; act: StandingAct },
  actor: string,
  services: Services,
): Promise<AnswerTo<Contract["actOnStandingGift"]>> {
  const { db, now } = services;
  return db.transaction().execute(async (trx): Promise<AnswerTo<Contract["actOnStandingGift"]>> => {
    const found = await lockStanding(trx, reference);
    if (!found) return answer(404, {});
    const { gift, standing } = found;
    if (!standing || !(await change(trx, act, gift, standing, services))) return answer(409, {});
    await record(trx, logged[act], actor, gift, now());
    return answer(200, {});
  });
}

/** @returns whether anything changed */
async function change(
  trx: Queries,
  act: StandingAct,
  gift: GiftRow,
  standing: StandingRow,
  services: Services,
): Promise<boolean> {
  switch (act) {
    case "pause":
      return standing.state === "active" && pauseGift(trx, gift, standing, services.now());
    case "resume":
      return standing.state === "paused" && resumeGift(trx, gift, standing, services.now());
    case "stop":
      if (standing.state === "stopped") return false;
      await stopStanding(trx, gift, "staff", services);
      return true;
  }
}

async function record(
  trx: Queries,
  action: AuditAction,
  actor: string,
  gift: GiftRow,
  now: Date,
  more: Readonly<Record<string, string>> = {},
) {
  await recordAct(trx, { actor, action, subject: null, facts: { gift: referenceOf(gift), ...more } }, now);
}
