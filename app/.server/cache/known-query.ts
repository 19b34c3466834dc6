import { isPrivateKey } from "~/utils/private-query";

// Names of lists, overviews and filters. Other names are added when a page first reads them.
const names = ["item", "page", "vanaf", "pijler", "soort", "plaats", "afstand", "eerdere-afstand", "tonen"];
const vacancyNames = ["functionIds", "activityIds", "durationIds", "availabilityIds", "range"];

/** Names of visitor input: pages for it are not cached. */
const typedNames = /^(zoekterm|zipcode|search|postcode|q)$/i;
/** Names that mailings and advertisers add; no page varies by them. */
const campaignName = /^(utm_.*|[a-z]*clid|msclkid|[gw]braid|li_fat_id|mc_[ce]id|_gl|_ga)$/i;

const maxNames = 500;

/** The names in a query that a page may vary by. */
export interface QueryNames {
  has(name: string): boolean;
  /** Adds a name that a page reads. */
  read(name: string): void;
}

export function createQueryNames(): QueryNames {
  const known = new Set([...names, ...vacancyNames]);
  return {
    has: (name) => known.has(name),
    read(name) {
      if (known.size < maxNames) known.add(name);
    },
  };
}

/** Whether a page with this name in its query belongs to one visitor. */
export function isForOneVisitor(name: string): boolean {
  return typedNames.test(name) || isPrivateKey(name);
}

export function isCampaign(name: string): boolean {
  return campaignName.test(name);
}

/** A query that registers the names that a page reads. */
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
