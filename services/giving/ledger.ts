import { sql } from "kysely";
import { amsterdamDay } from "../../app/utils/dates";
import type { Services } from "../platform/services";
import { amountOf } from "./cents";
import { selectPayments } from "./list";
import type { PaymentProvider } from "./provider";
import { purposeOf, referenceOf } from "./references";

/** A period of whole days in Amsterdam, both included. */
interface Period {
  from: string;
  until: string;
}

const dayOf = sql<string>`to_char(gift_entries.at at time zone 'Europe/Amsterdam', 'YYYY-MM-DD')`;
const columns = [
  "datum",
  "kenmerk",
  "soort",
  "bedrag",
  "hoe vaak",
  "doel",
  "manier",
  "betaling",
  "naam",
  "e-mail",
];

/** What came in and went out in a period, as CSV: one line for each entry, with amounts as '12.50'. */
export async function exportEntries({ from, until }: Period, { db }: Pick<Services, "db">): Promise<string> {
  const payments = await selectPayments(db)
    .innerJoin("gift_entries", "gift_entries.payment_id", "gift_payments.id")
    .select([
      "gift_entries.kind",
      "gift_entries.cents as entry_cents",
      "gift_entries.at",
      "gift_entries.id as entry",
    ])
    .where(dayOf, ">=", from)
    .where(dayOf, "<=", until)
    .orderBy("gift_entries.id")
    .execute();
  const lines = payments.map((row) => {
    const purpose = purposeOf(row);
    return [
      ...[amsterdamDay(row.at), referenceOf(row), row.kind, signed(row.entry_cents), row.frequency],
      ...["slug" in purpose ? purpose.slug : purpose.kind, row.method, row.provider_id ?? ""],
      ...[row.name ?? "", row.email ?? ""],
    ];
  });
  return [columns, ...lines].map((cells) => cells.map(cellOf).join(";")).join("\r\n");
}

/** The sum of a period by what it was for. */
export async function totalsByPurpose(
  { from, until }: Period,
  { db }: Pick<Services, "db">,
): Promise<string> {
  const rows = await db
    .selectFrom("gift_entries")
    .innerJoin("gift_payments", "gift_payments.id", "gift_entries.payment_id")
    .innerJoin("gifts", "gifts.id", "gift_payments.gift_id")
    .select((eb) => [
      "purpose_kind",
      "purpose_slug",
      eb.cast<number>(eb.fn.sum("gift_entries.cents"), "integer").as("cents"),
    ])
    .where(dayOf, ">=", from)
    .where(dayOf, "<=", until)
    .groupBy(["purpose_kind", "purpose_slug"])
    .orderBy("cents", "desc")
    .execute();
  const total = rows.reduce((sum, { cents }) => sum + cents, 0);
  return [
    ...rows.map((row) => [row.purpose_slug ?? row.purpose_kind, signed(row.cents)].join("\t")),
    ["total", signed(total)].join("\t"),
  ].join("\n");
}

/**
 * Compares the books with the provider, payment by payment, from a day on.
 * @returns a line for each payment that differs; none where all agree
 * @throws ProviderFailure
 */
export async function reconcile(
  from: string,
  provider: PaymentProvider,
  { db }: Pick<Services, "db">,
): Promise<string[]> {
  const booked = await db
    .selectFrom("gift_payments")
    .leftJoin("gift_entries", "gift_entries.payment_id", "gift_payments.id")
    .select((eb) => [
      "provider_id",
      eb.cast<number>(eb.fn.coalesce(eb.fn.sum("gift_entries.cents"), sql<string>`0`), "integer").as("cents"),
    ])
    .where("provider_id", "is not", null)
    .groupBy("provider_id")
    .execute();
  const books = new Map(booked.map(({ provider_id, cents }) => [provider_id, cents]));
  const differences: string[] = [];
  for (let next: string | null = null, isDone = false; !isDone; ) {
    const page: Awaited<ReturnType<PaymentProvider["listPayments"]>> = await provider.listPayments(next);
    for (const payment of page.payments) {
      if (amsterdamDay(new Date(payment.createdAt)) < from) isDone = true;
      else if (payment.payment !== null) {
        const net =
          payment.status === "paid" ? payment.cents - payment.refundedCents - payment.chargedBackCents : 0;
        const ours = books.get(payment.id);
        if (ours !== net)
          differences.push(
            [payment.id, signed(net), ours === undefined ? "unknown" : signed(ours)].join("\t"),
          );
      }
    }
    next = page.next;
    isDone ||= next === null;
  }
  return differences;
}

function signed(cents: number): string {
  return cents < 0 ? `-${amountOf(-cents)}` : amountOf(cents);
}

/** A cell that no spreadsheet takes for a formula. */
function cellOf(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) && !/^-?\d+\.\d{2}$/.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
