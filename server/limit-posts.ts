import { createHmac } from "node:crypto";
import type { RequestHandler } from "express";
import { ipKeyGenerator, rateLimit, type Store } from "express-rate-limit";
import type { AppContext } from "../app/.server/context/scope";

const windowMs = 60_000;
const tooOftenPath = "/te-vaak";

type App = Pick<AppContext, "config" | "store" | "now">;

/**
 * Limits the posts of a client per minute (`FORM_POSTS_PER_MINUTE`), across instances that share Redis
 * (docs/decisions/0035-form-rate-limit.md). Beyond the limit app/routes/shell/too-often.tsx is shown,
 * with the values that the visitor typed.
 */
export function limitPosts(app: App): RequestHandler {
  const [secret = ""] = app.config.sessionSecrets;
  return rateLimit({
    windowMs,
    limit: app.config.formPostsPerMinute,
    skip: ({ method }) => method !== "POST",
    // Hashed, so that no IP address is stored.
    keyGenerator: ({ ip = "" }) => createHmac("sha256", secret).update(ipKeyGenerator(ip)).digest("hex"),
    store: sharedCounts(app),
    standardHeaders: false,
    legacyHeaders: false,
    // Without a trusted proxy these headers are ignored, so the library need not warn about them.
    validate: { xForwardedForHeader: false, forwardedHeader: false },
    handler: (request, response, next) => {
      response.locals.sentTooOften = request.originalUrl.replace(/[?#].*/s, "");
      response.set("Retry-After", String(windowMs / 1000));
      request.url = tooOftenPath;
      request.originalUrl = tooOftenPath;
      next();
    },
  });
}

/** Counts per minute in the shared store, or in memory if the store cannot count. */
function sharedCounts({ store, now }: App): Store {
  const localCounts = new Map<string, number>();
  let localWindow = 0;
  return {
    async increment(key) {
      const window = Math.floor(now().getTime() / windowMs);
      const resetTime = new Date((window + 1) * windowMs);
      const shared = await store.increment(`posts:${window}:${key}`, (2 * windowMs) / 1000);
      if (shared !== null) return { totalHits: shared, resetTime };
      if (window !== localWindow) localCounts.clear();
      localWindow = window;
      const totalHits = (localCounts.get(key) ?? 0) + 1;
      localCounts.set(key, totalHits);
      return { totalHits, resetTime };
    },
    decrement() {},
    resetKey: (key) => void localCounts.delete(key),
  };
}
