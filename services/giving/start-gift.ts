import { randomUUID } from "node:crypto";
import { hourMs } from "../../app/utils/durations";
import type { AnswerTo } from "../platform/contract";
import { keyedHash, keyedHashes } from "../platform/hash";
import { answer, type Caller } from "../platform/http/route";
import type { Services } from "../platform/services";
import { startTry } from "../platform/tries/limit-tries";
import type { Queries } from "../tables";
import type { givingContract } from "./contract";
import { giftTokenOf } from "./gift-token";
import { makePayment } from "./make-payment";
import { cameToNothing, nextLookAt } from "./payment-states";
import { findStanding, findVisitedPayment, getGift, lockGift, type PaymentRow } from "./payments";
import { type PaymentProvider, ProviderFailure } from "./provider";
import type { NewGift, PayMethod } from "./schemas";

type Contract = typeof givingContract;

/** Stolen cards are tried with small gifts, many an hour. A network may be a whole care home, or a provider's. */
const networkLimit = { name: "gift by network", free: 20, forgetMs: hourMs };
const emailLimit = { name: "gift by e-mail", free: 6, forgetMs: hourMs };
const againLimit = { name: "gift paid again", free: 6, forgetMs: hourMs };

const purpose = "gift submission";

/** Stores an order and makes its payment. The same form sent again is the same order; a changed one is another. */
export async function startGift(
  { input, caller }: { input: NewGift; caller: Caller },
  services: Services,
): Promise<AnswerTo<Contract["startGift"]>> {
  const { provider } = services.giving;
  if (!provider) return answer(409, {});
  const form = JSON.stringify(input);
  const known = await findOrder(services.db, keyedHashes(services.secret, purpose, form));
  if (known === null) {
    const wait = await startTry(
      [
        { limit: emailLimit, by: [input.giver.email.toLowerCase()] },
        ...(caller.client === null ? [] : [{ limit: networkLimit, by: [caller.client] }]),
      ],
      services,
    );
    if (wait !== null) return answer(429, { retryAfterSeconds: wait });
  }
  const giftId =
    known ?? (await storeOrder(input, keyedHash(services.secret, purpose, form), caller, services));
  services.giving.reach("order stored");
  return pay(giftId, provider, services);
}

async function findOrder(db: Queries, submissions: readonly Buffer[]): Promise<string | null> {
  const row = await db
    .selectFrom("gifts")
    .select("id")
    .where("submission", "in", submissions)
    .executeTakeFirst();
  return row?.id ?? null;
}

/** Stores an order with its giver and its payment, before the provider hears of it. Returns the id of the gift. */
async function storeOrder(
  { frequency, cents, method, giver, purpose, mandateVersion }: NewGift,
  submission: Buffer,
  { brand, origin }: Caller,
  { db, now }: Services,
): Promise<string> {
  const [id, giverId] = [randomUUID(), randomUUID()];
  const isNamed = purpose.kind === "region" || purpose.kind === "action";
  return db.transaction().execute(async (trx) => {
    await trx
      .insertInto("givers")
      .values({ id: giverId, ...giver, memory: purpose.kind === "memory" ? purpose.name : null })
      .execute();
    const inserted = await trx
      .insertInto("gifts")
      .values({
        id,
        submission,
        giver_id: giverId,
        frequency,
        cents,
        brand,
        origin,
        ordered_at: now(),
        purpose_kind: purpose.kind,
        mandate_version: mandateVersion,
        purpose_slug: isNamed ? purpose.slug : null,
        purpose_name: isNamed ? purpose.name : null,
      })
      .onConflict((conflict) => conflict.column("submission").doNothing())
      .returning("id")
      .execute();
    if (inserted.length === 0) {
      // The other of two clicks was faster, and is stored by now.
      await trx.deleteFrom("givers").where("id", "=", giverId).execute();
      return (await findOrder(trx, [submission])) ?? id;
    }
    if (frequency !== "eenmalig")
      await trx.insertInto("standing_gifts").values({ gift_id: id, state: "waiting", cents }).execute();
    await addVisitedPayment(
      trx,
      { giftId: id, isFirst: frequency !== "eenmalig", attempt: 1, cents, method },
      now(),
    );
    return id;
  });
}

interface VisitedPayment {
  giftId: string;
  isFirst: boolean;
  attempt: number;
  cents: number;
  method: PayMethod;
}

async function addVisitedPayment(
  trx: Queries,
  { giftId, isFirst, attempt, cents, method }: VisitedPayment,
  now: Date,
): Promise<void> {
  await trx
    .insertInto("gift_payments")
    .values({
      id: randomUUID(),
      gift_id: giftId,
      kind: isFirst ? "first" : "once",
      due_on: null,
      attempt,
      cents,
      method,
      created_at: now,
      look_at: nextLookAt({ state: "new", createdAt: now, paidAt: null }, now),
    })
    .execute();
}

/** Makes the newest payment of a gift, unless it is made, and says where to pay it. */
async function pay(giftId: string, provider: PaymentProvider, services: Services) {
  const token = giftTokenOf(giftId, services);
  const payment = await findVisitedPayment(services.db, giftId);
  try {
    const signal = AbortSignal.timeout(services.giving.longestWaitMs);
    if (payment) await makePayment(payment.id, provider, services, signal);
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    const facts = { payment: payment?.id, code: error.code };
    const isOurs = error.kind === "refused" || error.kind === "unauthorized";
    if (isOurs) services.logger.error(facts, "the provider refuses a payment");
    else services.logger.warn(facts, "a payment could not be made");
    if (error.kind === "refused") return answer(422, {});
    return answer(202, { token, retryAfterSeconds: error.retryAfterSeconds });
  }
  const made = await findVisitedPayment(services.db, giftId);
  return answer(201, { token, payUrl: made?.pay_url ?? null });
}

/** Makes another payment of a gift whose last one came to nothing; of one that is open, says where to pay it. */
export async function payGiftAgain(
  { giftId, method, caller }: { giftId: string; method: PayMethod | null; caller: Caller },
  services: Services,
): Promise<AnswerTo<Contract["payGiftAgain"]>> {
  const { provider } = services.giving;
  const last = await findVisitedPayment(services.db, giftId);
  // Once the giver is erased, nobody could be thanked.
  if (!last || (await getGift(services.db, giftId)).giver_id === null) return answer(404, {});
  const isStopped = (await findStanding(services.db, giftId))?.state === "stopped";
  if (!provider || isStopped) return answer(409, { state: last.state });
  if (isOver(last, method)) {
    const by = [giftId, caller.client ?? ""];
    const wait = await startTry([{ limit: againLimit, by }], services);
    if (wait !== null) return answer(429, { retryAfterSeconds: wait });
    await services.db.transaction().execute((trx) => addAttempt(trx, last, method, services.now()));
  } else if (last.state !== "new" && last.state !== "open") return answer(409, { state: last.state });
  return pay(giftId, provider, services);
}

/** Whether another try is another payment. One that the provider may have made already keeps its way to pay. */
const isOver = ({ state, method: before }: PaymentRow, method: PayMethod | null) =>
  cameToNothing[state] || (state === "new" && method !== null && method !== before);

/** Adds a payment, unless the other of two clicks did. */
async function addAttempt(
  trx: Queries,
  { gift_id, attempt, kind, cents, method: before }: PaymentRow,
  method: PayMethod | null,
  now: Date,
): Promise<void> {
  await lockGift(trx, gift_id);
  const last = await findVisitedPayment(trx, gift_id);
  if (last?.attempt !== attempt || !isOver(last, method)) return;
  const next = { giftId: gift_id, isFirst: kind === "first", attempt: attempt + 1, cents };
  await addVisitedPayment(trx, { ...next, method: method ?? before }, now);
}
