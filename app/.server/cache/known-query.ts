import { isPrivateKey } from "~/utils/private-query";

// Of every page, and of the lists, overviews and filters on it. A name that is not here becomes known by being read.
const names = ["item", "page", "vanaf", "pijler", "soort", "plaats", "afstand", "eerdere-afstand", "tonen"];
const vacancyNames = ["functionIds", "activityIds", "durationIds", "availabilityIds", "range"];

/** What visitors type: an answer to it is kept for nobody else. */
const typedNames = /^(zoekterm|zipcode|search|postcode|q)$/i;
/** How mailings and networks mark who comes; no page differs by it. */
const campaignName = /^(utm_.*|[a-z]*clid|msclkid|[gw]braid|li_fat_id|mc_[ce]id|_gl|_ga)$/i;

const mostNames = 500;

/** The names in a query that a page may differ by. */
export interface QueryNames {
  has(name: string): boolean;
  /** A page asked for this name. */
  read(name: string): void;
}

export function createQueryNames(): QueryNames {
  const known = new Set([...names, ...vacancyNames]);
  return {
    has: (name) => known.has(name),
    read(name) {
      if (known.size < mostNames) known.add(name);
    },
  };
}

/** Whether the name of a field of a query says that its answer is for this visitor alone. */
export function isForOneVisitor(name: string): boolean {
  return typedNames.test(name) || isPrivateKey(name);
}

export function isCampaign(name: string): boolean {
  return campaignName.test(name);
}

/** A query that tells which names a page asks it for. */
export class WatchedQuery extends URLSearchParams {
  readonly #names: QueryNames;

  constructor(query: URLSearchParams, names: QueryNames) {
    super(query);
    this.#names = names;
  }

  override get(name: string): string | null {
    this.#names.read(name);
    return super.get(name);
  }

  override getAll(name: string): string[] {
    this.#names.read(name);
    return super.getAll(name);
  }

  override has(name: string, value?: string): boolean {
    this.#names.read(name);
    return value === undefined ? super.has(name) : super.has(name, value);
  }
}
