import type { RequestHandler } from "express";
import { requestScope } from "../app/.server/context/context";
import type { AppContext } from "../app/.server/context/scope";
import { recordBounce } from "../app/.server/http/record-bounce";
import { isSignedCall } from "../app/.server/security/signed-call";
import { readBytes } from "./read-bytes";

const maxBodyBytes = 5 * 1024 * 1024;

/**
 * `POST /_bounce`: a mail server passes on a mail that came back (docs/operations.md, 'Mail'). Calls are signed; a
 * replayed one records the same again. Without a secret there is no such address. Never throws.
 */
export function receiveBounces(app: AppContext): RequestHandler {
  const { bounceSecret } = app.config;
  return async (request, response, next) => {
    if (request.path !== "/_bounce" || request.method !== "POST") return next();
    const respond = (status: number, value: object) =>
      response.status(status).set("Cache-Control", "no-store").json(value);
    if (!bounceSecret) return respond(404, { error: "no BOUNCE_SECRET" });
    const body = await readBytes(request, maxBodyBytes);
    if (body === null) return respond(413, { error: "too large" });
    if (!isSignedCall(request.get("X-Signature") ?? "", body, bounceSecret, app.now().getTime()))
      return respond(403, { error: "not signed" });
    try {
      // Only for the services: nothing of the request itself is used.
      const internal = new Request("http://site.invalid/_bounce");
      const { upstreams } = await requestScope(internal, { app, requestId: response.locals.requestId });
      const recorded = await recordBounce(body.toString("latin1"), upstreams);
      return recorded ? respond(200, recorded) : respond(422, { error: "not to bounce+{id}@…" });
    } catch {
      // The failed call is in the log.
      return respond(503, { error: "unavailable" });
    }
  };
}
