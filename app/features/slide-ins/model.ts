import type { Image } from "~/fields/images";
import type { Link } from "~/fields/links";
import { matchesPath } from "~/utils/path-patterns";
import type { DismissedSlideIn, VisitorChoices } from "~/utils/visitor-choices";

/** A promotion that slides in on some pages (spec 000, section 3: 'Slide-in'). */
export interface SlideIn {
  id: string;
  title: string;
  /** Shown instead below 1024 px; null where they say the same. */
  mobileTitle: string | null;
  html: string | null;
  mobileHtml: string | null;
  /** How long after the page it appears, whole, from 0 to `longestWait`. */
  seconds: number;
  /** The provider's id of the newsletter form that stands in it, instead of the button. */
  formId: string | null;
  image: Image | null;
  button: Link | null;
}

/** When and where it is shown. */
export interface ScheduledSlideIn {
  id: string;
  status: boolean;
  /** The lowest goes first. */
  weight: number;
  /** Patterns of app/utils/path-patterns.ts; without any it is nowhere. */
  pages: string[];
}

/** Decisions, row 14, and the addresses that are nothing but a form or a setting. */
const never = [
  ...["/geheugentest*", "*/solliciteren", "/preview*"],
  ...["/nieuwsbrief*", "/doneren*", "/cookies*", "/nuttig*", "/te-vaak", "/weergave*", "/_blokken*"],
];

/** Whether something may slide in at all: not for who wants less around the text. */
export function mayShowSlideIn(path: string, { calm }: Pick<VisitorChoices, "calm">): boolean {
  return !calm && !matchesPath(never, path);
}

/**
 * The one of this path: of those that are on, by weight, the first of which a pattern matches. One that its visitor
 * closed makes no room for the next.
 */
export function chooseSlideIn<S extends ScheduledSlideIn>(
  slideIns: readonly S[],
  path: string,
  dismissed: DismissedSlideIn | null,
): S | null {
  const [first] = slideIns
    .filter(({ status, pages }) => status && matchesPath(pages, path))
    .sort((one, other) => one.weight - other.weight);
  return first && first.id !== dismissed?.id ? first : null;
}

/** As long as three digits can say, more than a quarter of an hour: a longer wait is nobody's intention. */
export const longestWait = 999;

/**
 * How long it waits, as classes of app/features/slide-ins/styles.css, one for each digit: no style of ours stands in the page
 * itself. Of 125 seconds `wait-100 wait-20 wait-5`.
 */
export function waitClasses({ seconds }: Pick<SlideIn, "seconds">): string {
  return [100, 10, 1]
    .map((place) => (Math.floor(seconds / place) % 10) * place)
    .filter((part) => part > 0)
    .map((part) => `wait-${part}`)
    .join(" ");
}
