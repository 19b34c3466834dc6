import { expect, test } from "vitest";
import { hourMs } from "../../app/utils/durations";
import { givingOverTest, onceGift } from "../../tests/setup/giving";
import { begunGift } from "../../tests/setup/standing-gift";

/** Orders of as many givers; the bank does not tell what becomes of them. */
async function ordered(count: number) {
  const site = await givingOverTest();
  site.bank.setWebhooks("never");
  for (let index = 0; index < count; index += 1) {
    const giver = { ...onceGift.giver, email: `iemand${index}@voorbeeld.nl` };
    await site.call("startGift", { ...onceGift, giver }, { client: `network ${index}` });
    site.pass(1_000);
  }
  const states = async () => (await site.payments()).map(({ state }) => state);
  return { ...site, states, made: site.bank.list().reverse() };
}

test("a debit that ended before the bank made it is looked at no more", async () => {
  const { days, bank, payments } = await begunGift();
  bank.revokeMandates();
  await days(30);
  expect((await payments()).at(-1)).toMatchObject({ state: "failed", provider_id: null });
  await days(2);
  expect((await payments()).at(-1)).toMatchObject({ look_at: null });
});

test("a payment of another amount waits while others are looked at", async () => {
  const { services, bank, pass, work, payments, states, made } = await ordered(2);
  if (made[0]) bank.change(made[0], { cents: 9900 });
  if (made[1]) bank.change(made[1], { status: "paid" });
  pass(hourMs);
  await work();
  expect(await states()).toEqual(["open", "paid"]);
  expect((await payments())[0]?.look_at?.getTime()).toBeGreaterThan(services.now().getTime());
});

test("a payment without an answer waits while others are looked at", async () => {
  const { bank, bankServer, pass, work, states, made } = await ordered(2);
  for (const payment of made) bank.change(payment, { status: "paid" });
  pass(hourMs);
  bankServer.faults.push("error", "error");
  await work();
  expect(await states()).toEqual(["open", "paid"]);
  pass(hourMs);
  await work();
  expect(await states()).toEqual(["paid", "paid"]);
});

test("a bank that does not answer is left alone after three payments", async () => {
  const { bankServer, pass, work } = await ordered(5);
  pass(hourMs);
  for (let index = 0; index < 10; index += 1) bankServer.faults.push("error");
  await work();
  expect(bankServer.faults).toHaveLength(4);
});
