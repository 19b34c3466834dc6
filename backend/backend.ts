import type { Page } from "./content/expand-page";
import type { Content } from "./content/load-content";

/** What the routes work with. */
export interface Backend {
  content: Content;
  /** Where submissions and cut pictures are kept. */
  dataDir: string;
  now: () => Date;
}

const amsterdamDate = new Intl.DateTimeFormat("sv-SE", { timeZone: "Europe/Amsterdam" });

/** Whether the page's last day (in the Netherlands) has passed. */
export function isExpired({ expireDate }: Page, now: Date): boolean {
  return expireDate !== undefined && expireDate < amsterdamDate.format(now);
}

/** Whether a page belongs in lists. */
export function isListed(page: Page, now: Date): boolean {
  return page.status && !isExpired(page, now);
}

/** The address of a page as it is kept: without a slash at the end. */
export function addressOf(path: string): string {
  return path.replace(/\/+$/, "") || "/";
}
