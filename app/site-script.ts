import { carousel } from "./design/carousel.enhance";
import { embedHeight } from "./design/embed-frame.enhance";
import { videos } from "./design/file-video.enhance";
import { busyForms } from "./design/form/busy-forms.enhance";
import { summaryFocus } from "./design/form/error-summary.enhance";
import { renderedTime } from "./design/form/rendered-time.enhance";
import { stripSpaces } from "./design/form/strip-spaces.enhance";
import { printDetails } from "./design/print-details.enhance";
import { currentSection } from "./design/submenu.enhance";
import { dataLayer } from "./enhance/data-layer";
import { filterEvents } from "./enhance/filter-events";
import { scrollDepth } from "./enhance/scroll-depth";
import { submitOnChange } from "./enhance/submit-on-change";
import { swap } from "./enhance/swap";
import { revealPasswords } from "./features/accounts/enhance";
import { submitInBackground } from "./features/consent/consent-bar.enhance";
import { consentProvider } from "./features/consent/provider.enhance";
import { writingTools } from "./features/editor/enhance";
import { liveMessages } from "./features/inbox/enhance";
import { memoryTest } from "./features/memory-test/enhance";
import { preferenceSample } from "./features/preferences/enhance";
import { readAloud } from "./features/reading-aloud/enhance";
import { modal } from "./features/recommendations/enhance";
import { suggest } from "./features/search/enhance";
import { share } from "./features/sharing/enhance";
import { slideIn } from "./features/slide-ins/enhance";
import { captcha } from "./features/vacancies/application/captcha.enhance";
import { menus } from "./shell/menus.enhance";
import { printButton } from "./shell/print-button.enhance";

/**
 * Enhances a complete page through `data-*` attributes, mostly with one delegated listener per event type. The budget
 * is 6 KB compressed (tests/e2e/budgets.spec.ts).
 */
export function enhance(document: Document): void {
  slideIn(document);
  menus(document);
  modal(document);
  busyForms(document);
  renderedTime(document);
  stripSpaces(document);
  revealPasswords(document);
  submitOnChange(document);
  filterEvents(document);
  summaryFocus(document);
  captcha(document);
  carousel(document);
  videos(document);
  embedHeight(document);
  printDetails(document);
  currentSection(document);
  printButton(document);
  share(document);
  readAloud(document);
  swap(document);
  suggest(document);
  preferenceSample(document);
  consentProvider(document);
  submitInBackground(document);
  memoryTest(document);
  writingTools(document);
  liveMessages(document);
  scrollDepth(document);
  // Last, so that a submission that another listener prevents is not counted.
  dataLayer(document);
}
