import { dayMs } from "./durations";
/** The categories of consent; functional cookies need none. */
export const consentCategories = ["preferences", "statistics", "marketing"] as const;
export type ConsentCategory = (typeof consentCategories)[number];
export type Consent = Record<ConsentCategory, boolean>;

/**
 * The choices of a visitor: consent, reading preferences, a closed notice and closed slide-ins. Nothing else varies a public
 * page.
 */
export interface VisitorChoices {
  /** Null until the visitor chose, and after a change of the cookie policy. */
  consent: Consent | null;
  textSize: TextSize;
  lineSpacing: LineSpacing;
  /** Calm mode: without motion and with fewer elements around the text. */
  calm: boolean;
  /** The id of the notice that was closed (app/shell/notice.server.ts). */
  closedNotice: string | null;
  /** The last one first. */
  dismissedSlideIns: readonly DismissedSlideIn[];
}

export const textSizes = ["normaal", "groot", "grootst"] as const;
type TextSize = (typeof textSizes)[number];

export const lineSpacings = ["normaal", "ruim"] as const;
type LineSpacing = (typeof lineSpacings)[number];

export interface DismissedSlideIn {
  id: string;
  /** `YYYY-MM-DD` in Amsterdam. */
  closedOn: string;
}

/** Whether an id fits in the cookie `weergave`; a slide-in with another id could not be dismissed. */
export function isSlideInId(id: unknown): id is string {
  return typeof id === "string" && /^[\w-]{1,64}$/.test(id);
}

/** Whether an id is that of a notice: eight characters of base64url. */
export function isNoticeId(id: unknown): id is string {
  return typeof id === "string" && /^[\w-]{8}$/.test(id);
}

/** Increase it when the cookie policy changes: every visitor must choose again. */
const consentVersion = 1;

/** A closed slide-in stays hidden for this long. */
const dismissalDays = 30;

/** More are hardly scheduled at once, and each of them is another copy of a page in the cache. */
const mostDismissals = 3;

export const noConsent: Consent = { preferences: false, statistics: false, marketing: false };
export const fullConsent: Consent = { preferences: true, statistics: true, marketing: true };

/** Consent to the categories for which `agreed` returns true. */
export function consentTo(agreed: (category: ConsentCategory) => boolean): Consent {
  return {
    preferences: agreed("preferences"),
    statistics: agreed("statistics"),
    marketing: agreed("marketing"),
  };
}

export const defaultChoices: VisitorChoices = {
  consent: null,
  textSize: "normaal",
  lineSpacing: "normaal",
  calm: false,
  closedNotice: null,
  dismissedSlideIns: [],
};

/** Whether a visitor has reading preferences other than the default. */
export function changesAppearance({ textSize, lineSpacing, calm }: VisitorChoices): boolean {
  return textSize !== defaultChoices.textSize || lineSpacing !== defaultChoices.lineSpacing || calm;
}

/** The attributes on `<html>` that app/features/preferences/styles.css selects; empty by default. */
export function readingAttributes({ textSize, lineSpacing, calm }: VisitorChoices): Record<string, string> {
  return {
    ...(textSize !== defaultChoices.textSize && { "data-text": textSize }),
    ...(lineSpacing !== defaultChoices.lineSpacing && { "data-spacing": lineSpacing }),
    ...(calm && { "data-calm": "1" }),
  };
}

/**
 * Parses the value of the cookie `weergave`. Invalid parts and a dismissal of 30 days ago or more count as absent.
 * @param today `YYYY-MM-DD` in Amsterdam
 */
export function parseChoices(value: string, today: string): VisitorChoices {
  const fields = new URLSearchParams(value);
  const closedNotice = fields.get("mededeling");
  return {
    consent: parseConsent(fields.get("toestemming") ?? ""),
    textSize: textSizes.find((size) => size === fields.get("tekst")) ?? defaultChoices.textSize,
    lineSpacing:
      lineSpacings.find((spacing) => spacing === fields.get("regels")) ?? defaultChoices.lineSpacing,
    calm: fields.get("rust") === "1",
    closedNotice: isNoticeId(closedNotice) ? closedNotice : null,
    dismissedSlideIns: parseDismissals(fields, today),
  };
}

/** The value of the cookie. Equal choices give equal values; default choices give ''. */
export function serializeChoices(choices: VisitorChoices): string {
  const fields = new URLSearchParams();
  const { consent, dismissedSlideIns } = choices;
  if (consent) {
    const agreed = consentCategories.filter((category) => consent[category]).map((category) => category[0]);
    fields.set("toestemming", `${consentVersion}${agreed.join("")}`);
  }
  if (choices.textSize !== defaultChoices.textSize) fields.set("tekst", choices.textSize);
  if (choices.lineSpacing !== defaultChoices.lineSpacing) fields.set("regels", choices.lineSpacing);
  if (choices.calm) fields.set("rust", "1");
  if (choices.closedNotice) fields.set("mededeling", choices.closedNotice);
  for (const { id, closedOn } of dismissedSlideIns) {
    fields.append("slideInId", id);
    fields.append("lastDateObjectClosed", closedOn);
  }
  return fields.toString();
}

function parseConsent(value: string): Consent | null {
  const [, version, agreed = ""] = /^(\d+)(p?s?m?)$/.exec(value) ?? [];
  if (version !== String(consentVersion)) return null;
  return consentTo(([initial = ""]) => agreed.includes(initial));
}

/** The dismissed slide-ins after one more was closed. */
export function withDismissal(
  dismissed: readonly DismissedSlideIn[],
  closed: DismissedSlideIn,
): DismissedSlideIn[] {
  return [closed, ...dismissed.filter(({ id }) => id !== closed.id)].slice(0, mostDismissals);
}

function parseDismissals(fields: URLSearchParams, today: string): DismissedSlideIn[] {
  const days = fields.getAll("lastDateObjectClosed");
  return fields
    .getAll("slideInId")
    .slice(0, mostDismissals)
    .flatMap((id, index) => {
      const closedOn = days[index] ?? "";
      if (!isSlideInId(id) || !/^\d{4}-\d{2}-\d{2}$/.test(closedOn)) return [];
      const age = (Date.parse(today) - Date.parse(closedOn)) / dayMs;
      return age >= 0 && age < dismissalDays ? [{ id, closedOn }] : [];
    });
}
