import { giftLimits } from "../../app/fields/gift-limits";
import { amsterdamDay } from "../../app/utils/dates";
import { hourMs } from "../../app/utils/durations";
import type { AnswerTo } from "../platform/contract";
import { answer, type Caller } from "../platform/http/route";
import { queueMail } from "../platform/mail/queue";
import type { Services } from "../platform/services";
import { startTry } from "../platform/tries/limit-tries";
import type { Queries } from "../tables";
import { pauseGift, resumeGift } from "./change-standing";
import type { givingContract } from "./contract";
import { findGiftOfLink, type LinkPurpose, spendAmountLink } from "./links";
import { findStanding, type GiftRow, getGift, lockGift, type StandingRow } from "./payments";
import { queueGiftMail } from "./queue-gift-mail";
import { purposeOf, referenceOf } from "./references";
import { paymentDayAfterPause } from "./schedule";
import { pauseMonths, type StandingGift } from "./schemas";
import { stopStanding } from "./stop-standing";

type Contract = typeof givingContract;

const mailLimit = { name: "gift links", free: 3, forgetMs: hourMs };

interface Standing {
  gift: GiftRow;
  standing: StandingRow;
}

/** The gift that a link is about, locked; null where the link does not work, or the giver is erased. */
async function findOfLink(
  trx: Queries,
  token: string,
  purpose: LinkPurpose | "used",
  now: Date,
): Promise<Standing | null> {
  const giftId = await findGiftOfLink(trx, token, purpose, now);
  if (giftId === null) return null;
  const gift = await lockGift(trx, giftId);
  const standing = await findStanding(trx, giftId);
  return standing && gift.giver_id !== null ? { gift, standing } : null;
}

/** A monthly or yearly gift as its giver sees it. */
async function show(trx: Queries, giftId: string, now: Date): Promise<StandingGift> {
  const gift = await getGift(trx, giftId);
  const { frequency, giver_id } = gift;
  const standing = await trx
    .selectFrom("standing_gifts")
    .selectAll()
    .where("gift_id", "=", giftId)
    .executeTakeFirstOrThrow();
  const giver = await trx
    .selectFrom("givers")
    .select(["name", "memory"])
    .where("id", "=", giver_id)
    .executeTakeFirstOrThrow();
  if (frequency === "eenmalig") throw new Error("A gift that is given once has no standing");
  const given = await trx
    .selectFrom("gift_entries")
    .innerJoin("gift_payments", "gift_payments.id", "gift_entries.payment_id")
    .select(["gift_entries.cents", "gift_entries.at"])
    .where("gift_id", "=", giftId)
    .execute();
  const years = new Set(given.map(({ at }) => Number(amsterdamDay(at).slice(0, 4))));
  const { state, first_on, next_on } = standing;
  const after =
    state === "active" && first_on !== null
      ? paymentDayAfterPause(first_on, frequency, amsterdamDay(now), pauseMonths)
      : null;
  return {
    reference: referenceOf(gift),
    frequency,
    cents: standing.cents,
    name: giver.name,
    state,
    purpose: purposeOf({ ...gift, memory: giver.memory }),
    stopReason: standing.stop_reason,
    nextOn: next_on,
    afterPauseOn: after,
    startedOn: first_on ?? amsterdamDay(gift.ordered_at),
    totalCents: given.reduce((sum, { cents }) => sum + cents, 0),
    accountEnd: standing.account_end,
    years: [...years].sort((one, other) => other - one),
  };
}

/** A gift, by one of its links. */
export async function viewStanding(
  token: string,
  purpose: LinkPurpose,
  { db, now }: Services,
): Promise<StandingGift | null> {
  return db.transaction().execute(async (trx) => {
    const found = await findOfLink(trx, token, purpose, now());
    return found && show(trx, found.gift.id, now());
  });
}

/** Takes nothing for some months; doing so again changes nothing. */
export async function pauseStanding(
  token: string,
  { db, now }: Services,
): Promise<AnswerTo<Contract["pauseStandingGift"]>> {
  return db.transaction().execute(async (trx): Promise<AnswerTo<Contract["pauseStandingGift"]>> => {
    const found = await findOfLink(trx, token, "manage", now());
    if (!found) return answer(410, {});
    const { gift, standing } = found;
    if (standing.state !== "paused" && !(await pauseGift(trx, gift, standing, now()))) return answer(409, {});
    return answer(200, await show(trx, gift.id, now()));
  });
}

/** Ends a pause; the next payment is on the next usual day. */
export async function resumeStanding(
  token: string,
  { db, now }: Services,
): Promise<AnswerTo<Contract["resumeStandingGift"]>> {
  return db.transaction().execute(async (trx): Promise<AnswerTo<Contract["resumeStandingGift"]>> => {
    const found = await findOfLink(trx, token, "manage", now());
    if (!found) return answer(410, {});
    const { gift, standing } = found;
    if (standing.state === "stopped" || standing.state === "waiting") return answer(409, {});
    await resumeGift(trx, gift, standing, now());
    return answer(200, await show(trx, gift.id, now()));
  });
}

/** Ends a gift, by its giver. */
export async function stopByLink(
  token: string,
  services: Services,
): Promise<AnswerTo<Contract["stopStandingGift"]>> {
  const { db, now } = services;
  return db.transaction().execute(async (trx): Promise<AnswerTo<Contract["stopStandingGift"]>> => {
    const found = await findOfLink(trx, token, "manage", now());
    if (!found) return answer(410, {});
    await stopStanding(trx, found.gift, "giver", services);
    return answer(200, await show(trx, found.gift.id, now()));
  });
}

/** Mails a fresh link that changes the amount: whoever has an old mail cannot take more money with it. */
export async function requestAmountChange(
  token: string,
  services: Services,
): Promise<AnswerTo<Contract["requestAmountChange"]>> {
  const { db, now } = services;
  const giftId = await findGiftOfLink(db, token, "manage", now());
  if (giftId === null) return answer(410, {});
  const wait = await startTry([{ limit: mailLimit, by: [giftId] }], services);
  if (wait !== null) return answer(429, { retryAfterSeconds: wait });
  return db.transaction().execute(async (trx): Promise<AnswerTo<Contract["requestAmountChange"]>> => {
    const found = await findOfLink(trx, token, "manage", now());
    if (!found) return answer(410, {});
    if (!isChangeable(found.standing)) return answer(409, {});
    await queueGiftMail(trx, "gift-amount-link", found.gift, now());
    return answer(202, {});
  });
}

function isChangeable({ state }: StandingRow): boolean {
  return state === "active" || state === "paused";
}

/** Changes the amount from the next payment on. What is stored to be taken already stays as it is. */
export async function changeAmount(
  { token, cents }: { token: string; cents: number },
  { db, now }: Services,
): Promise<AnswerTo<Contract["changeAmount"]>> {
  return db.transaction().execute(async (trx): Promise<AnswerTo<Contract["changeAmount"]>> => {
    const found = await findOfLink(trx, token, "amount", now());
    if (!found) return changeAgain(trx, { token, cents }, now());
    if (!isChangeable(found.standing)) return answer(410, {});
    const { gift } = found;
    const { minCents, maxCents } = giftLimits[gift.frequency];
    if (cents < minCents || cents > maxCents) return answer(409, {});
    if (!(await spendAmountLink(trx, token, gift.id, now())))
      return changeAgain(trx, { token, cents }, now());
    await trx.updateTable("standing_gifts").set({ cents }).where("gift_id", "=", gift.id).execute();
    await queueGiftMail(trx, "gift-amount-changed", gift, now());
    return answer(200, await show(trx, gift.id, now()));
  });
}

/** The second of two clicks finds done what it asks. */
async function changeAgain(
  trx: Queries,
  { token, cents }: { token: string; cents: number },
  now: Date,
): Promise<AnswerTo<Contract["changeAmount"]>> {
  const found = await findOfLink(trx, token, "used", now);
  return found?.standing.cents === cents ? answer(200, await show(trx, found.gift.id, now)) : answer(410, {});
}

/** Has the mail to an address look for its gifts and send a link to each: as much is done where there are none. */
export async function requestGiftLinks(
  { email, caller }: { email: string; caller: Caller },
  services: Services,
): Promise<AnswerTo<Contract["requestGiftLinks"]>> {
  const { db, now } = services;
  const by = [email.toLowerCase()];
  const network = {
    limit: { ...mailLimit, name: "gift links by network", free: 10 },
    by: [caller.client ?? ""],
  };
  const wait = await startTry([{ limit: mailLimit, by }, network], services);
  if (wait !== null) return answer(429, { retryAfterSeconds: wait });
  const order = { template: "gift-links", memberId: null, address: email, caller, isHidden: true } as const;
  await db.transaction().execute((trx) => queueMail(trx, order, now()));
  return answer(202, {});
}
