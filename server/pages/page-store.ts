import { createCompartments } from "../../app/.server/cache/compartments";
import type { Config } from "../../app/.server/config/config";
import type { CachedPage } from "./cached-page";
import type { PageRequest } from "./page-request";

/** The pages in memory. */
export interface PageStore {
  get(key: string): CachedPage | undefined;
  /** Stores a page, unless the stored one is newer. */
  save(request: PageRequest, page: CachedPage): void;
}

const maxPages = 20_000;
/** Limit for pages with a query and pages that do not exist. */
const maxInventedPages = 3000;
const inventedShare = 1 / 4;

export function createPageStore({ maxPageBytes }: Config["cache"], clock: () => number): PageStore {
  const pages = createCompartments<CachedPage>({
    lasting: { maxEntries: maxPages, maxBytes: maxPageBytes * (1 - inventedShare) },
    invented: { maxEntries: maxInventedPages, maxBytes: maxPageBytes * inventedShare },
    sizeOf: ({ br, gzip, headers, tags }, key) =>
      br.length + gzip.length + 2 * (key.length + headers.join().length + tags.join().length) + 500,
  });
  return {
    get: pages.get,
    save({ key, isInvented }, page) {
      const stored = pages.peek(key);
      if (stored && stored.renderedAt > page.renderedAt && stored.renderedAt <= clock()) return;
      pages.set(key, page, isInvented || page.status !== 200 ? "invented" : "lasting");
    },
  };
}
