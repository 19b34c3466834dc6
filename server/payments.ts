import type { RequestHandler } from "express";
import { requestScope } from "../app/.server/context/context";
import type { AppContext } from "../app/.server/context/scope";
import { paymentChanged, webhookPath } from "../app/.server/http/payment-changed";
import { clientKey } from "./client-key";
import { readBytes } from "./read-bytes";

const maxBodyBytes = 10_000;

/**
 * The webhook of the payment provider. It names a payment and proves nothing, so the services only look at it; without
 * them, or after too many unknown payments, the answer is a 503, and the provider calls again. It stands before the
 * limits of forms, as all calls come from a few addresses. Never throws.
 */
export function receivePayments(app: AppContext): RequestHandler {
  return async (request, response, next) => {
    if (request.path !== webhookPath || request.method !== "POST") return next();
    const respond = (status: number) => response.status(status).set("Cache-Control", "no-store").json({});
    const body = await readBytes(request, maxBodyBytes);
    if (body === null) return respond(413);
    const id = new URLSearchParams(body.toString("latin1")).get("id") ?? "";
    try {
      // Only for the services: nothing of the request itself is used.
      const internal = new Request(`http://site.invalid${webhookPath}`);
      const client = clientKey(request, app.config);
      const { upstreams } = await requestScope(internal, {
        app,
        client,
        requestId: response.locals.requestId,
      });
      return respond((await paymentChanged(id, upstreams)) ? 200 : 503);
    } catch {
      // The failed call is in the log.
      return respond(503);
    }
  };
}
