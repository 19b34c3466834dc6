import { randomUUID } from "node:crypto";
import type { RequestHandler } from "express";
import type { AppContext } from "../app/.server/context";
import type { RequestKind } from "../app/.server/metrics";

const acceptable = /^[\w-]{8,64}$/;

/** One line a request: never the query, the body, a cookie or an address of the visitor. Counted by its kind. */
export function logRequests({ logger, metrics }: Pick<AppContext, "logger" | "metrics">): RequestHandler {
  return (request, response, next) => {
    const from = performance.now();
    const given = request.get("X-Request-Id") ?? "";
    const requestId = acceptable.test(given) ? given : randomUUID();
    response.locals.requestId = requestId;
    response.set("X-Request-Id", requestId);
    const { method, path } = request;
    response.on("close", () => {
      const ms = performance.now() - from;
      const status = response.writableFinished ? response.statusCode : "aborted";
      logger.info({ requestId, method, path: path.slice(0, 300), status, ms: Math.round(ms) }, "request");
      metrics.request(kindOf(method, path), status, ms);
    });
    next();
  };
}

function kindOf(method: string, path: string): RequestKind {
  if (method === "POST") return "form";
  return /^\/(?:assets|brands|drupal)\/|\.\w{2,11}$/.test(path) ? "file" : "page";
}
