import { sql } from "kysely";
import { amsterdamDay } from "../../../app/utils/dates";
import type { Services } from "../../platform/services";
import type { Queries } from "../../tables";
import type { PaymentProvider, ProviderPayment } from "../provider";
import { referenceOf } from "../references";
import type { Reconciliation } from "./contract";
import { startOfDay } from "./periods";

const listed = 100;
const batch = 500;

interface Compared extends Omit<Reconciliation, "at"> {
  /** Payments of ours that differ, for a look at each. */
  differingIds: string[];
}

interface Booked {
  id: string;
  reference: string;
  cents: number;
}

/**
 * Compares the books with the provider, payment by payment, of those that the provider made from a day on.
 * @throws ProviderFailure
 */
export async function compareBooks(
  from: string,
  provider: PaymentProvider,
  { db }: Pick<Services, "db">,
): Promise<Compared> {
  const stated = await listStated(from, provider);
  const booked = await booksOf(db, [...stated.keys()]);
  for (const [providerId, ours] of await booksSince(db, from)) booked.set(providerId, ours);
  const differences: Reconciliation["differences"] = [];
  const differingIds: string[] = [];
  let providerCents = 0;
  let bookCents = 0;
  for (const providerId of new Set([...stated.keys(), ...booked.keys()])) {
    const theirs = stated.get(providerId) ?? null;
    const ours = booked.get(providerId) ?? null;
    providerCents += theirs ?? 0;
    bookCents += ours?.cents ?? 0;
    if (theirs === (ours?.cents ?? null)) continue;
    if (ours) differingIds.push(ours.id);
    differences.push({
      providerId,
      reference: ours?.reference ?? null,
      providerCents: theirs,
      bookCents: ours?.cents ?? null,
    });
  }
  return {
    from,
    payments: stated.size,
    providerCents,
    bookCents,
    differingIds,
    differing: differences.length,
    differences: differences.slice(0, listed),
  };
}

/** What the provider has of each payment of this system, by its id. */
async function listStated(from: string, provider: PaymentProvider): Promise<Map<string, number>> {
  const stated = new Map<string, number>();
  for (let next: string | null = null; ; ) {
    const page: Awaited<ReturnType<PaymentProvider["listPayments"]>> = await provider.listPayments(next);
    for (const payment of page.payments) {
      if (amsterdamDay(new Date(payment.createdAt)) < from) return stated;
      if (payment.payment !== null) stated.set(payment.id, netOf(payment));
    }
    next = page.next;
    if (next === null) return stated;
  }
}

function netOf({ status, cents, refundedCents, chargedBackCents }: ProviderPayment): number {
  return status === "paid" ? cents - refundedCents - chargedBackCents : 0;
}

function selectBooks(db: Queries) {
  return db
    .selectFrom("gift_payments")
    .innerJoin("gifts", "gifts.id", "gift_payments.gift_id")
    .leftJoin("gift_entries", "gift_entries.payment_id", "gift_payments.id")
    .select(["gift_payments.id", "provider_id", "number", "ordered_at"])
    .select(sql<string>`coalesce(sum(gift_entries.cents), 0)`.as("cents"))
    .groupBy(["gift_payments.id", "gifts.id"]);
}

type BookRow = Awaited<ReturnType<ReturnType<typeof selectBooks>["execute"]>>[number];

const toBooks = (rows: readonly BookRow[]) =>
  rows.map(({ id, provider_id, cents, ...gift }): [string, Booked] => [
    provider_id ?? "",
    { id, reference: referenceOf(gift), cents: Number(cents) },
  ]);

/** The books of payments by their ids at the provider, some at a time. */
async function booksOf(db: Queries, ids: readonly string[]): Promise<Map<string, Booked>> {
  const books = new Map<string, Booked>();
  for (let start = 0; start < ids.length; start += batch) {
    const some = ids.slice(start, start + batch);
    const rows = await selectBooks(db).where("provider_id", "in", some).execute();
    for (const [id, ours] of toBooks(rows)) books.set(id, ours);
  }
  return books;
}

/** Payments that the provider should list: it made them after they were ordered, so not before the day either. */
async function booksSince(db: Queries, from: string): Promise<Map<string, Booked>> {
  const rows = await selectBooks(db)
    .where("provider_id", "is not", null)
    .where("created_at", ">=", startOfDay(from))
    .execute();
  return new Map(toBooks(rows));
}
