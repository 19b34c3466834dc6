import { expect, test } from "vitest";
import { dayMs, minuteMs } from "../../app/utils/durations";
import { eventually } from "../../tests/setup/eventually";
import { givingOverTest, monthlyGift, onceGift } from "../../tests/setup/giving";
import { givingPaths } from "./contract";
import { lookAtPayment } from "./look";
import { recordPayment } from "./record-payment";

test("a gift is ordered, paid and thanked for", async () => {
  const { call, bank, lastPayment, work, sent, balance } = await givingOverTest();
  const started = await call("startGift", onceGift);
  expect(started).toMatchObject({ status: 201, body: { payUrl: expect.stringContaining("/betalen/tr_") } });
  const { token } = started.body;
  expect((await call("giftByToken", { token })).body).toMatchObject({ state: "open", canPayAgain: false });
  bank.change(lastPayment(), { status: "paid" });
  expect((await call("giftByToken", { token })).body).toMatchObject({
    reference: "ALZ-2026-000001",
    cents: 2500,
    state: "paid",
    payUrl: null,
    canPayAgain: false,
    giver: { name: "Ineke Vermeulen", email: "ineke@voorbeeld.nl" },
  });
  await work();
  expect(sent).toMatchObject([
    { subject: "Dank je wel voor je gift van €\u00a025", to: { address: "ineke@voorbeeld.nl" } },
  ]);
  expect(await balance()).toBe(2500);
});

test("the bank gets nothing personal", async () => {
  const { bank, give, lastPayment } = await givingOverTest();
  await give({ ...monthlyGift, purpose: { kind: "memory", name: "oma Riet" } });
  expect(lastPayment().redirectUrl).toContain(`http://localhost:3000${givingPaths.result}?code=`);
  for (const personal of ["Ineke", "Vermeulen", "ineke@", "Riet", "hulplijn"])
    expect(JSON.stringify(bank.state)).not.toContain(personal);
  expect(lastPayment()).toMatchObject({ description: "Gift ALZ-2026-000001" });
});

test("two clicks are one order with one payment; a changed form is another", async () => {
  const { call, bank, db, services } = await givingOverTest();
  const clicks = await Promise.all([1, 2, 3].map(() => call("startGift", onceGift)));
  expect(new Set(clicks.map(({ body }) => body.payUrl)).size).toBe(1);
  services.secret = ["a newer secret", ...services.secret];
  expect((await call("startGift", onceGift)).status).toBe(201);
  expect(bank.list()).toHaveLength(1);
  expect((await call("startGift", { ...onceGift, cents: 3000 })).body.payUrl).not.toBe(
    clicks[0]?.body.payUrl,
  );
  expect(bank.list().map(({ cents }) => cents)).toEqual([3000, 2500]);
  expect(await db.selectFrom("givers").select("id").execute()).toHaveLength(2);
});

test.each(["once", "twice", "late", "never"] as const)(
  "with a webhook that is called %s, the gift is thanked for once",
  async (habit) => {
    const { call, bank, lastPayment, work, pass, subjects, payments, heard, balance } =
      await givingOverTest();
    bank.setWebhooks(habit);
    await call("startGift", onceGift);
    bank.change(lastPayment(), { status: "paid" });
    if (habit === "late") await bank.callLate();
    if (habit !== "never") await eventually(() => expect(heard.length).toBe(habit === "twice" ? 2 : 1));
    if (habit === "never") pass(10 * minuteMs);
    await work();
    await work();
    expect(subjects()).toHaveLength(1);
    expect(await payments()).toMatchObject([{ state: "paid" }]);
    expect(await balance()).toBe(2500);
  },
);

test("webhook, page and job at once thank once", async () => {
  const { call, bank, lastPayment, work, subjects, balance } = await givingOverTest();
  const { body } = await call("startGift", onceGift);
  const { id } = lastPayment();
  bank.change(lastPayment(), { status: "paid" });
  await Promise.all([
    ...[1, 2, 3].map(() => call("giftByToken", { token: body.token })),
    ...[1, 2].map(() => call("paymentChanged", { id })),
    work(),
  ]);
  await work();
  expect(subjects()).toHaveLength(1);
  expect(await balance()).toBe(2500);
});

test("a webhook with an unknown or made-up id changes nothing, and its body is not believed", async () => {
  const { call, payments } = await givingOverTest();
  await call("startGift", onceGift);
  for (const id of ["tr_unknown1234", "", "../payments", "x".repeat(200)])
    expect(await call("paymentChanged", { id })).toEqual({ status: 200, body: {} });
  expect(await payments()).toMatchObject([{ state: "open" }]);
});

test.each(["failed", "canceled", "expired"] as const)(
  "a payment that is %s takes nothing, and can be made again with everything kept",
  async (status) => {
    const { call, bank, lastPayment, work, subjects, balance } = await givingOverTest();
    const { token } = (await call("startGift", onceGift)).body;
    bank.change(lastPayment(), { status });
    expect((await call("giftByToken", { token })).body).toMatchObject({ state: status, canPayAgain: true });
    const again = await Promise.all([1, 2].map(() => call("payGiftAgain", { token, method: "creditcard" })));
    expect(again.map(({ status }) => status)).toEqual([201, 201]);
    expect(again[0]?.body.payUrl).toBe(again[1]?.body.payUrl);
    expect(lastPayment()).toMatchObject({ cents: 2500, method: "creditcard", status: "open" });
    expect(bank.list()).toHaveLength(2);
    bank.change(lastPayment(), { status: "paid" });
    await call("giftByToken", { token });
    expect(await call("payGiftAgain", { token, method: null })).toEqual({
      status: 409,
      body: { state: "paid" },
    });
    await work();
    expect(subjects()).toHaveLength(1);
    expect(await balance()).toBe(2500);
  },
);

test("of two payments of one gift that are both paid, the second is given back", async () => {
  const { call, bank, lastPayment, work, sent, subjects, balance, payments } = await givingOverTest();
  const { token } = (await call("startGift", onceGift)).body;
  const first = lastPayment();
  bank.change(first, { status: "expired" });
  await call("giftByToken", { token });
  await call("payGiftAgain", { token, method: null });
  bank.change(lastPayment(), { status: "paid" });
  await call("giftByToken", { token });
  // The bank was late.
  bank.change(first, { status: "paid" });
  await call("paymentChanged", { id: first.id });
  await work();
  expect(first.refundedCents).toBe(2500);
  expect((await payments()).map(({ state }) => state)).toEqual(["refunded", "paid"]);
  expect(await balance()).toBe(2500);
  expect(subjects()).toEqual([
    "Dank je wel voor je gift van €\u00a025",
    "We betalen je tweede betaling van €\u00a025 terug",
  ]);
  expect(String(sent[1]?.text)).toMatch(/bewijs\s+dat\s+je\s+daarvan\s+kreeg,\s+blijft\s+geldig/);
});

test("a payment that is paid late is shown, and not the newer one that is open or given back", async () => {
  const { call, bank, lastPayment, work } = await givingOverTest();
  const { token } = (await call("startGift", onceGift)).body;
  const first = lastPayment();
  bank.change(first, { status: "expired" });
  await call("giftByToken", { token });
  await call("payGiftAgain", { token, method: null });
  bank.change(first, { status: "paid" });
  await bank.called();
  await work();
  const paid = { body: { state: "paid", payUrl: null, canPayAgain: false } };
  expect(await call("giftByToken", { token })).toMatchObject(paid);
  expect(await call("payGiftAgain", { token, method: null })).toMatchObject({ status: 409 });
  bank.change(lastPayment(), { status: "paid" });
  await work();
  expect(lastPayment().refundedCents).toBe(2500);
  expect(await call("giftByToken", { token })).toMatchObject(paid);
});

test("a payment whose answer was lost is made once", async () => {
  const { call, bank, bankServer } = await givingOverTest();
  bankServer.faults.push("lost");
  expect(await call("startGift", onceGift)).toMatchObject({ status: 201 });
  expect(bank.list()).toHaveLength(1);
});

test("without an answer of the bank the order is kept, and paid later", async () => {
  const { call, bank, bankServer, logged } = await givingOverTest();
  bankServer.faults.push("error", "error");
  const { status, body } = await call("startGift", onceGift);
  expect({ status, body }).toMatchObject({ status: 202, body: { retryAfterSeconds: 5 } });
  bankServer.faults.push("busy");
  expect(await call("payGiftAgain", { token: body.token, method: null })).toMatchObject({
    status: 202,
    body: { retryAfterSeconds: 7 },
  });
  expect(await call("payGiftAgain", { token: body.token, method: null })).toMatchObject({ status: 201 });
  expect(bank.list()).toHaveLength(1);
  expect(JSON.stringify(logged)).not.toContain("Ineke");
});

test.each([
  ["once", onceGift, []],
  ["each month", monthlyGift, [null]],
] as const)(
  "a bank that is slow with a gift that is given %s does not keep the giver waiting",
  async (...given) => {
    const [, gift, answered] = given;
    const { call, bank, bankServer } = await givingOverTest({ longestWaitMs: 300 });
    bankServer.faults.push(...answered, "slow");
    const { status, body } = await call("startGift", gift);
    expect({ status, body }).toMatchObject({ status: 202, body: { retryAfterSeconds: 5 } });
    bankServer.faults.length = 0;
    expect(await call("payGiftAgain", { token: body.token, method: null })).toMatchObject({ status: 201 });
    expect(bank.list()).toHaveLength(1);
  },
);

test("an answer that is not as published changes nothing", async () => {
  const { call, bank, bankServer, lastPayment, payments } = await givingOverTest();
  const { token } = (await call("startGift", onceGift)).body;
  bank.change(lastPayment(), { status: "paid" });
  bankServer.faults.push("garbage");
  expect((await call("giftByToken", { token })).body).toMatchObject({ state: "open" });
  bank.change(lastPayment(), { cents: 9900 });
  await call("giftByToken", { token });
  expect(await payments()).toMatchObject([{ state: "open", cents: 2500 }]);
});

test("a payment whose id was lost is found by its webhook", async () => {
  const { call, bank, lastPayment, db, work, balance, subjects } = await givingOverTest();
  bank.setWebhooks("never");
  await call("startGift", onceGift);
  // As after a crash before the answer was stored.
  await db.updateTable("gift_payments").set({ provider_id: null, pay_url: null, state: "new" }).execute();
  const lost = lastPayment();
  bank.forgetKeys();
  await call("startGift", onceGift);
  const second = lastPayment();
  expect(second.id).not.toBe(lost.id);
  for (const payment of [lost, second]) {
    bank.change(payment, { status: "paid" });
    await call("paymentChanged", { id: payment.id });
    await work();
  }
  expect(await balance()).toBe(2500);
  expect(lost.refundedCents + second.refundedCents).toBe(2500);
  expect(subjects()).toHaveLength(2);
});

test("a payment that was never made is given up after a day", async () => {
  const { call, bankServer, pass, work, payments } = await givingOverTest();
  bankServer.faults.push("error", "error");
  const { token } = (await call("startGift", onceGift)).body;
  pass(dayMs + minuteMs);
  await work();
  expect(await payments()).toMatchObject([{ state: "expired" }]);
  expect(await call("payGiftAgain", { token, method: null })).toMatchObject({ status: 201 });
});

test("money that the bank takes back is taken out of the books", async () => {
  const { bank, lastPayment, give, balance, payments, pass, work } = await givingOverTest();
  bank.setWebhooks("never");
  await give();
  bank.change(lastPayment(), { chargedBackCents: 2500 });
  pass(4 * dayMs);
  await work();
  expect(await payments()).toMatchObject([{ state: "charged-back", charged_back_cents: 2500 }]);
  expect(await balance()).toBe(0);
});

test("a look that was slow does not undo what a faster one found", async () => {
  const { services, bank, lastPayment, give, balance, payments } = await givingOverTest();
  await give();
  const [payment] = await payments();
  const { provider } = services.giving;
  const before = await provider?.findPayment(lastPayment().id);
  if (!payment || !provider || !before) throw new Error("There is no payment");
  bank.change(lastPayment(), { refundedCents: 2500 });
  await lookAtPayment(payment.id, provider, services);
  expect(await recordPayment(payment.id, payment.version, before, services)).toBe(false);
  expect(await payments()).toMatchObject([{ state: "refunded" }]);
  expect(await balance()).toBe(0);
});

test.each<[object, string]>([
  [{ cents: 199 }, "below two euros"],
  [{ cents: 1_000_001 }, "above ten thousand"],
  [{ cents: 0 }, "nothing"],
  [{ cents: -100 }, "below zero"],
  [{ cents: 1e9 }, "a billion"],
  [{ cents: 25.5 }, "a fraction of a cent"],
  [{ cents: "2500" }, "a text"],
  [{ frequency: "maandelijks", cents: 100_001, mandateVersion: "1" }, "above a thousand each month"],
  [{ frequency: "maandelijks" }, "each month without a mandate"],
  [{ mandateVersion: "1" }, "once with a mandate"],
  [{ method: "paypal" }, "by another method"],
])("%o is refused: %s", async (changes, _reason) => {
  const { call, bank } = await givingOverTest();
  expect((await call("startGift", { ...onceGift, ...changes })).status).toBe(400);
  expect(bank.list()).toHaveLength(0);
});

test("who orders gift after gift has to wait, by address and by network", async () => {
  const { call, bank } = await givingOverTest();
  const order = (index: number, email: string, client: string) =>
    call("startGift", { ...onceGift, cents: 200 + index, giver: { ...onceGift.giver, email } }, { client });
  const byAddress = [];
  for (let index = 0; index < 8; index += 1)
    byAddress.push((await order(index, "Ineke@voorbeeld.nl", `network ${index}`)).status);
  expect(byAddress).toEqual([201, 201, 201, 201, 201, 201, 429, 429]);
  let waits = 0;
  for (let index = 0; index < 22; index += 1)
    if ((await order(index, `iemand${index}@voorbeeld.nl`, "one network")).status === 429) waits += 1;
  expect(waits).toBe(2);
  expect(bank.list()).toHaveLength(26);
});
