import type { RequestScope } from "~/.server/context/scope";
import { loggedPath } from "~/utils/logged-path";
import { errorFacts } from "./error-facts";

/** An error of a component while rendering on the server. */
export class RenderError extends Error {
  constructor(cause: unknown) {
    super("A component failed", { cause });
  }
}

type Visit = Pick<RequestScope, "logger" | "reporter"> & Partial<Pick<RequestScope, "requestId">>;

/**
 * Logs and reports a defect of the site, without the query or parts of it quoted by a library. A `RenderError` is a
 * warning.
 */
export function logError(error: unknown, { url }: Pick<Request, "url">, visit: Visit): void {
  const { pathname, searchParams } = new URL(url);
  const path = loggedPath(pathname);
  const { logger, reporter, requestId } = visit;
  const visitorValues = [...searchParams.values()];
  if (error instanceof RenderError) {
    logger.warn({ path, ...errorFacts(error.cause, visitorValues) }, "page could not be rendered");
    reporter.report(error.cause, { path, requestId, visitorValues, level: "warning" });
  } else {
    logger.error({ path, ...errorFacts(error, visitorValues) }, "unexpected error");
    reporter.report(error, { path, requestId, visitorValues, level: "error" });
  }
}
