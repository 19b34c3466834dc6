import { expect, test } from "vitest";
import { dayMs } from "../../app/utils/durations";
import { givingOverTest, onceGift } from "../../tests/setup/giving";
import { forgetGivers } from "./forget";
import { lookAfterPayments } from "./tasks";

test("givers are erased a month after an unpaid order, and seven years after the year of a gift", async () => {
  const { services, call, bank, lastPayment, give, pass, db, balance } = await givingOverTest();
  const purpose = { kind: "action", slug: "fietsen-voor-oma", name: "Sanne fietst voor oma Riet" } as const;
  const from = (email: string) => ({ ...onceGift, purpose, giver: { ...onceGift.giver, email } });
  const left = async () => {
    await forgetGivers(services);
    const givers = await db.selectFrom("givers").select("email").orderBy("email").execute();
    return givers.map(({ email }) => email);
  };
  await give(from("betaald@voorbeeld.nl"));
  await call("startGift", from("onbetaald@voorbeeld.nl"));
  bank.change(lastPayment(), { status: "expired" });
  await call("paymentChanged", { id: lastPayment().id });
  pass(10 * 60_000);
  await lookAfterPayments(services);
  expect(await left()).toEqual(["betaald@voorbeeld.nl", "onbetaald@voorbeeld.nl"]);
  pass(31 * dayMs);
  expect(await left()).toEqual(["betaald@voorbeeld.nl"]);
  pass(Date.parse("2033-12-31T12:00:00Z") - services.now().getTime());
  expect(await left()).toEqual(["betaald@voorbeeld.nl"]);
  pass(dayMs);
  expect(await left()).toEqual([]);
  expect(await balance()).toBe(2500);
  const texts = JSON.stringify(await db.selectFrom("gifts").selectAll().execute());
  expect(texts).toContain("fietsen-voor-oma");
  expect(texts).not.toMatch(/Ineke|Sanne/);
});

test("the year of a gift is the one in which it was paid", async () => {
  const { services, call, bank, lastPayment, work, pass, db } = await givingOverTest({
    start: "2026-12-31T22:58:00Z",
  });
  await call("startGift", onceGift);
  pass(10 * 60_000);
  bank.change(lastPayment(), { status: "paid" });
  await work();
  const left = async (moment: string) => {
    pass(Date.parse(moment) - services.now().getTime());
    await forgetGivers(services);
    return (await db.selectFrom("givers").select("email").execute()).length;
  };
  expect(await left("2034-12-31T12:00:00Z")).toBe(1);
  expect(await left("2035-01-01T12:00:00Z")).toBe(0);
});
