import { randomUUID } from "node:crypto";
import type { RequestHandler } from "express";
import type { Logger } from "../app/.server/logger";

const acceptable = /^[\w-]{8,64}$/;

/** One line a request: never the query, the body, a cookie or an address of the visitor. */
export function logRequests(logger: Logger): RequestHandler {
  return (request, response, next) => {
    const from = performance.now();
    const given = request.get("X-Request-Id") ?? "";
    const requestId = acceptable.test(given) ? given : randomUUID();
    response.locals.requestId = requestId;
    response.set("X-Request-Id", requestId);
    const { method, path } = request;
    response.on("close", () => {
      const ms = Math.round(performance.now() - from);
      const status = response.writableFinished ? response.statusCode : "aborted";
      logger.info({ requestId, method, path: path.slice(0, 300), status, ms }, "request");
    });
    next();
  };
}
