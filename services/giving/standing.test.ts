import { expect, test } from "vitest";
import { dayMs } from "../../app/utils/durations";
import { eventually } from "../../tests/setup/eventually";
import { givingOverTest, monthlyGift } from "../../tests/setup/giving";
import { begunGift } from "../../tests/setup/standing-gift";
import { givingPaths, type NewGift } from "./contract";

const yearlyGift: NewGift = { ...monthlyGift, frequency: "jaarlijks", cents: 5000 };

test("the first payment becomes the mandate, and the receipt leads to the gift", async () => {
  const { manage, standing, lastPayment, sent } = await begunGift();
  expect(lastPayment()).toMatchObject({ sequenceType: "first", cents: 1000 });
  expect(await standing()).toMatchObject({ state: "active", first_on: "2026-11-23", next_on: "2026-12-23" });
  expect(String(sent[0]?.text)).toContain("Rekening: eindigt op 48");
  expect(await manage("standingGift")).toEqual({
    status: 200,
    body: {
      reference: "ALZ-2026-000001",
      frequency: "maandelijks",
      cents: 1000,
      name: "Ineke Vermeulen",
      purpose: monthlyGift.purpose,
      state: "active",
      stopReason: null,
      nextOn: "2026-12-23",
      afterPauseOn: "2027-02-23",
      startedOn: "2026-11-23",
      totalCents: 1000,
      accountEnd: "48",
      years: [2026],
    },
  });
});

test("each month is taken once, with a receipt when it arrives", async () => {
  const { days, debits, bank, work, subjects, balance, call } = await begunGift();
  await days(29);
  expect(debits()).toHaveLength(0);
  await days(1);
  expect(debits()).toMatchObject([{ cents: 1000, status: "pending", description: "Gift ALZ-2026-000001" }]);
  expect(subjects()).toHaveLength(1);
  const [debit] = debits();
  if (debit) bank.change(debit, { status: "paid" });
  await call("paymentChanged", { id: debit?.id });
  await work();
  expect(subjects()).toHaveLength(2);
  expect(await balance()).toBe(2000);
  await days(31);
  expect(debits()).toHaveLength(2);
});

test("months in which nothing ran are not taken afterwards", async () => {
  const { pass, runTask, work, debits, standing } = await begunGift();
  pass(150 * dayMs);
  await Promise.all([runTask("take-due-gifts"), runTask("take-due-gifts")]);
  await work();
  expect(debits()).toHaveLength(1);
  expect((await standing()).next_on).toBe("2027-04-23");
});

test("a debit whose answer was lost is taken once, also when the key is forgotten", async () => {
  const { bankServer, bank, days, debits, work, pass, payments } = await begunGift();
  await days(29);
  bankServer.faults.push("lost", "lost");
  await days(1);
  bank.forgetKeys();
  pass(dayMs);
  await work();
  expect(debits()).toHaveLength(1);
  expect((await payments()).at(-1)).toMatchObject({ state: "pending", provider_id: debits()[0]?.id });
});

test("a debit without money is told and tried once more, then the gift stops", async () => {
  const { days, debits, bank, work, call, subjects, standing, payments } = await begunGift();
  const fail = async (index: number) => {
    const debit = debits()[index];
    if (debit) bank.change(debit, { status: "failed", failure: "AM04" });
    await call("paymentChanged", { id: debit?.id });
    await work();
  };
  await days(30);
  await fail(0);
  expect(subjects().at(-1)).toBe("Het lukte niet om je gift af te schrijven");
  await days(6);
  expect(debits()).toHaveLength(1);
  await days(1);
  expect(debits()).toHaveLength(2);
  await fail(0);
  expect(subjects().at(-1)).toBe("Je gift is gestopt");
  expect(await standing()).toMatchObject({ state: "stopped", stop_reason: "failed", next_on: null });
  await days(60);
  expect(debits()).toHaveLength(2);
  expect((await payments()).map(({ state, attempt }) => [state, attempt])).toEqual([
    ["paid", 1],
    ["failed", 1],
    ["failed", 2],
  ]);
});

test.each([
  ["AC04", "account-closed"],
  ["MD07", "account-closed"],
  ["MS03", "failed"],
  ["constructor", "failed"],
  [null, "failed"],
])("a debit that fails for %s is not tried again: %s", async (failure, reason) => {
  const { days, debits, bank, work, call, standing } = await begunGift();
  await days(30);
  const [debit] = debits();
  if (debit) bank.change(debit, { status: "failed", failure });
  await call("paymentChanged", { id: debit?.id });
  await work();
  expect(await standing()).toMatchObject({ state: "stopped", stop_reason: reason });
  await days(10);
  expect(debits()).toHaveLength(1);
});

test("after a chargeback nothing is taken any more", async () => {
  const { days, debits, bank, work, call, standing, balance, subjects } = await begunGift();
  await days(30);
  const [debit] = debits();
  if (!debit) throw new Error("There is no debit");
  bank.change(debit, { status: "paid" });
  await call("paymentChanged", { id: debit.id });
  await work();
  bank.change(debit, { chargedBackCents: 1000 });
  await call("paymentChanged", { id: debit.id });
  await work();
  expect(await standing()).toMatchObject({ state: "stopped", stop_reason: "charged-back" });
  expect(subjects().at(-1)).toBe("Je gift is gestopt");
  expect(await balance()).toBe(1000);
  await days(60);
  expect(debits()).toHaveLength(1);
});

test("a mandate that ended stops the gift; another refusal does not", async () => {
  const { db, days, debits, bank, bankServer, standing } = await begunGift();
  await days(29);
  await db.updateTable("gift_payments").set({ look_at: null }).execute();
  // The debit, the question about the mandate, and the next try.
  bankServer.faults.push("refused", null, "refused");
  await days(1);
  expect([bankServer.faults.length, debits().length]).toEqual([0, 0]);
  expect(await standing()).toMatchObject({ state: "active" });
  bank.revokeMandates();
  await days(1);
  expect(debits()).toHaveLength(0);
  expect(await standing()).toMatchObject({ state: "stopped", stop_reason: "failed" });
});

test("the link stops the gift for ever, and cancels what is under way", async () => {
  const { days, debits, manage, work, subjects, pass } = await begunGift();
  await days(30);
  expect(debits()).toMatchObject([{ status: "pending" }]);
  const stops = await Promise.all([1, 2].map(() => manage("stopStandingGift")));
  expect(stops.map(({ status, body }) => [status, body.state, body.stopReason])).toEqual([
    [200, "stopped", "giver"],
    [200, "stopped", "giver"],
  ]);
  await work();
  expect(debits()).toMatchObject([{ status: "canceled" }]);
  expect(subjects().filter((subject) => subject === "Je gift is gestopt")).toHaveLength(1);
  expect((await manage("pauseStandingGift")).status).toBe(409);
  expect((await manage("requestAmountChange")).status).toBe(409);
  pass(1000 * dayMs);
  expect(await manage("standingGift")).toMatchObject({ status: 200, body: { state: "stopped" } });
  await days(3);
  expect(debits()).toHaveLength(1);
});

test("a pause takes nothing for three months, and announces the next payment a week before", async () => {
  const { days, debits, manage, subjects } = await begunGift();
  expect((await manage("pauseStandingGift")).body).toMatchObject({ state: "paused", nextOn: "2027-02-23" });
  expect((await manage("pauseStandingGift")).body).toMatchObject({ nextOn: "2027-02-23" });
  await days(84);
  expect(debits()).toHaveLength(0);
  expect(subjects()).not.toContain("Over een week schrijven we je gift van €\u00a010 af");
  await days(2);
  expect(subjects().filter((subject) => subject.startsWith("Over een week"))).toHaveLength(1);
  await days(6);
  expect(debits()).toHaveLength(1);
  expect((await manage("standingGift")).body).toMatchObject({ state: "active", nextOn: "2027-03-23" });
});

test("a pause ends when the giver says so, and stops a second try", async () => {
  const { days, debits, bank, manage, call, work } = await begunGift();
  await days(30);
  const [debit] = debits();
  if (debit) bank.change(debit, { status: "failed", failure: "AM04" });
  await call("paymentChanged", { id: debit?.id });
  await work();
  await manage("pauseStandingGift");
  await days(8);
  expect(debits()).toHaveLength(1);
  expect((await manage("resumeStandingGift")).body).toMatchObject({ state: "active", nextOn: "2027-01-23" });
});

test("another amount needs a fresh link, works once and from the next payment on", async () => {
  const { call, manage, work, codeOf, debits, days, token, subjects, pass } = await begunGift();
  expect(await call("changeAmount", { token, cents: 500 })).toMatchObject({ status: 410 });
  await manage("requestAmountChange");
  await work();
  const fresh = codeOf(givingPaths.amount);
  expect(await call("amountChange", { token: fresh })).toMatchObject({ status: 200, body: { cents: 1000 } });
  for (const cents of [199, 100_001])
    expect(await call("changeAmount", { token: fresh, cents })).toEqual({ status: 409, body: {} });
  const changes = await Promise.all([1, 2].map(() => call("changeAmount", { token: fresh, cents: 750 })));
  expect(changes.map(({ status }) => status)).toEqual([200, 200]);
  expect(await call("changeAmount", { token: fresh, cents: 500 })).toMatchObject({ status: 410 });
  expect(await call("amountChange", { token: fresh })).toMatchObject({ status: 410 });
  await days(30);
  expect(await call("changeAmount", { token: fresh, cents: 750 })).toMatchObject({ status: 410 });
  expect(debits()).toMatchObject([{ cents: 750 }]);
  expect(subjects().filter((subject) => subject === "Het bedrag van je gift is veranderd")).toHaveLength(1);
  await manage("requestAmountChange");
  await work();
  const late = codeOf(givingPaths.amount);
  expect(late).not.toBe(fresh);
  pass(dayMs + 1);
  expect(await call("changeAmount", { token: late, cents: 500 })).toMatchObject({ status: 410 });
});

test("who lost the mail gets a new link, and nobody else learns whether there is a gift", async () => {
  const { call, work, codeOf, subjects, token, statements } = await begunGift();
  const ask = async (email: string) => {
    statements.length = 0;
    return { ...(await call("requestGiftLinks", { email })), statements: [...statements] };
  };
  const done = await ask("INEKE@voorbeeld.nl");
  expect(done).toMatchObject({ status: 202, body: {} });
  // The same work, so that the time of the answer tells nothing either.
  expect(await ask("niemand@voorbeeld.nl")).toEqual(done);
  await eventually(async () => {
    await work();
    expect(subjects()).toEqual(["Dank je wel voor je gift van €\u00a010", "De link naar je gift"]);
  });
  const fresh = codeOf(givingPaths.manage);
  expect(fresh).not.toBe(token);
  for (const code of [token, fresh])
    expect(await call("standingGift", { token: code })).toMatchObject({ status: 200 });
});

test("a yearly gift is announced a week before, has no pause, and its year is mailed in January", async () => {
  const { call, days, manage, subjects, runTask, work, token, sent } = await begunGift(yearlyGift);
  expect((await manage("pauseStandingGift")).status).toBe(409);
  await days(60);
  await runTask("mail-gift-years");
  await runTask("mail-gift-years");
  await work();
  expect(subjects().filter((subject) => subject === "Wat je gaf in 2026")).toHaveLength(1);
  expect(String(sent.at(-1)?.text)).toContain("maandag 23 november 2026: €\u00a050");
  const linked = String(sent.at(-1)?.text).match(
    /\/doneren\/mijn-gift\/overzicht\?code=([\w-]{43})&jaar=2026/,
  );
  expect((await call("givenInYear", { token: linked?.[1], year: 2026 })).status).toBe(200);
  expect(String(sent.at(-1)?.text)).toContain(
    `/doneren/mijn-gift/overzicht/pdf?code=${linked?.[1]}&jaar=2026`,
  );
  expect((await call("givenInYear", { token, year: 2026 })).body).toMatchObject({
    year: 2026,
    giver: { name: "Ineke Vermeulen" },
    totalCents: 5000,
    lines: [{ on: "2026-11-23", reference: "ALZ-2026-000001", cents: 5000 }],
  });
  expect((await call("givenInYear", { token, year: 2025 })).status).toBe(404);
  await days(297);
  expect(subjects().at(-1)).not.toContain("Over een week");
  await days(2);
  expect(subjects().at(-1)).toBe("Over een week schrijven we je gift van €\u00a050 af");
});

test("a gift that is paid in the last minute of a year is of that year, whenever it is looked at", async () => {
  const { bank, call, codeOf, lastPayment, pass, standing, work } = await givingOverTest({
    start: "2026-12-31T22:59:00Z",
  });
  bank.setWebhooks("never");
  await call("startGift", monthlyGift);
  bank.change(lastPayment(), { status: "paid" });
  pass(10 * 60_000);
  await work();
  expect(await standing()).toMatchObject({ first_on: "2026-12-31", next_on: "2027-01-31" });
  const token = codeOf(givingPaths.manage);
  expect((await call("givenInYear", { token, year: 2026 })).body).toMatchObject({ totalCents: 1000 });
});
