import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import type { RequestHandler } from "express";
import type { AppContext } from "../app/.server/context/scope";
import { isPrefetch } from "../app/.server/http/prefetch";
import type { RequestKind } from "../app/.server/metrics/metrics";

const acceptable = /^[\w-]{8,64}$/;

/** One line a request: never the query, the body, a cookie or an address of the visitor. Counted by its kind. */
export function logRequests({ logger, metrics }: Pick<AppContext, "logger" | "metrics">): RequestHandler {
  return (request, response, next) => {
    const requestId = logResponse({ logger, metrics }, request, response, request.path);
    response.locals.requestId = requestId;
    response.set("X-Request-Id", requestId);
    next();
  };
}

/** The same for one answer; gives the id of its request. */
export function logResponse(
  { logger, metrics }: Pick<AppContext, "logger" | "metrics">,
  { method = "GET", headers }: IncomingMessage,
  response: ServerResponse,
  path: string,
): string {
  const from = performance.now();
  const given = headers["x-request-id"] ?? "";
  const requestId = typeof given === "string" && acceptable.test(given) ? given : randomUUID();
  response.on("close", () => {
    const ms = performance.now() - from;
    const status = response.writableFinished ? response.statusCode : "aborted";
    logger.info({ requestId, method, path: path.slice(0, 300), status, ms: Math.round(ms) }, "request");
    metrics.request(kindOf(method, path, headers), status, ms);
  });
  return requestId;
}

function kindOf(method: string, path: string, headers: IncomingHttpHeaders): RequestKind {
  if (method === "POST") return "form";
  if (isPrefetch(headers["sec-purpose"]?.toString())) return "ahead";
  return /^\/(?:assets|brands|drupal)\/|\.\w{2,11}$/.test(path) ? "file" : "page";
}
