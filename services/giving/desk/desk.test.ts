import { sql } from "kysely";
import { expect, test } from "vitest";
import { dayMs } from "../../../app/utils/durations";
import { givingOverTest, monthlyGift, onceGift } from "../../../tests/setup/giving";
import { refundGift } from "./acts";
import { viewGift } from "./gift";

/** Gifts, and an administrator whose session is open. */
async function desk() {
  const site = await givingOverTest();
  const session = await site.sessionOf("Berkenlaan", "admin");
  await site.db
    .updateTable("sessions")
    .set({ staff_until: new Date("2100-01-01") })
    .execute();
  const ask = (name: Parameters<typeof site.call>[0], input: unknown) => site.call(name, input, { session });
  const log = () => site.db.selectFrom("audit_log").select(["action", "facts"]).orderBy("id").execute();
  return { ...site, ask, log };
}

test("a payment is given back once, which the giver and the log hear", async () => {
  const { ask, log, lastPayment, give, work, balance, subjects } = await desk();
  await give();
  const { body } = await ask("deskGift", { reference: "ALZ-2026-000001" });
  expect(body).toMatchObject({
    giver: { name: "Ineke Vermeulen", message: "Voor de hulplijn" },
    payments: [{ state: "paid", cents: 2500, canRefund: true }],
    mails: [{ template: "gift-received", state: "sent" }],
  });
  const { payment } = body.payments[0];
  const refunds = await Promise.all([1, 2].map(() => ask("refundGift", { payment, reason: "mistake" })));
  expect(refunds.map(({ status }) => status).sort()).toEqual([200, 409]);
  await work();
  expect(lastPayment().refundedCents).toBe(2500);
  expect(await balance()).toBe(0);
  expect(subjects()[1]).toBe("We betalen je gift van €\u00a025 terug");
  expect(await log()).toEqual([
    { action: "view gift", facts: { gift: "ALZ-2026-000001" } },
    { action: "refund gift", facts: { gift: "ALZ-2026-000001", reason: "mistake" } },
  ]);
});

test("of a payment that was given back in part the rest is given back", async () => {
  const { ask, bank, call, lastPayment, give, work, balance } = await desk();
  await give();
  bank.change(lastPayment(), { refundedCents: 500 });
  await call("paymentChanged", { id: lastPayment().id });
  await work();
  const payment = async () => (await ask("deskGift", { reference: "ALZ-2026-000001" })).body.payments[0];
  expect(await payment()).toMatchObject({ state: "paid", refundedCents: 500, canRefund: true });
  await ask("refundGift", { payment: (await payment()).payment, reason: "asked" });
  await work();
  expect(lastPayment().refundedCents).toBe(2500);
  expect(await balance()).toBe(0);
  expect(await payment()).toMatchObject({ state: "refunded", refundFailure: null, canRefund: false });
});

test.each([
  ["refuses", "refused 422"],
  ["undoes", "undone"],
])(
  "a payment whose return the bank %s shows it, and can be given back again",
  async (does, refundFailure) => {
    const { ask, bank, bankServer, call, lastPayment, give, work, balance } = await desk();
    await give();
    const payment = async () => (await ask("deskGift", { reference: "ALZ-2026-000001" })).body.payments[0];
    const refund = async () => {
      const { status } = await ask("refundGift", { payment: (await payment()).payment, reason: "asked" });
      await work();
      return status;
    };
    if (does === "refuses") bankServer.faults.push(null, "refused");
    expect(await refund()).toBe(200);
    if (does === "undoes") {
      expect(await payment()).toMatchObject({ state: "refunded", canRefund: false });
      bank.change(lastPayment(), { refundedCents: 0 });
      await call("paymentChanged", { id: lastPayment().id });
      await work();
    }
    expect(await balance()).toBe(2500);
    expect(await payment()).toMatchObject({ state: "paid", refundFailure, canRefund: true });
    expect(await refund()).toBe(200);
    expect(lastPayment().refundedCents).toBe(2500);
    expect(await balance()).toBe(0);
    expect(await payment()).toMatchObject({ state: "refunded", refundFailure: null, canRefund: false });
  },
);

test("a payment whose return ended without an answer can be given back again", async () => {
  const { services, db, lastPayment, give, pass, payments, work, balance } = await givingOverTest();
  await give();
  const payment = (await payments())[0]?.id ?? "";
  const shown = async () => (await viewGift("ALZ-2026-000001", "command", services))?.payments[0];
  const refund = async () => (await refundGift({ payment, reason: "asked" }, "command", services)).status;
  const { provider } = services.giving;
  expect(await refund()).toBe(200);
  services.giving.provider = null;
  for (let tries = 0; tries < 13; tries += 1) {
    await work();
    await sql`update graphile_worker._private_jobs set run_at = now()`.execute(db);
  }
  services.giving.provider = provider;
  await work();
  expect([await refund(), (await shown())?.canRefund]).toEqual([409, false]);
  pass(2 * dayMs + 1);
  expect(await shown()).toMatchObject({ state: "paid", refundFailure: null, canRefund: true });
  services.giving.provider = null;
  expect(await refund()).toBe(409);
  services.giving.provider = provider;
  expect(await refund()).toBe(200);
  await work();
  expect(lastPayment().refundedCents).toBe(2500);
  expect(await balance()).toBe(0);
  expect(await refund()).toBe(409);
});

test.each([
  ["asked", "active", "Je blijft wel elke maand €\u00a010 geven."],
  ["fraud", "stopped", "met de rekening of pas van iemand anders"],
])("giving back for '%s' leaves the monthly gift %s, which the giver hears", async (reason, state, words) => {
  const { ask, give, work, sent, standing } = await desk();
  await give(monthlyGift);
  const { body } = await ask("deskGift", { reference: "ALZ-2026-000001" });
  await ask("refundGift", { payment: body.payments[0].payment, reason });
  await work();
  expect(await standing()).toMatchObject({ state });
  expect(
    sent
      .slice(1)
      .map(({ text }) => text)
      .join(),
  ).toContain(words);
});

test("only an administrator with the second factor sees or changes anything", async () => {
  const { call, ask, give, sessionOf, db, log } = await desk();
  await give(monthlyGift);
  const { body } = await ask("deskGift", { reference: "ALZ-2026-000001" });
  const inputs = {
    deskGifts: {},
    findGivers: { search: "ineke" },
    deskGift: { reference: "ALZ-2026-000001" },
    refundGift: { payment: body.payments[0].payment, reason: "asked" },
    actOnStandingGift: { reference: "ALZ-2026-000001", act: "stop" },
    giftTotals: { from: "2026-01-01", until: "2026-12-31" },
    exportGifts: { from: "2026-01-01", until: "2026-12-31", format: "csv" },
    giftReconciliation: undefined,
    reconcileGifts: undefined,
  } as const;
  const sessions = {
    role: await sessionOf("Mona", "moderator"),
    "second-factor": await sessionOf("Anton", "admin"),
  };
  for (const [reason, session] of Object.entries(sessions))
    for (const name of ["deskGifts", "findGivers", "deskGift", "refundGift", "actOnStandingGift"] as const)
      expect([name, await call(name, inputs[name], { session })]).toEqual([
        name,
        { status: 403, body: { reason } },
      ]);
  for (const name of ["giftTotals", "exportGifts", "giftReconciliation", "reconcileGifts"] as const)
    expect((await call(name, inputs[name], { session: sessions.role })).status).toBe(403);
  expect(await log()).toHaveLength(1);
  expect(await db.selectFrom("gift_refunds").selectAll().execute()).toEqual([]);
});

test("the list names no giver and goes on where the page ended, also among payments of one moment", async () => {
  const { ask, call, log, statements } = await desk();
  for (let index = 0; index < 53; index += 1) {
    const giver = { ...onceGift.giver, email: `iemand${index}@voorbeeld.nl` };
    const gift = { ...(index % 2 ? onceGift : monthlyGift), cents: 1000 + index, giver };
    expect((await call("startGift", gift, { client: `network ${index}` })).status).toBe(201);
  }
  statements.length = 0;
  const { body: first } = await ask("deskGifts", {});
  expect(statements.length).toBeLessThanOrEqual(4);
  const { body: second } = await ask("deskGifts", { before: first.next });
  const references = [...first.gifts, ...second.gifts].map(({ reference }) => reference);
  expect([first.gifts.length, second.gifts.length, second.next]).toEqual([50, 3, null]);
  expect(new Set(references).size).toBe(53);
  expect(JSON.stringify([first, second])).not.toMatch(/Ineke|voorbeeld/);
  const filtered = await ask("deskGifts", { kind: "region", slug: "rivierenland", frequency: "maandelijks" });
  expect(filtered.body.gifts).toHaveLength(27);
  for (const filter of [
    { state: "paid" },
    { slug: "elders" },
    { until: "2026-11-22" },
    { from: "2026-11-24" },
  ])
    expect((await ask("deskGifts", filter)).body.gifts).toEqual([]);
  expect((await ask("deskGifts", { from: "2026-11-23", until: "2026-11-23" })).body.gifts).toHaveLength(50);
  expect(await log()).toEqual([]);
});

test("a giver is found by name or address, and the log tells that somebody was looked for", async () => {
  const { ask, call, log } = await desk();
  await call("startGift", onceGift);
  for (const search of ["inek", "INEKE@voorbeeld.nl", "alz-2026-000001 "])
    expect((await ask("findGivers", { search })).body.gifts).toMatchObject([
      { reference: "ALZ-2026-000001" },
    ]);
  for (const search of ["vermeulen", "%nek", "___", "ALZ-2026-000002"])
    expect((await ask("findGivers", { search })).body.gifts).toEqual([]);
  expect((await ask("findGivers", { search: "in" })).status).toBe(400);
  expect(await log()).toHaveLength(7);
  expect(JSON.stringify(await log()).toLowerCase()).not.toContain("inek");
});

test("a monthly gift is paused, resumed and stopped for its giver, who is mailed each time", async () => {
  const { ask, give, work, subjects, standing, log } = await desk();
  await give(monthlyGift);
  const reference = "ALZ-2026-000001";
  const act = async (name: string) => (await ask("actOnStandingGift", { reference, act: name })).status;
  expect([await act("resume"), await act("pause"), await act("pause")]).toEqual([409, 200, 409]);
  expect((await ask("deskGift", { reference })).body.standing).toMatchObject({ acts: ["resume", "stop"] });
  expect([await act("resume"), await act("stop"), await act("stop")]).toEqual([200, 200, 409]);
  await work();
  expect(await standing()).toMatchObject({ state: "stopped", stop_reason: "staff", next_on: null });
  expect(subjects()).toContain("Je gift is gestopt");
  expect((await log()).map(({ action }) => action)).toEqual([
    ...["pause gift", "view gift", "resume gift", "stop gift"],
  ]);
  expect((await ask("actOnStandingGift", { reference: "ALZ-2025-000001", act: "stop" })).status).toBe(404);
});

test("a yearly gift, which has no pauses, is offered none", async () => {
  const { ask, give } = await desk();
  await give({ ...monthlyGift, frequency: "jaarlijks" });
  const { body } = await ask("deskGift", { reference: "ALZ-2026-000001" });
  expect(body.standing).toMatchObject({ state: "active", acts: ["stop"] });
});

test("an erased giver is not shown, and looking at the figures is no look at a person", async () => {
  const { ask, db, give, log, statements } = await desk();
  await give({ ...onceGift, purpose: { kind: "memory", name: "oma Riet" } });
  await db.deleteFrom("givers").execute();
  statements.length = 0;
  const { body } = await ask("deskGift", { reference: "ALZ-2026-000001" });
  expect(statements.length).toBeLessThanOrEqual(8);
  expect(body).toMatchObject({ giver: null, purpose: { kind: "memory", name: null } });
  expect(await log()).toEqual([]);
});

test("totals tell what came in and went out by purpose and month", async () => {
  const { ask, bank, call, db, give, lastPayment, pass, work, statements, services } = await desk();
  await give(monthlyGift);
  await give({ ...onceGift, cents: 5000 });
  pass(10 * dayMs);
  bank.change(lastPayment(), { chargedBackCents: 5000 });
  await call("paymentChanged", { id: lastPayment().id });
  await work();
  await db
    .updateTable("sessions")
    .set({ last_seen_at: services.now(), expires_at: new Date("2100-01-01") })
    .execute();
  statements.length = 0;
  const { body } = await ask("giftTotals", { from: "2026-01-01", until: "2026-12-31" });
  expect(statements.length).toBeLessThanOrEqual(4);
  expect(body).toEqual({
    purposes: [
      { kind: "country", slug: null, name: null, receivedCents: 5000, returnedCents: -5000, payments: 1 },
      {
        kind: "region",
        slug: "rivierenland",
        name: "Rivierenland",
        receivedCents: 1000,
        returnedCents: 0,
        payments: 1,
      },
    ],
    months: [
      { month: "2026-11", receivedCents: 6000, returnedCents: 0, payments: 2 },
      { month: "2026-12", receivedCents: 0, returnedCents: -5000, payments: 0 },
    ],
  });
  expect((await ask("giftTotals", { from: "2026-01-01", until: "2028-01-01" })).status).toBe(400);
});
