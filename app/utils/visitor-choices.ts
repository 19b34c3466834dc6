/** What a visitor can agree to; what makes the site work needs no agreement. */
export const consentCategories = ["preferences", "statistics", "marketing"] as const;
export type ConsentCategory = (typeof consentCategories)[number];
export type Consent = Record<ConsentCategory, boolean>;

/** What a visitor chose about how pages look; nothing else a visitor carries changes a public page. */
export interface VisitorChoices {
  /** Null until the visitor chose, and again when the policy changed. */
  consent: Consent | null;
  textSize: TextSize;
  lineSpacing: LineSpacing;
  /** Without anything that moves, and with less around the text. */
  calm: boolean;
  dismissedSlideIn: DismissedSlideIn | null;
}

export const textSizes = ["normaal", "groot", "grootst"] as const;
type TextSize = (typeof textSizes)[number];

export const lineSpacings = ["normaal", "ruim"] as const;
type LineSpacing = (typeof lineSpacings)[number];

export interface DismissedSlideIn {
  id: string;
  /** The day it was closed, `YYYY-MM-DD` in Amsterdam. */
  closedOn: string;
}

/** What the cookie `weergave` can keep; one that could not be closed for good is none. */
export function isSlideInId(id: unknown): id is string {
  return typeof id === "string" && /^[\w-]{1,64}$/.test(id);
}

/** Raise it when the cookie policy changes: everyone is asked again. */
const consentVersion = 1;

/** A slide-in that was closed stays away this long. */
const dismissalDays = 30;

export const noConsent: Consent = { preferences: false, statistics: false, marketing: false };
export const fullConsent: Consent = { preferences: true, statistics: true, marketing: true };

/** Consent to the categories for which `agreed` says so, and to no other. */
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
  dismissedSlideIn: null,
};

/** Whether pages look other than they do for everyone. */
export function changesAppearance({ textSize, lineSpacing, calm }: VisitorChoices): boolean {
  return textSize !== defaultChoices.textSize || lineSpacing !== defaultChoices.lineSpacing || calm;
}

/** What app/features/preferences/styles.css goes by, on `<html>`; nothing for who chose nothing. */
export function readingAttributes({ textSize, lineSpacing, calm }: VisitorChoices): Record<string, string> {
  return {
    ...(textSize !== defaultChoices.textSize && { "data-text": textSize }),
    ...(lineSpacing !== defaultChoices.lineSpacing && { "data-spacing": lineSpacing }),
    ...(calm && { "data-calm": "1" }),
  };
}

/**
 * Reads the value of the cookie `weergave`. What it does not know is as if it were not there; a dismissal of more
 * than 30 days ago is over.
 * @param today `YYYY-MM-DD` in Amsterdam
 */
export function parseChoices(value: string, today: string): VisitorChoices {
  const fields = new URLSearchParams(value);
  return {
    consent: parseConsent(fields.get("toestemming") ?? ""),
    textSize: textSizes.find((size) => size === fields.get("tekst")) ?? defaultChoices.textSize,
    lineSpacing:
      lineSpacings.find((spacing) => spacing === fields.get("regels")) ?? defaultChoices.lineSpacing,
    calm: fields.get("rust") === "1",
    dismissedSlideIn: parseDismissal(fields, today),
  };
}

/** The value of the cookie: the same choices give the same text, and no choices an empty one. */
export function serializeChoices(view: VisitorChoices): string {
  const fields = new URLSearchParams();
  const { consent, dismissedSlideIn } = view;
  if (consent) {
    const agreed = consentCategories.filter((category) => consent[category]).map((category) => category[0]);
    fields.set("toestemming", `${consentVersion}${agreed.join("")}`);
  }
  if (view.textSize !== defaultChoices.textSize) fields.set("tekst", view.textSize);
  if (view.lineSpacing !== defaultChoices.lineSpacing) fields.set("regels", view.lineSpacing);
  if (view.calm) fields.set("rust", "1");
  if (dismissedSlideIn) {
    // The names under which the specification keeps a dismissal (spec 000, section 3).
    fields.set("slideInId", dismissedSlideIn.id);
    fields.set("lastDateObjectClosed", dismissedSlideIn.closedOn);
  }
  return fields.toString();
}

function parseConsent(value: string): Consent | null {
  const [, version, agreed = ""] = /^(\d+)(p?s?m?)$/.exec(value) ?? [];
  if (version !== String(consentVersion)) return null;
  return consentTo(([initial = ""]) => agreed.includes(initial));
}

function parseDismissal(fields: URLSearchParams, today: string): DismissedSlideIn | null {
  const id = fields.get("slideInId") ?? "";
  const closedOn = fields.get("lastDateObjectClosed") ?? "";
  if (!isSlideInId(id) || !/^\d{4}-\d{2}-\d{2}$/.test(closedOn)) return null;
  const days = (Date.parse(today) - Date.parse(closedOn)) / 86_400_000;
  return days >= 0 && days < dismissalDays ? { id, closedOn } : null;
}
