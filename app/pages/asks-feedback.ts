import type { Page, PageType } from "./definitions";
import { hasForm } from "./has-form";

const toRead: PageType[] = ["content_page", "news", "over_de_regio", "regio_nieuws"];

/** Whether a page asks if it was of use: one to read does, one with a form is there for that form. */
export function asksFeedback(page: Page): boolean {
  return toRead.includes(page.type) && !hasForm(page);
}
