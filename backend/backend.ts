import type { Content } from "./content/load-content";
import { todayOf } from "./days";
import type { Page } from "./pages/expand-page";

/** What the routes work with. */
export interface Backend {
  content: Content;
  /** Where submissions and cut pictures are kept. */
  dataDir: string;
  now: () => Date;
}

/** The page at an address, also one of a region. */
export function findPage({ content, now }: Backend, address: string): Page | undefined {
  return content.pages.get(address) ?? content.regionPages.find(address, now());
}

/** Whether the page's last day (in the Netherlands) has passed. */
export function isExpired({ expireDate }: Pick<Page, "expireDate">, now: Date): boolean {
  return expireDate !== undefined && expireDate < todayOf(now);
}

/** Whether a page belongs in lists. */
export function isListed(page: Pick<Page, "status" | "expireDate">, now: Date): boolean {
  return page.status && !isExpired(page, now);
}

/** The address of a page as it is kept: without a slash at the end. */
export function addressOf(path: string): string {
  return path.replace(/\/+$/, "") || "/";
}
