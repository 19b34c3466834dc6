import { busyForms } from "./busy-forms";
import { captcha } from "./captcha";
import { carousel } from "./carousel";
import { consentProvider } from "./consent-provider";
import { dataLayer } from "./data-layer";
import { embedHeight } from "./embed-height";
import { filterEvents } from "./filter-events";
import { memoryTest } from "./memory-test";
import { menus } from "./menus";
import { modal } from "./modal";
import { printButton } from "./print-button";
import { printDetails } from "./print-details";
import { readAloud } from "./read-aloud";
import { region } from "./region";
import { renderedTime } from "./rendered-time";
import { scrollDepth } from "./scroll-depth";
import { sendBehind } from "./send-behind";
import { share } from "./share";
import { slideIn } from "./slide-in";
import { stripSpaces } from "./strip-spaces";
import { submitOnChange } from "./submit-on-change";
import { suggest } from "./suggest";
import { summaryFocus } from "./summary-focus";
import { videos } from "./videos";
import { viewSample } from "./view-sample";

/**
 * What only a script can add to a page that is already complete: by `data-*` attributes, with one listener a kind
 * of event for the whole document. The budget is 6 KB compressed (tests/e2e/budgets.spec.ts).
 */
export function enhance(document: Document): void {
  slideIn(document);
  menus(document);
  modal(document);
  busyForms(document);
  renderedTime(document);
  stripSpaces(document);
  submitOnChange(document);
  filterEvents(document);
  summaryFocus(document);
  captcha(document);
  carousel(document);
  videos(document);
  embedHeight(document);
  printDetails(document);
  printButton(document);
  share(document);
  readAloud(document);
  region(document);
  suggest(document);
  viewSample(document);
  consentProvider(document);
  sendBehind(document);
  memoryTest(document);
  scrollDepth(document);
  // After the others: a form that one of them holds back is not counted.
  dataLayer(document);
}
