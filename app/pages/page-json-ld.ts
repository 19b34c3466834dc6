import { eventMarkup } from "./activiteit/event-markup";
import type { Page } from "./schemas";

/** What a page of this type says about itself in schema.org's words. */
export function pageJsonLd(page: Page, origin: string): object[] {
  const markup = page.type === "activiteit" ? eventMarkup(page, origin) : null;
  return markup ? [markup] : [];
}
