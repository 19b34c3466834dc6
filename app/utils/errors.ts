/**
 * The error catalogue: the failures of pages and the messages in logs. The texts for visitors are in
 * app/.server/i18n, the errors of form fields in form-errors.ts.
 */

/** The failures of a page, with the status of the response. The texts have the same keys. */
export const pageFailures = {
  /** Only for authenticated users: the CMS responded with 401 or 403. */
  unauthorized: 403,
  /** Only for staff who typed a code of the second factor in this session. */
  locked: 423,
  notFound: 404,
  /** The page has expired. */
  gone: 410,
  /** An upstream fails, or there is a defect (then 500). Not a 404, so that search engines keep the page. */
  unavailable: 503,
} as const;

export type PageFailure = keyof typeof pageFailures;

const failuresByStatus = new Map<number, PageFailure>([
  [401, "unauthorized"],
  [pageFailures.unauthorized, "unauthorized"],
  [pageFailures.locked, "locked"],
  [pageFailures.notFound, "notFound"],
  [pageFailures.gone, "gone"],
]);

/** The failure for the status of a response. Default: unavailable. */
export function failureForStatus(status: number): PageFailure {
  return failuresByStatus.get(status) ?? "unavailable";
}

const statusMessages = new Map<number, string>([
  [200, "Parsing error"],
  [404, "Items can not be found"],
  [
    406,
    "Not acceptable: the CMS must allow JSON for this resource, or CMS_FORMAT name a format that it offers",
  ],
  [410, "Expired"],
  [429, "Too many requests"],
  [500, "Internal server error"],
  [503, "API connection failed."],
]);

/** The log message of a failed upstream call. */
export function failureMessage(status: number): string {
  return statusMessages.get(status) ?? `Unknown async error with status code ${status}`;
}

/** The failure of a redirect look-up whose response is not JSON. */
export const redirectParsingFailure = { status: 599, message: "Error parsing redirect response" } as const;

/** The log message for a page type without a component; visitors get a 404. */
export const unknownPage = (bundle: string) => `unknown page ${bundle}`;

/** The log message for a search document of an unknown content type. */
export const unsupportedDocument = "unsupported doctype";

/** The log message for a block type without a component, which the debug view also shows. */
export const unknownBlock = (bundle: string) => `No transformer implemented for: ${bundle}`;

/** The message of an error at start-up. */
export const unknownBrand = (brand: string) => `No configuration implemented for brand ${brand}`;

export const unreadableEntityId = (value: string) => `The entity id '${value}' could not be parsed`;
