import { createHmac } from "node:crypto";
import type { RequestHandler } from "express";
import { ipKeyGenerator, rateLimit, type Store } from "express-rate-limit";
import type { AppContext } from "../app/.server/context/scope";

const windowMs = 60_000;
const answerPath = "/te-vaak";

type App = Pick<AppContext, "config" | "store" | "now">;

/**
 * Lets a client send so many forms a minute (`FORM_POSTS_PER_MINUTE`), over all instances where they share Redis
 * (docs/decisions/0035-form-rate-limit.md). What is too much is answered by the page of
 * app/routes/shell/too-often.tsx, which gives back what was typed.
 */
export function limitPosts(app: App): RequestHandler {
  const [secret = ""] = app.config.sessionSecrets;
  return rateLimit({
    windowMs,
    limit: app.config.formPostsPerMinute,
    skip: ({ method }) => method !== "POST",
    // Nothing is kept of who it is: no address can be read from a key.
    keyGenerator: ({ ip = "" }) => createHmac("sha256", secret).update(ipKeyGenerator(ip)).digest("hex"),
    store: sharedCounts(app),
    standardHeaders: false,
    legacyHeaders: false,
    // Without a trusted proxy these headers are a visitor's own, and mean nothing.
    validate: { xForwardedForHeader: false, forwardedHeader: false },
    handler: (request, response, next) => {
      response.locals.sentTooOften = request.originalUrl.replace(/[?#].*/s, "");
      response.set("Retry-After", String(windowMs / 1000));
      request.url = answerPath;
      request.originalUrl = answerPath;
      next();
    },
  });
}

/** Counts in the store that instances share, each minute anew; where that cannot count, in this process. */
function sharedCounts({ store, now }: App): Store {
  const own = new Map<string, number>();
  let ownWindow = 0;
  return {
    async increment(key) {
      const window = Math.floor(now().getTime() / windowMs);
      const resetTime = new Date((window + 1) * windowMs);
      const shared = await store.increment(`posts:${window}:${key}`, (2 * windowMs) / 1000);
      if (shared !== null) return { totalHits: shared, resetTime };
      if (window !== ownWindow) own.clear();
      ownWindow = window;
      const totalHits = (own.get(key) ?? 0) + 1;
      own.set(key, totalHits);
      return { totalHits, resetTime };
    },
    decrement() {},
    resetKey: (key) => void own.delete(key),
  };
}
