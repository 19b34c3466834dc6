import { sql } from "kysely";
import { expect, test } from "vitest";
import { dayMs } from "../../app/utils/durations";
import { givingOverTest, monthlyGift } from "../../tests/setup/giving";
import { begunGift } from "../../tests/setup/standing-gift";
import { actOnStandingGift } from "./desk/acts";
import { ProviderFailure } from "./provider";

test("a debit that the bank makes when its giver stopped is cancelled", async () => {
  const { services, days, debits, manage, work, payments, subjects } = await begunGift();
  const { provider } = services.giving;
  if (!provider) throw new Error("There is no bank");
  const { createDebit } = provider;
  provider.createDebit = async (debit) => {
    await manage("stopStandingGift");
    // The job that cancels finds nothing at the bank yet.
    await work();
    return createDebit(debit);
  };
  await days(30);
  await work();
  expect(debits()).toMatchObject([{ status: "canceled" }]);
  expect((await payments()).at(-1)).toMatchObject({ state: "canceled", provider_id: debits()[0]?.id });
  expect(subjects()).toEqual(["Dank je wel voor je gift van €\u00a010", "Je gift is gestopt"]);
});

test.each(["webhook", "job"])("so is one whose answer was lost, once the %s finds it", async (finder) => {
  const { db, bank, call, pass, days, debits, work, manage } = await begunGift();
  bank.setWebhooks("never");
  await days(30);
  // As after a crash before the answer was stored, and a stop before that.
  await db
    .updateTable("gift_payments")
    .set({ provider_id: null, state: "canceled" })
    .where("kind", "=", "recurring")
    .execute();
  await manage("stopStandingGift");
  await work();
  expect(debits()).toMatchObject([{ status: "pending" }]);
  if (finder === "webhook") await call("paymentChanged", { id: debits()[0]?.id });
  else pass(dayMs);
  await work();
  expect(debits()).toMatchObject([{ status: "canceled" }]);
});

test("a pause cancels the debit that is under way, and a pause that ended at once does not", async () => {
  const { days, debits, manage, work, standing } = await begunGift();
  await days(30);
  await manage("pauseStandingGift");
  await manage("resumeStandingGift");
  await work();
  expect(debits()).toMatchObject([{ status: "pending" }]);
  await manage("pauseStandingGift");
  await work();
  expect(debits()).toMatchObject([{ status: "canceled" }]);
  expect(await standing()).toMatchObject({ state: "paused", next_on: "2027-03-23" });
});

test("a stop cancels the debit that is under way after hours in which the bank does not answer", async () => {
  const { services, db, days, debits, manage, work } = await begunGift();
  const { provider } = services.giving;
  if (!provider) throw new Error("There is no bank");
  const { cancelPayment } = provider;
  await days(30);
  await manage("stopStandingGift");
  let tries = 0;
  provider.cancelPayment = async () => {
    tries += 1;
    throw new ProviderFailure("unavailable", "503");
  };
  const workAgain = async () => {
    await work();
    await sql`update graphile_worker._private_jobs set run_at = now()`.execute(db);
  };
  for (let hours = 0; hours < 10; hours += 1) await workAgain();
  expect(tries).toBe(10);
  expect(debits()).toMatchObject([{ status: "pending" }]);
  provider.cancelPayment = cancelPayment;
  await work();
  expect(debits()).toMatchObject([{ status: "canceled" }]);
});

test.each([
  ["stopStandingGift", "Je gift is gestopt"],
  ["pauseStandingGift", "Je gift staat op pauze"],
] as const)("with %s, a debit that cannot be held back is told", async (name, subject) => {
  const { bankServer, days, debits, manage, work, sent } = await begunGift();
  await days(30);
  await manage(name);
  bankServer.faults.push("refused");
  await work();
  expect(debits()).toMatchObject([{ status: "pending" }]);
  expect(sent.at(-1)).toMatchObject({ subject });
  expect(String(sent.at(-1)?.text)).toMatch(/afschrijving\s+van\s+€\s10\s+onderweg/);
});

test("during a pause, a debit that fails is told and not tried again", async () => {
  const { bank, bankServer, call, days, debits, manage, work, sent, standing } = await begunGift();
  await days(30);
  await manage("pauseStandingGift");
  bankServer.faults.push("refused");
  await work();
  const [debit] = debits();
  if (debit) bank.change(debit, { status: "failed", failure: "AM04" });
  await call("paymentChanged", { id: debit?.id });
  await work();
  const subject = "Het lukte niet om je gift af te schrijven";
  expect(sent.at(-1)).toMatchObject({ subject });
  expect(String(sent.at(-1)?.text)).toMatch(/Je\s+gift\s+staat\s+op\s+pauze/);
  expect(String(sent.at(-1)?.text)).not.toMatch(/nog\s+één\s+keer/);
  await days(8);
  expect(debits()).toHaveLength(1);
  expect(sent.at(-1)).toMatchObject({ subject });
  expect(await standing()).toMatchObject({ state: "paused", next_on: "2027-03-23" });
});

/** A monthly gift that staff stop before its first payment arrived. */
async function stoppedWhileWaiting() {
  const site = await givingOverTest();
  const { token } = (await site.call("startGift", monthlyGift)).body;
  const { status } = await actOnStandingGift(
    { reference: "ALZ-2026-000001", act: "stop" },
    "command",
    site.services,
  );
  expect(status).toBe(200);
  return { ...site, token };
}

test("a stop cancels the first payment, which cannot be made again", async () => {
  const { call, lastPayment, work, token } = await stoppedWhileWaiting();
  await work();
  expect(lastPayment().status).toBe("canceled");
  expect((await call("giftByToken", { token })).body).toMatchObject({
    state: "canceled",
    canPayAgain: false,
  });
  expect(await call("payGiftAgain", { token, method: null })).toEqual({
    status: 409,
    body: { state: "canceled" },
  });
});

test.each(["stopped", "refunded"])(
  "a first payment that is %s is thanked for, and begins nothing",
  async (how) => {
    const site = how === "stopped" ? await stoppedWhileWaiting() : await givingOverTest();
    const { bank, call, lastPayment, work, sent, standing } = site;
    bank.setWebhooks("never");
    const { token } = (await call("startGift", monthlyGift)).body;
    bank.change(lastPayment(), { status: "paid", refundedCents: how === "refunded" ? 1000 : 0 });
    await call("giftByToken", { token });
    await work();
    expect(await standing()).toMatchObject({
      state: how === "stopped" ? "stopped" : "waiting",
      next_on: null,
    });
    const receipt = sent.find(({ subject }) => subject?.startsWith("Dank je wel"));
    expect(String(receipt?.text)).not.toContain("Vanaf nu");
    expect(String(receipt?.text).includes("elke maand")).toBe(how === "refunded");
  },
);
