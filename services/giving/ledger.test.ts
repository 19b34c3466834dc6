import { expect, test } from "vitest";
import { givingOverTest, monthlyGift, onceGift } from "../../tests/setup/giving";
import { exportEntries, reconcile, totalsByPurpose } from "./ledger";

const year = { from: "2026-01-01", until: "2026-12-31" };

/** A gift for a region, and one that the bank took back. */
async function given() {
  const site = await givingOverTest();
  await site.give(monthlyGift);
  await site.give({ ...onceGift, giver: { ...onceGift.giver, name: '=1+1"' } });
  const payment = site.lastPayment();
  site.bank.setWebhooks("never");
  site.bank.change(payment, { chargedBackCents: 2500 });
  const { provider } = site.services.giving;
  if (!provider) throw new Error("There is no bank");
  return { ...site, provider, payment };
}

test("the export has every entry of the period, and nothing that a spreadsheet computes", async () => {
  const { services } = await given();
  const lines = (await exportEntries(year, services)).split("\r\n");
  expect(lines).toHaveLength(3);
  expect(lines[1]).toMatch(
    /^"2026-11-23";"ALZ-2026-000001";"payment";"10.00";"maandelijks";"rivierenland";"ideal";"tr_\w+";"Ineke Vermeulen";"ineke@voorbeeld.nl"$/,
  );
  expect(lines[2]).toContain(`"'=1+1"""`);
  expect(await exportEntries({ from: "2025-01-01", until: "2026-11-22" }, services)).not.toContain("ALZ-");
});

test("the books equal those of the provider, once each payment was looked at", async () => {
  const { services, provider, payment, call, work } = await given();
  expect(await reconcile("2026-01-01", provider, services)).toEqual([`${payment.id}\t0.00\t25.00`]);
  await call("paymentChanged", { id: payment.id });
  await work();
  expect(await reconcile("2026-01-01", provider, services)).toEqual([]);
  expect(await totalsByPurpose(year, services)).toBe("rivierenland\t10.00\ncountry\t0.00\ntotal\t10.00");
});

test("a payment that the books do not know is a difference", async () => {
  const { services, provider, db } = await given();
  await db.deleteFrom("gifts").execute();
  expect(await reconcile("2026-01-01", provider, services)).toHaveLength(2);
  expect(await reconcile("2027-01-01", provider, services)).toEqual([]);
});
