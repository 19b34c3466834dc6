import { dayMs } from "~/utils/durations";
import { givingPaths, type NewGift } from "../../services/giving/contract";
import { givingOverTest, monthlyGift } from "./giving";

/** A monthly gift that began on 23 November 2026 (or a yearly one), with the code of the link in its receipt. */
export async function begunGift(gift: NewGift = monthlyGift) {
  const site = await givingOverTest();
  await site.give(gift);
  const { call, codeOf, pass, runTask, work } = site;
  /** Lets days pass with the jobs that run on each. */
  async function days(count: number): Promise<void> {
    for (let index = 0; index < count; index += 1) {
      pass(dayMs);
      await runTask("take-due-gifts");
      await work();
    }
  }
  const debits = () => site.bank.list().filter(({ sequenceType }) => sequenceType === "recurring");
  const token = codeOf(givingPaths.manage);
  return {
    ...site,
    days,
    debits,
    token,
    manage: (name: Parameters<typeof call>[0]) => call(name, { token }),
  };
}
