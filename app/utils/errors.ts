/**
 * The error catalogue (spec 000, section 8; spec 001, section 8; spec 002, section 8): how a page can fail for its
 * visitor, and the words in which everything else that goes wrong is logged. What visitors read stands in
 * app/i18n, the errors of forms in form-errors.ts.
 */

/** How a page can fail, with the status of its answer. Its texts are those of the same key in app/i18n. */
export const pageFailures = {
  /** Only for whoever is logged in: the CMS said 401 or 403. */
  unauthorized: 403,
  notFound: 404,
  /** It was there and has expired. */
  gone: 410,
  /** An upstream that fails, or a defect of ours (then 500). Never a 404: search engines keep the page. */
  unavailable: 503,
} as const;

export type PageFailure = keyof typeof pageFailures;

const failuresByStatus = new Map<number, PageFailure>([
  [401, "unauthorized"],
  [pageFailures.unauthorized, "unauthorized"],
  [pageFailures.notFound, "notFound"],
  [pageFailures.gone, "gone"],
]);

/** The failure that an answer's status stands for; what is not known is out of order. */
export function failureForStatus(status: number): PageFailure {
  return failuresByStatus.get(status) ?? "unavailable";
}

const statusMessages = new Map<number, string>([
  [200, "Parsing error"],
  [404, "Items can not be found"],
  [410, "Expired"],
  [500, "Internal server error"],
  [503, "API connection failed."],
]);

/** What a failed upstream call is logged with. */
export function failureMessage(status: number): string {
  return statusMessages.get(status) ?? `Unknown async error with status code ${status}`;
}

/** An answer to a redirect lookup that is no JSON: status 599. */
export const redirectParsingFailure = { status: 599, message: "Error parsing redirect response" } as const;

/** A page of the CMS of a type that no component shows; a 404 for its visitor. */
export const unknownPage = (bundle: string) => `unknown page ${bundle}`;

/** A document of a type that has no place among the kinds of content. */
export const unsupportedDocument = "unsupported doctype";

/** Shown in the place of the block, too. */
export const unknownBlock = (bundle: string) => `No transformer implemented for: ${bundle}`;

/** Stops the start. */
export const unknownBrand = (brand: string) => `No configuration implemented for brand ${brand}`;

export const unreadableEntityId = (value: string) => `The entity id '${value}' could not be parsed`;
