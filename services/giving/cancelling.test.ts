import { expect, test } from "vitest";
import { begunGift } from "../../tests/setup/standing-gift";

const day = 24 * 3_600_000;

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
  else pass(day);
  await work();
  expect(debits()).toMatchObject([{ status: "canceled" }]);
});
