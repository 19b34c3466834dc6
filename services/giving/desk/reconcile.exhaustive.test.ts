import { expect, test } from "vitest";
import { dayMs } from "../../../app/utils/durations";
import { givingOverTest, monthlyGift, onceGift } from "../../../tests/setup/giving";
import { compareBooks } from "./compare-books";

/** Numbers that look random and are the same in each run (mulberry32). */
function randomFrom(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

test.each([1, 2, 3, 4, 5, 6])(
  "after any history the totals of the books equal those of the bank (history %i)",
  async (seed) => {
    const random = randomFrom(seed);
    const { services, bank, bankServer, call, pass, work, runTask, balance, payments } =
      await givingOverTest();
    const habits = ["once", "twice", "never", "late"] as const;
    const tokens: string[] = [];
    for (let step = 0; step < 80; step += 1) {
      bank.setWebhooks(habits[random(4)] ?? "once");
      const made = bank.list();
      const any = made[random(made.length || 1)];
      switch (random(10)) {
        case 0:
        case 1:
        case 2: {
          const giver = { ...onceGift.giver, email: `gever${step}@voorbeeld.nl` };
          const gift = { ...(random(2) ? onceGift : monthlyGift), cents: 200 + random(90_000), giver };
          if (random(4) === 0) bankServer.faults.push(random(2) ? "lost" : "error");
          const { body } = await call("startGift", gift, { client: `network ${step}` });
          tokens.push(body.token);
          break;
        }
        case 3:
        case 4:
          if (any?.status === "open" || any?.status === "pending") bank.change(any, { status: "paid" });
          break;
        case 5: {
          const status = (["failed", "canceled", "expired"] as const)[random(3)] ?? "failed";
          if (any?.status === "open" || any?.status === "pending") bank.change(any, { status });
          break;
        }
        case 6:
          if (any?.status === "paid" && any.refundedCents + any.chargedBackCents === 0)
            bank.change(any, random(2) ? { refundedCents: any.cents } : { chargedBackCents: any.cents });
          break;
        case 7:
          // The bank gives money back, and then undoes it: a chargeback that was reversed.
          if (any && any.chargedBackCents > 0) bank.change(any, { chargedBackCents: 0 });
          else if (tokens.length > 0)
            await call("payGiftAgain", { token: tokens[random(tokens.length)], method: null });
          break;
        case 8:
          pass(random(20) * dayMs);
          await runTask("take-due-gifts");
          break;
        case 9:
          await bank.callLate();
          await work();
          break;
      }
    }
    bankServer.faults.length = 0;
    await work();
    await runTask("reconcile-gifts");
    const { provider } = services.giving;
    if (!provider) throw new Error("There is no bank");
    const compared = await compareBooks("2026-01-01", provider, services);
    expect(compared.differences).toEqual([]);
    expect(compared.bookCents).toBe(compared.providerCents);
    expect(await balance()).toBe(
      bank
        .list()
        .filter(({ status }) => status === "paid")
        .reduce(
          (sum, { cents, refundedCents, chargedBackCents }) => sum + cents - refundedCents - chargedBackCents,
          0,
        ),
    );
    // The history had something in it.
    expect((await payments()).filter(({ paid_at }) => paid_at !== null).length).toBeGreaterThan(2);
  },
);
