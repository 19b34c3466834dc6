import { donationFrequencies } from "~/fields/donation-frequencies";
import { writeQuery } from "~/utils/query";
import type { QueryNames } from "~/utils/route-policy";
import {
  askedDay,
  type DeskPurpose,
  type GiftFilter,
  paymentStates,
  purposeKinds,
} from "../../../../services/giving/contract";

const names = { state: "staat", frequency: "vaak", goal: "doel", from: "van", until: "tot" } as const;

/** The query of the list; the last name is where a page ends. */
export const giftListQuery: QueryNames = { typed: [...Object.values(names), "voor"] };

/** A day of an address; empty where it is none. */
export const readDay = (text: string | null) => askedDay.safeParse(text).data ?? "";

/** What an address asks for; what is not known asks for nothing. */
export function readFilter(query: URLSearchParams): GiftFilter {
  const goal = query.get(names.goal) ?? "";
  const [, kind, slug = ""] = /^([a-z]+)(?:-([a-z0-9-]{1,80}))?$/.exec(goal) ?? [];
  return {
    state: paymentStates.find((state) => state === query.get(names.state)) ?? "",
    frequency: donationFrequencies.find((frequency) => frequency === query.get(names.frequency)) ?? "",
    kind: purposeKinds.find((known) => known === kind) ?? "",
    slug,
    from: readDay(query.get(names.from)),
    until: readDay(query.get(names.until)),
  };
}

/** 'country', or 'region-drenthe'. */
export const goalValue = ({ kind, slug }: { kind: DeskPurpose["kind"] | ""; slug: string | null }) =>
  slug ? `${kind}-${slug}` : kind;

/** The values of the form, by the names of its fields. */
export function filterValues(filter: GiftFilter): Record<string, string> {
  return {
    [names.state]: filter.state,
    [names.frequency]: filter.frequency,
    [names.goal]: goalValue(filter),
    [names.from]: filter.from,
    [names.until]: filter.until,
  };
}

/** The query of a filter. @param before where the page before ended; null for the newest */
export function filterQuery(filter: GiftFilter, before: string | null): string {
  const values = Object.entries({ ...filterValues(filter), ...(before && { voor: before }) });
  return writeQuery(new URLSearchParams(values.filter(([, value]) => value !== "")));
}
