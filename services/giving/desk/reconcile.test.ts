import { expect, test } from "vitest";
import { givingOverTest, onceGift } from "../../../tests/setup/giving";
import { findReconciliation } from "./reconcile";

test("the job looks at what differs, and reports what differs still", async () => {
  const { services, bank, give, lastPayment, runTask, logged } = await givingOverTest();
  expect(await findReconciliation(services)).toBeNull();
  await give();
  bank.setWebhooks("never");
  bank.change(lastPayment(), { refundedCents: 2500 });
  await runTask("reconcile-gifts");
  expect(await findReconciliation(services)).toMatchObject({ from: "2026-09-14", payments: 1, differing: 0 });
  expect(JSON.stringify(logged)).not.toContain("the books differ");
  await services.db.deleteFrom("gift_entries").where("kind", "=", "refund").execute();
  await runTask("reconcile-gifts");
  expect(await findReconciliation(services)).toMatchObject({
    differing: 1,
    providerCents: 0,
    bookCents: 2500,
    differences: [{ reference: "ALZ-2026-000001" }],
  });
  expect(JSON.stringify(logged)).toContain("the books differ from the payment provider");
});

test("a payment that the bank does not know is a difference, and others are looked at", async () => {
  const { services, bank, db, give, lastPayment, runTask, logged } = await givingOverTest();
  await give();
  const gone = lastPayment().id;
  await give({ ...onceGift, cents: 3000 });
  bank.setWebhooks("never");
  bank.change(lastPayment(), { refundedCents: 3000 });
  delete bank.state.payments[gone];
  await runTask("reconcile-gifts");
  expect(await findReconciliation(services)).toMatchObject({
    differing: 1,
    differences: [{ providerId: gone, providerCents: null, bookCents: 2500 }],
  });
  expect(JSON.stringify(logged)).toContain("the books differ from the payment provider");
  expect(
    await db.selectFrom("gift_payments").select("state").where("provider_id", "!=", gone).execute(),
  ).toEqual([{ state: "refunded" }]);
});
