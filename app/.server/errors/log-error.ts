import type { RequestScope } from "~/.server/context/scope";
import { errorFacts } from "./error-facts";

/** A component failed; what is being rendered is only known here. */
export class RenderError extends Error {
  constructor(cause: unknown) {
    super("A component failed", { cause });
  }
}

type Visit = Pick<RequestScope, "logger" | "reporter"> & Partial<Pick<RequestScope, "requestId">>;

/**
 * Logs and reports a defect of the site, without anything of the visitor: not the query, and not what a library may
 * have quoted of it. What fails in the interface is a warning.
 */
export function logError(error: unknown, { url }: Pick<Request, "url">, visit: Visit): void {
  const { pathname: path, searchParams } = new URL(url);
  const { logger, reporter, requestId } = visit;
  const given = [...searchParams.values()];
  if (error instanceof RenderError) {
    logger.warn({ path, ...errorFacts(error.cause, given) }, "page could not be rendered");
    reporter.report(error.cause, { path, requestId, visitorValues: given, level: "warning" });
  } else {
    logger.error({ path, ...errorFacts(error, given) }, "unexpected error");
    reporter.report(error, { path, requestId, visitorValues: given, level: "error" });
  }
}
