import { expect, test } from "vitest";
import { givingOverTest, monthlyGift, onceGift } from "../../../tests/setup/giving";
import { giftCommands, giftsUsage } from "./commands";

async function withGifts() {
  const site = await givingOverTest();
  await site.give(monthlyGift);
  site.pass(60_000);
  await site.give(onceGift);
  const run = (line: string) => {
    const [name = "", ...words] = line.split(" ");
    const command = giftCommands[name];
    if (!command) throw new Error(`There is no ${name}`);
    return command(site.services, words);
  };
  return { ...site, run };
}

test("the usage names every command", () => {
  for (const name of Object.keys(giftCommands)) expect(giftsUsage).toContain(`npm run gifts -- ${name} `);
});

test("the list names payments and no givers", async () => {
  const { run } = await withGifts();
  const lines = (await run("list")).split("\n");
  expect(lines).toEqual([
    expect.stringMatching(/^[0-9a-f-]{36}\tALZ-2026-000002\t2026-11-23\t€\u00a025\teenmalig\tpaid$/),
    expect.stringContaining("ALZ-2026-000001"),
  ]);
  expect(await run("list alz-2026-000001")).toBe(lines[1]);
});

test("sums are told by purpose and month", async () => {
  const { run } = await withGifts();
  expect(await run("totals 2026-01-01 2026-12-31")).toBe(
    [
      ...["for\treceived\treturned\tnet", "country\t25.00\t0.00\t25.00"],
      ...["region rivierenland\t10.00\t0.00\t10.00", ""],
      ...["month\treceived\treturned\tnet", "2026-11\t35.00\t0.00\t35.00", "", "total\t35.00\t0.00\t35.00"],
    ].join("\n"),
  );
  expect(await run("totals 2025-01-01 2025-12-31")).toBe("Nothing came in or went out.");
});

test("without a provider nothing is given back", async () => {
  const { services, run } = await withGifts();
  services.giving.provider = null;
  const payment = (await run("list")).split("\t")[0];
  await expect(run(`refund ${payment}`)).rejects.toThrow("There is no MOLLIE_KEY");
});

test("a payment is given back, a gift stopped, and the books agree", async () => {
  const { run, work, db } = await withGifts();
  const payment = (await run("list")).split("\t")[0];
  await run(`refund ${payment}`);
  await expect(run(`refund ${payment}`)).rejects.toThrow("given back already");
  await run("stop ALZ-2026-000001");
  await work();
  expect(await run("reconcile 2026-01-01")).toBe(
    "The books agree with the provider.\n2 payments: provider 10.00, books 10.00",
  );
  await db.deleteFrom("gift_entries").where("kind", "=", "refund").execute();
  await expect(run("reconcile 2026-01-01")).rejects.toThrow(
    /1 differ:\n.*\ntr_\w+\tALZ-2026-000002\t0.00\t25.00/,
  );
  expect(await db.selectFrom("audit_log").select(["actor", "action"]).orderBy("id").execute()).toEqual([
    { actor: "command", action: "refund gift" },
    { actor: "command", action: "stop gift" },
  ]);
});

test.each([
  ["export", "A day is missing"],
  ["export 2026-02-30 2026-03-01", "'2026-02-30' is no day"],
  ["sepa 2026-03-01 2026-02-01", "The first day is after the last one"],
  ["refund 12", "'12' is no id of a payment"],
  ["refund 00000000-0000-4000-8000-000000000001 zomaar", "'zomaar' is no reason"],
  ["refund 00000000-0000-4000-8000-000000000001", "There is no payment"],
  ["list Ineke", "There is no gift 'Ineke'"],
  ["stop ALZ-2025-000001", "There is no gift"],
  ["pause ALZ-2026-000002", "cannot be changed so"],
  ["reconcile vandaag", "'vandaag' is no day"],
])("'%s' fails with words that help: %s", async (line, message) => {
  const { run } = await withGifts();
  await expect(run(line)).rejects.toThrow(message);
});
