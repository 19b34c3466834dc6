import { expect, test } from "vitest";
import { givingOverTest, monthlyGift, onceGift } from "../../../tests/setup/giving";
import { exportCamt, sepaText } from "./camt";
import { compareBooks } from "./compare-books";
import { exportEntries } from "./export";

const year = { from: "2026-01-01", until: "2026-12-31" };

/** Two gifts, one of which the bank took back without telling. */
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
  const { services, call, payment, work } = await given();
  await call("paymentChanged", { id: payment.id });
  await work();
  const lines = (await exportEntries(year, services)).trimEnd().split("\r\n");
  expect(lines).toHaveLength(4);
  expect(lines[0]).toMatch(/^\uFEFF"datum";"kenmerk"/);
  expect(lines[1]).toMatch(
    /^"2026-11-23";"ALZ-2026-000001";"ontvangen";"10,00";"maandelijks";"rivierenland";"Rivierenland";"ideal";"tr_\w+";"Ineke Vermeulen";"ineke@voorbeeld.nl"$/,
  );
  expect(lines[2]).toContain(`"'=1+1"""`);
  expect(lines[3]).toContain(`"teruggeboekt";"-25,00"`);
  expect(await exportEntries({ from: "2025-01-01", until: "2026-11-22" }, services)).not.toContain("ALZ-");
});

test("the export for bookkeeping has each entry with its sign and reference, and no giver", async () => {
  const { services, call, payment, work } = await given();
  await call("paymentChanged", { id: payment.id });
  await work();
  const text = await exportCamt(year, services);
  const names = ["Amt", "CdtDbtInd", "EndToEndId", "AcctSvcrRef", "SubFmlyCd"];
  const entries = [...text.matchAll(/<Ntry>(.*)<\/Ntry>/g)].map(([, entry = ""]) =>
    names.map((name) => new RegExp(`<${name}[^>]*>([^<]*)<`).exec(entry)?.[1]),
  );
  expect(entries).toEqual([
    ["10.00", "CRDT", "ALZ-2026-000001", expect.stringMatching(/^tr_/), "ESCT"],
    ["25.00", "CRDT", "ALZ-2026-000002", payment.id, "ESCT"],
    ["25.00", "DBIT", "ALZ-2026-000002", payment.id, "UPDD"],
  ]);
  expect(text).toContain("<IBAN>NL91ABNA0417164300</IBAN>");
  expect(text).not.toMatch(/Ineke|voorbeeld\.nl/);
});

test.each([
  ["Café <Ünïcode> & ‘co’", "Cafe Unicode co"],
  ["a".repeat(200), "a".repeat(140)],
])("'%s' is '%s' for banks", (text, plain) => expect(sepaText(text)).toBe(plain));

test("the books equal those of the provider, once each payment was looked at", async () => {
  const { services, provider, payment, call, work } = await given();
  expect(await compareBooks("2026-01-01", provider, services)).toMatchObject({
    payments: 2,
    providerCents: 1000,
    bookCents: 3500,
    differing: 1,
    differences: [
      { providerId: payment.id, reference: "ALZ-2026-000002", providerCents: 0, bookCents: 2500 },
    ],
  });
  await call("paymentChanged", { id: payment.id });
  await work();
  expect(await compareBooks("2026-01-01", provider, services)).toMatchObject({
    providerCents: 1000,
    bookCents: 1000,
    differences: [],
  });
});

test("a payment that the books or the provider do not know is a difference", async () => {
  const { services, provider, db, bank, payment } = await given();
  delete bank.state.payments[payment.id];
  expect((await compareBooks("2026-01-01", provider, services)).differences).toEqual([
    { providerId: payment.id, reference: "ALZ-2026-000002", providerCents: null, bookCents: 2500 },
  ]);
  await db.deleteFrom("gifts").execute();
  expect((await compareBooks("2026-01-01", provider, services)).differences).toMatchObject([
    { reference: null, providerCents: 1000, bookCents: null },
  ]);
  expect(await compareBooks("2027-01-01", provider, services)).toMatchObject({ payments: 0, differing: 0 });
});
