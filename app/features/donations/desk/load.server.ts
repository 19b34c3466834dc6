import type { RequestScope } from "~/.server/context/scope";
import { found, notFound } from "~/.server/http/failures";
import { callForMember } from "~/features/accounts/public.server";
import { allowed } from "~/features/staff/public.server";
import { amsterdamDay } from "~/utils/dates";
import { dayMs } from "~/utils/durations";
import {
  giftDeskContract as contract,
  type DeskGift,
  type GiftFilter,
  type GiftTotals,
  type ListedPayment,
  listCursor,
  type Reconciliation,
} from "../../../../services/giving/contract";
import { findRegionChoices, type RegionChoice } from "../goal.server";
import { readDay, readFilter } from "./filter";

interface GiftList {
  filter: GiftFilter;
  regions: RegionChoice[];
  gifts: ListedPayment[];
  next: string | null;
  isFirst: boolean;
}

/** A page of payments, the newest first. */
export async function listGifts(scope: RequestScope): Promise<GiftList> {
  const filter = readFilter(scope.query);
  const before = listCursor.safeParse(scope.query.get("voor")).data ?? "";
  const [answer, regions] = await Promise.all([
    callForMember(scope, contract.deskGifts, { ...filter, before }),
    findRegionChoices(scope),
  ]);
  return { ...allowed(answer).body, filter, regions: regions ?? [], isFirst: before === "" };
}

/** A gift with its giver. The look is written to the log. @throws the 404 page where there is none */
export async function getDeskGift(reference: string, scope: RequestScope): Promise<DeskGift> {
  if (!/^ALZ-\d{4}-\d{1,18}$/i.test(reference)) throw notFound();
  return found(allowed(await callForMember(scope, contract.deskGift, { reference }))).body;
}

export interface Period {
  from: string;
  until: string;
}

interface TotalsPage {
  period: Period;
  /** Null for a period that cannot be. */
  totals: GiftTotals | null;
}

const longestMs = 366 * dayMs;

/** The sums of a period: of this year where the address has none. */
export async function loadTotals(scope: RequestScope): Promise<TotalsPage> {
  const today = amsterdamDay(scope.now);
  const period = {
    from: readDay(scope.query.get("van")) || `${today.slice(0, 4)}-01-01`,
    until: readDay(scope.query.get("tot")) || today,
  };
  const length = Date.parse(period.until) - Date.parse(period.from);
  if (length < 0 || length > longestMs) return { period, totals: null };
  return { period, totals: allowed(await callForMember(scope, contract.giftTotals, period)).body };
}

/** The last comparison of the books with the provider; null before the first one. */
export async function findComparison(scope: RequestScope): Promise<Reconciliation | null> {
  return allowed(await callForMember(scope, contract.giftReconciliation, undefined)).body.last;
}
