import { busyForms } from "./busy-forms";
import { menus } from "./menus";
import { renderedTime } from "./rendered-time";
import { scrollDepth } from "./scroll-depth";
import { stripSpaces } from "./strip-spaces";
import { submitOnChange } from "./submit-on-change";
import { summaryFocus } from "./summary-focus";

/**
 * What only a script can add to a page that is already complete: by `data-*` attributes, with one listener a kind
 * of event for the whole document. The budget is 6 KB compressed (tests/build).
 */
export function enhance(document: Document): void {
  menus(document);
  busyForms(document);
  renderedTime(document);
  stripSpaces(document);
  submitOnChange(document);
  summaryFocus(document);
  scrollDepth(document);
}
