import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from "node:http";
import type { RequestHandler } from "express";
import type { AppContext } from "../app/.server/context/scope";
import { isPrefetch } from "../app/.server/http/prefetch";
import type { RequestKind } from "../app/.server/metrics/metrics";
import { loggedPath } from "../app/utils/logged-path";

const requestIdPattern = /^[\w-]{8,64}$/;

/** Logs and counts each request, without its query, names of members, body, cookies or IP address. */
export function logRequests({ logger, metrics }: Pick<AppContext, "logger" | "metrics">): RequestHandler {
  return (request, response, next) => {
    const requestId = logResponse({ logger, metrics }, request, response, request.path);
    response.locals.requestId = requestId;
    response.set("X-Request-Id", requestId);
    next();
  };
}

/** Logs and counts one response when it ends. Returns the request id. */
export function logResponse(
  { logger, metrics }: Pick<AppContext, "logger" | "metrics">,
  { method = "GET", headers }: IncomingMessage,
  response: ServerResponse,
  path: string,
): string {
  const startedAt = performance.now();
  const proxyId = headers["x-request-id"] ?? "";
  const requestId = typeof proxyId === "string" && requestIdPattern.test(proxyId) ? proxyId : randomUUID();
  response.on("close", () => {
    const ms = performance.now() - startedAt;
    const status = response.writableFinished ? response.statusCode : "aborted";
    logger.info(
      { requestId, method, path: loggedPath(path).slice(0, 300), status, ms: Math.round(ms) },
      "request",
    );
    metrics.request(kindOf(method, path, headers), status, ms);
  });
  return requestId;
}

function kindOf(method: string, path: string, headers: IncomingHttpHeaders): RequestKind {
  if (method === "POST") return "form";
  if (isPrefetch(headers["sec-purpose"]?.toString())) return "prefetch";
  return /^\/(?:assets|brands|drupal|sites\/default\/files)\/|\.\w{2,11}$/.test(path) ? "file" : "page";
}
