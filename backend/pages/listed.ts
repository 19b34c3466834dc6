import { todayOf } from "../days";
import type { Page } from "./expand-page";

/** Whether the page's expiry date (in the Netherlands) has passed. */
export function isExpired({ expireDate }: Pick<Page, "expireDate">, now: Date): boolean {
  return expireDate !== undefined && expireDate < todayOf(now);
}

/** Whether lists include a page: it is published and has not expired. */
export function isListed(page: Pick<Page, "status" | "expireDate">, now: Date): boolean {
  return page.status && !isExpired(page, now);
}
