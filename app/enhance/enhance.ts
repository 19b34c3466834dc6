import { busyForms } from "./busy-forms";
import { carousel } from "./carousel";
import { embedHeight } from "./embed-height";
import { menus } from "./menus";
import { modal } from "./modal";
import { printDetails } from "./print-details";
import { renderedTime } from "./rendered-time";
import { scrollDepth } from "./scroll-depth";
import { stripSpaces } from "./strip-spaces";
import { submitOnChange } from "./submit-on-change";
import { summaryFocus } from "./summary-focus";
import { videos } from "./videos";

/**
 * What only a script can add to a page that is already complete: by `data-*` attributes, with one listener a kind
 * of event for the whole document. The budget is 6 KB compressed (tests/e2e/budgets.spec.ts).
 */
export function enhance(document: Document): void {
  menus(document);
  modal(document);
  busyForms(document);
  renderedTime(document);
  stripSpaces(document);
  submitOnChange(document);
  summaryFocus(document);
  carousel(document);
  videos(document);
  embedHeight(document);
  printDetails(document);
  scrollDepth(document);
}
