import { spawn } from "node:child_process";
import { once } from "node:events";
import { expect, test } from "vitest";
import { dayMs } from "../../app/utils/durations";
import { givingOverTest, monthlyGift } from "../../tests/setup/giving";
import { type FailPoint, failPoints } from "./fail-points";
import { queueRefund } from "./record-payment";

/** What a process does that is killed at each line. */
const steps: Readonly<Record<FailPoint, "start" | "look" | "collect" | "refund">> = {
  "order stored": "start",
  "customer made": "start",
  "customer stored": "start",
  "payment asked": "start",
  "payment made": "start",
  "payment stored": "start",
  "payment looked at": "look",
  "state stored": "look",
  "debit stored": "collect",
  "debit asked": "collect",
  "debit made": "collect",
  "debit stored at last": "collect",
  "refund asked": "refund",
  "refund made": "refund",
};

test.each(failPoints)(
  "a process that is killed at '%s' loses no money and takes none twice",
  async (point) => {
    const step = steps[point];
    const site = await givingOverTest();
    const { services, address, bankServer, bank, call, db, work, pass, runTask, lastPayment, balance } = site;
    bank.setWebhooks("never");
    const debits = () => bank.list().filter(({ sequenceType }) => sequenceType === "recurring");

    async function crash(): Promise<void> {
      const words = [
        step,
        point,
        address,
        bankServer.url,
        services.now().toISOString(),
        JSON.stringify(monthlyGift),
      ];
      const child = spawn("tsx", ["tests/setup/crashing-giving.ts", ...words], { stdio: "inherit" });
      const [code, signal] = await once(child, "exit");
      // A shell tells of SIGKILL with 137.
      expect(signal ?? code).toSatisfy((end) => end === "SIGKILL" || end === 137);
    }

    if (step === "start") await crash();
    const { token } = (await call("startGift", monthlyGift)).body;
    bank.change(lastPayment(), { status: "paid" });
    if (step === "look") await crash();
    pass(10 * 60_000);
    await work();
    expect((await call("giftByToken", { token })).body).toMatchObject({
      state: "paid",
      nextOn: "2026-12-23",
    });
    expect(bank.list()).toHaveLength(1);
    if (step === "refund") {
      const { id } = await db.selectFrom("gift_payments").select("id").executeTakeFirstOrThrow();
      // The job that waits for it died with its process, and runs again.
      await db.transaction().execute((trx) => queueRefund(trx, id, "asked", services.now()));
      await crash();
      await work();
      expect(Object.keys(bank.state.refunds)).toHaveLength(1);
      expect(await balance()).toBe(0);
      return;
    }
    pass(30 * dayMs);
    if (step === "collect") await crash();
    // Longer than a provider remembers its keys.
    bank.forgetKeys();
    pass(dayMs);
    await runTask("take-due-gifts");
    await work();
    expect(debits()).toHaveLength(1);
    for (const debit of debits()) bank.change(debit, { status: "paid" });
    pass(dayMs);
    await work();
    expect(await balance()).toBe(2000);
    expect(site.subjects()).toHaveLength(2);
  },
);
