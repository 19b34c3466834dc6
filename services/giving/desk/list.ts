import { sql } from "kysely";
import { recordAct } from "../../platform/audit/record-act";
import type { Services } from "../../platform/services";
import type { Queries } from "../../tables";
import { numberOf, referenceOf } from "../references";
import type { DeskPurpose, FoundGiver, GiftFilter, ListedPayment } from "./contract";
import { endOfDay, startOfDay } from "./periods";

const onPage = 50;

/** Payments with their gifts, without givers. */
export function selectPayments(db: Queries) {
  return db
    .selectFrom("gift_payments")
    .innerJoin("gifts", "gifts.id", "gift_payments.gift_id")
    .select([
      "gift_payments.id",
      "gift_payments.cents",
      "gift_payments.state",
      "gift_payments.method",
      "gift_payments.created_at",
      "gifts.number",
      "gifts.ordered_at",
      "gifts.frequency",
      "gifts.purpose_kind",
      "gifts.purpose_slug",
      "gifts.purpose_name",
    ]);
}

/** What a gift is for, without the person in whose memory it is. */
export function deskPurposeOf(row: {
  purpose_kind: DeskPurpose["kind"];
  purpose_slug: string | null;
  purpose_name: string | null;
}): DeskPurpose {
  return { kind: row.purpose_kind, slug: row.purpose_slug, name: row.purpose_name };
}

type SelectedPayment = Awaited<ReturnType<ReturnType<typeof selectPayments>["execute"]>>[number];

function toListed(row: SelectedPayment): ListedPayment {
  const { id, cents, state, method, frequency } = row;
  return {
    payment: id,
    reference: referenceOf(row),
    cents,
    state,
    method,
    frequency,
    purpose: deskPurposeOf(row),
    at: row.created_at.toISOString(),
  };
}

/** A page of payments, the newest first. @param before `next` of the page before; empty for the newest */
export async function listGifts(
  { before, ...filter }: GiftFilter & { before: string },
  { db }: Pick<Services, "db">,
): Promise<{ gifts: ListedPayment[]; next: string | null }> {
  const [time = "", id = ""] = before.split("_");
  const rows = await selectPayments(db)
    .$if(filter.state !== "", (query) => query.where("gift_payments.state", "=", filter.state || "new"))
    .$if(filter.frequency !== "", (query) => query.where("frequency", "=", filter.frequency || "eenmalig"))
    .$if(filter.kind !== "", (query) => query.where("purpose_kind", "=", filter.kind || "country"))
    .$if(filter.slug !== "", (query) => query.where("purpose_slug", "=", filter.slug))
    .$if(filter.from !== "", (query) => query.where("created_at", ">=", startOfDay(filter.from)))
    .$if(filter.until !== "", (query) => query.where("created_at", "<", endOfDay(filter.until)))
    .$if(before !== "", (query) => {
      const at = new Date(Number(time));
      return query.where((eb) =>
        eb.or([
          eb("created_at", "<", at),
          eb.and([eb("created_at", "=", at), eb("gift_payments.id", ">", id)]),
        ]),
      );
    })
    .orderBy("created_at", "desc")
    .orderBy("gift_payments.id")
    .limit(onPage + 1)
    .execute();
  const shown = rows.slice(0, onPage);
  const last = rows.length > onPage ? shown.at(-1) : undefined;
  return { gifts: shown.map(toListed), next: last ? `${last.created_at.getTime()}_${last.id}` : null };
}

/** Gifts with a reference, or of givers whose name or mail address begins with a text, the newest first. The log names no giver. */
export async function findGivers(
  search: string,
  actor: string,
  { db, now }: Pick<Services, "db" | "now">,
): Promise<FoundGiver[]> {
  const start = `${search
    .trim()
    .toLowerCase()
    .replace(/[\\%_]/g, "\\$&")}%`;
  const rows = await db
    .selectFrom("gifts")
    .innerJoin("givers", "givers.id", "gifts.giver_id")
    .select(["number", "ordered_at", "name", "email"])
    .where((eb) => {
      const number = numberOf(search);
      const byGiver = [eb(sql`lower(name)`, "like", start), eb(sql`lower(email)`, "like", start)];
      return eb.or(number === null ? byGiver : [...byGiver, eb("number", "=", number)]);
    })
    .orderBy("ordered_at", "desc")
    .orderBy("number", "desc")
    .limit(onPage)
    .execute();
  await recordAct(
    db,
    { actor, action: "search givers", subject: null, facts: { gifts: String(rows.length) } },
    now(),
  );
  return rows.map(({ name, email, ...gift }) => ({
    reference: referenceOf(gift),
    name,
    email,
    at: gift.ordered_at.toISOString(),
  }));
}
