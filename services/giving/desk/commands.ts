import { formatAmount } from "../../../app/utils/amount";
import { amsterdamDay } from "../../../app/utils/dates";
import { recordAct } from "../../platform/audit/record-act";
import type { Services } from "../../platform/services";
import { referenceOf } from "../references";
import { refundReasons } from "../schemas";
import { actOnStandingGift, refundGift } from "./acts";
import { signedAmount } from "./amounts";
import { exportCamt } from "./camt";
import { compareBooks } from "./compare-books";
import type { DeskPurpose, StandingAct } from "./contract";
import { exportEntries } from "./export";
import { findGift, listPayments } from "./gift";
import { listGifts } from "./list";
import type { Period } from "./periods";
import { totalGifts } from "./totals";

const actor = "command";
export const giftsUsage = `Gifts, payments and their books. Amounts are in euros; days are days in Amsterdam.

npm run gifts -- list [reference]          the newest 50 payments, or those of a gift such as ALZ-2026-000147
npm run gifts -- export <from> <until>     what came in and went out, as CSV with givers
npm run gifts -- sepa <from> <until>       the same for bookkeeping, as camt.054 without givers
npm run gifts -- totals <from> <until>     sums by region and action, and by month
npm run gifts -- refund <payment> [reason] gives a payment back in full; the id is the first column of the list.
                                           The reason is asked (else), double, mistake or fraud, which also
                                           stops a monthly or yearly gift
npm run gifts -- pause <reference>         takes nothing for three months
npm run gifts -- resume <reference>        ends a pause
npm run gifts -- stop <reference>          ends a monthly or yearly gift
npm run gifts -- reconcile <from>          compares the books with the provider; exits with 1 where they differ

A day is written as 2026-01-01, and a file is made with '>': npm run --silent gifts -- export 2026-01-01 2026-12-31 > giften.csv
Refunds and changes are done by the worker; the giver is mailed, and they are written to the log.`;

type Command = (services: Services, words: readonly string[]) => Promise<string>;

/** The commands by name. Each throws an `Error` whose message is for who typed it. */
export const giftCommands: Readonly<Record<string, Command>> = {
  async list(services, [reference]) {
    const rows =
      reference === undefined
        ? (await listGifts({ ...everything, before: "" }, services)).gifts
        : await paymentsOf(reference, services);
    const lines = rows.map((row) =>
      [row.payment, row.reference, amsterdamDay(new Date(row.at)), formatAmount(row.cents), row.frequency]
        .concat(row.state)
        .join("\t"),
    );
    return lines.join("\n") || "There are no gifts.";
  },
  async export(services, words) {
    const period = periodOf(words);
    const facts = { ...period, format: "csv" };
    await recordAct(services.db, { actor, action: "export gifts", subject: null, facts }, services.now());
    return exportEntries(period, services);
  },
  async sepa(services, words) {
    const period = periodOf(words);
    const facts = { ...period, format: "camt" };
    await recordAct(services.db, { actor, action: "export gifts", subject: null, facts }, services.now());
    return exportCamt(period, services);
  },
  async totals(services, words) {
    const { purposes, months } = await totalGifts(periodOf(words), services);
    if (months.length === 0) return "Nothing came in or went out.";
    const line = (name: string, row: { receivedCents: number; returnedCents: number }) =>
      [name, signedAmount(row.receivedCents), signedAmount(row.returnedCents)]
        .concat(signedAmount(row.receivedCents + row.returnedCents))
        .join("\t");
    const sum = (key: "receivedCents" | "returnedCents") =>
      months.reduce((total, row) => total + row[key], 0);
    return [
      ["for", "received", "returned", "net"].join("\t"),
      ...purposes.map((row) => line(nameOf(row), row)),
      "",
      ["month", "received", "returned", "net"].join("\t"),
      ...months.map((row) => line(row.month, row)),
      "",
      line("total", { receivedCents: sum("receivedCents"), returnedCents: sum("returnedCents") }),
    ].join("\n");
  },
  async refund(services, [payment = "", word = "asked"]) {
    if (!/^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(payment))
      throw new Error(`'${payment}' is no id of a payment. It is the first column of: npm run gifts -- list`);
    const reason = refundReasons.find((known) => known === word);
    if (!reason) throw new Error(`'${word}' is no reason. Reasons are: ${refundReasons.join(", ")}.`);
    providerOf(services);
    const { status } = await refundGift({ payment, reason }, actor, services);
    if (status === 404) throw new Error(`There is no payment ${payment}.`);
    if (status === 409) throw new Error("It is not paid, or is given back already.");
    return "The worker gives it back. The giver is mailed once the provider has done so.";
  },
  pause: (services, words) => act("pause", "Nothing is taken for three months.", words, services),
  resume: (services, words) => act("resume", "It goes on, from the next usual day.", words, services),
  stop: (services, words) => act("stop", "Nothing is taken any more.", words, services),
  async reconcile(services, [from]) {
    const day = dayOf(from);
    const provider = providerOf(services);
    const compared = await compareBooks(day, provider, services);
    const totals = `${compared.payments} payments: provider ${signedAmount(compared.providerCents)}, books ${signedAmount(compared.bookCents)}`;
    if (compared.differing === 0) return `The books agree with the provider.\n${totals}`;
    const lines = compared.differences.map(({ providerId, reference, providerCents, bookCents }) =>
      [providerId, reference ?? "unknown", amountOr(providerCents), amountOr(bookCents)].join("\t"),
    );
    throw new Error(
      [totals, `${compared.differing} differ:`, "payment\tgift\tprovider\tbooks", ...lines].join("\n"),
    );
  },
};

const everything = { state: "", frequency: "", kind: "", slug: "", from: "", until: "" } as const;

const amountOr = (cents: number | null) => (cents === null ? "none" : signedAmount(cents));

const nameOf = ({ kind, slug }: DeskPurpose) => (slug === null ? kind : `${kind} ${slug}`);

function providerOf({ giving: { provider } }: Services) {
  if (!provider)
    throw new Error("There is no MOLLIE_KEY. In a demo, also set MOLLIE_URL to its stand-in bank.");
  return provider;
}

async function paymentsOf(reference: string, services: Services) {
  const gift = await findGift(services.db, reference);
  if (!gift) throw new Error(noGift(reference));
  const { frequency } = gift;
  const payments = await listPayments(gift.id, services);
  return payments.map((row) => ({ ...row, frequency, reference: referenceOf(gift) }));
}

const noGift = (reference: string) => `There is no gift '${reference}'. A reference is like ALZ-2026-000147.`;

async function act(name: StandingAct, done: string, [reference = ""]: readonly string[], services: Services) {
  const { status } = await actOnStandingGift({ reference, act: name }, actor, services);
  if (status === 404) throw new Error(noGift(reference));
  if (status === 409)
    throw new Error(`The gift cannot be changed so: see npm run gifts -- list ${reference}`);
  return done;
}

function periodOf([from, until]: readonly string[]): Period {
  const period = { from: dayOf(from), until: dayOf(until) };
  if (period.from > period.until) throw new Error("The first day is after the last one.");
  return period;
}

/** @throws Error with an example */
function dayOf(word = ""): string {
  if (word === "") throw new Error("A day is missing. For example: 2026-01-01");
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(word) && !Number.isNaN(Date.parse(word));
  if (!isDay || new Date(word).toISOString().slice(0, 10) !== word)
    throw new Error(`'${word}' is no day. For example: 2026-01-01`);
  return word;
}
