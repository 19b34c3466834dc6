import { expect, onTestFinished, test } from "vitest";
import { startBank } from "../../backend/bank/start";
import { givingAt } from "../../tests/setup/giving";
import { begunGift } from "../../tests/setup/standing-gift";
import { ProviderFailure } from "./provider";

test.each(["refuses debits", "is not set"])(
  "of the months in which the provider %s, only the last is taken later",
  async (what) => {
    const { services, days, debits, payments, standing } = await begunGift();
    const { provider } = services.giving;
    if (!provider) throw new Error("There is no bank");
    const { createDebit } = provider;
    if (what === "is not set") services.giving.provider = null;
    else
      provider.createDebit = async () => {
        throw new ProviderFailure("refused", "422 method");
      };
    await days(95).catch((error) => {
      if (!(error instanceof ProviderFailure)) throw error;
    });
    services.giving.provider = provider;
    provider.createDebit = createDebit;
    await days(2);
    expect(debits()).toMatchObject([{ status: "pending" }]);
    expect((await payments()).slice(1)).toMatchObject([
      { due_on: "2026-12-23", state: "canceled" },
      { due_on: "2027-01-23", state: "canceled" },
      { due_on: "2027-02-23", state: "pending" },
    ]);
    expect(await standing()).toMatchObject({ state: "active", next_on: "2027-03-23" });
  },
);

test("the key of another account stops no gift: its debits wait for the right one", async () => {
  const { services, days, debits, standing } = await begunGift();
  const other = await startBank({ now: services.now });
  onTestFinished(() => other.stop());
  const { provider } = services.giving;
  await days(29);
  services.giving.provider = givingAt(other).provider;
  await days(1);
  expect(debits()).toHaveLength(0);
  services.giving.provider = provider;
  await days(1);
  expect(debits()).toMatchObject([{ status: "pending" }]);
  expect(await standing()).toMatchObject({ state: "active", next_on: "2027-01-23" });
});
