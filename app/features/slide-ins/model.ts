import type { Image } from "~/fields/images";
import type { Link } from "~/fields/links";
import { matchesPath } from "~/utils/path-patterns";
import type { DismissedSlideIn } from "~/utils/visitor-choices";

/** A promotion that slides in on some pages. */
export interface SlideIn {
  id: string;
  title: string;
  /** Replaces the text below 1024 px; null where both are equal. */
  mobileTitle: string | null;
  html: string | null;
  mobileHtml: string | null;
  /** Delay after the page load in whole seconds, from 0 to `maxWaitSeconds`. */
  seconds: number;
  /** The provider's id of the newsletter form that replaces the button. */
  formId: string | null;
  image: Image | null;
  button: Link | null;
}

/** Conditions for showing it. */
export interface ScheduledSlideIn {
  id: string;
  status: boolean;
  /** Lower weights come first. */
  weight: number;
  /** Patterns of app/utils/path-patterns.ts; without patterns it appears nowhere. */
  pages: string[];
}

/** Pages about diagnosis, loss, crisis and giving, which no promotion interrupts, whatever its patterns. */
const pagesWithoutSlideIn = [
  "/herkennen-en-diagnose",
  "/herkennen-en-diagnose/*",
  "/dementie/verloop",
  "/zorgen/afscheid",
  "/zorgen/verpleeghuis",
  "/hulplijn",
  "/hulplijn/*",
  "/doneren",
  "/doneren/*",
  "/collecte",
  "/steun-ons",
  "/steun-ons/*",
];

/**
 * The slide-in for a path: the first enabled match by weight. When its visitor closed it, no other replaces it.
 */
export function chooseSlideIn<S extends ScheduledSlideIn>(
  slideIns: readonly S[],
  path: string,
  dismissed: readonly DismissedSlideIn[],
): S | null {
  if (matchesPath(pagesWithoutSlideIn, path)) return null;
  const [first] = slideIns
    .filter(({ status, pages }) => status && matchesPath(pages, path))
    .sort((one, other) => one.weight - other.weight);
  return first && !dismissed.some(({ id }) => id === first.id) ? first : null;
}

/** The longest delay that three digits can express, more than a quarter of an hour. */
export const maxWaitSeconds = 999;

/**
 * The delay as classes of app/features/slide-ins/styles.css, one per digit, because the page has no inline styles.
 * For 125 seconds: `wait-100 wait-20 wait-5`.
 */
export function waitClasses({ seconds }: Pick<SlideIn, "seconds">): string {
  return [100, 10, 1]
    .map((place) => (Math.floor(seconds / place) % 10) * place)
    .filter((part) => part > 0)
    .map((part) => `wait-${part}`)
    .join(" ");
}
