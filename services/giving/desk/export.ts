import { amsterdamDay } from "../../../app/utils/dates";
import type { Services } from "../../platform/services";
import { referenceOf } from "../references";
import { signedAmount } from "./amounts";
import { selectPayments } from "./list";
import { endOfDay, type Period, startOfDay } from "./periods";

const columns = [
  ...["datum", "kenmerk", "soort", "bedrag", "hoe vaak", "doel", "naam van het doel", "manier", "betaling"],
  ...["naam", "e-mail"],
];

/** Entries of the books in a period, the oldest first, with their gifts. */
export async function listEntries({ from, until }: Period, { db }: Pick<Services, "db">) {
  const rows = await selectPayments(db)
    .innerJoin("gift_entries", "gift_entries.payment_id", "gift_payments.id")
    .leftJoin("givers", "givers.id", "gifts.giver_id")
    .select([
      ...(["gift_entries.kind", "gift_entries.at", "gift_entries.id as entry"] as const),
      ...(["gift_entries.cents as entry_cents", "gift_payments.provider_id"] as const),
      ...(["givers.name", "givers.email"] as const),
    ])
    .where("gift_entries.at", ">=", startOfDay(from))
    .where("gift_entries.at", "<", endOfDay(until))
    .orderBy("gift_entries.id")
    .execute();
  return rows.map((row) => ({ ...row, on: amsterdamDay(row.at), reference: referenceOf(row) }));
}
export type Entry = Awaited<ReturnType<typeof listEntries>>[number];

const kinds: Readonly<Record<Entry["kind"], string>> = {
  payment: "ontvangen",
  refund: "terugbetaald",
  chargeback: "teruggeboekt",
};

const purposes: Readonly<Record<Entry["purpose_kind"], string>> = {
  country: "heel Nederland",
  region: "afdeling",
  action: "actie",
  memory: "ter herinnering",
};

/** Without it, spreadsheets do not read a file as UTF-8. */
const byteOrderMark = "\uFEFF";

/** What came in and went out in a period, as CSV for Dutch spreadsheets: a line for each entry, with amounts as '12,50'. */
export async function exportEntries(period: Period, services: Pick<Services, "db">): Promise<string> {
  const lines = (await listEntries(period, services)).map((row) => [
    ...[row.on, row.reference, kinds[row.kind], dutchAmount(row.entry_cents), row.frequency],
    ...[row.purpose_slug ?? purposes[row.purpose_kind], row.purpose_name ?? "", row.method],
    ...[row.provider_id ?? "", row.name ?? "", row.email ?? ""],
  ]);
  return `${byteOrderMark}${[columns, ...lines].map((cells) => cells.map(cellOf).join(";")).join("\r\n")}\r\n`;
}

const dutchAmount = (cents: number) => signedAmount(cents).replace(".", ",");

/** A cell that no spreadsheet takes for a formula. */
function cellOf(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) && !/^-?\d+,\d{2}$/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
