import type { Request, RequestHandler } from "express";
import { rateLimit, type Store } from "express-rate-limit";
import type { AppContext } from "../app/.server/context/scope";
import { logSecurity } from "../app/.server/metrics/log-security";
import { declaredQuery } from "../app/.server/routing/declared-query";
import { writeQuery } from "../app/utils/query";
import { privatePolicy } from "../app/utils/route-policy";
import { clientKey } from "./client-key";

const windowMs = 60_000;
const tooOftenPath = "/te-vaak";

/** Posts that only change what one visitor sees are cheap: a test has a step for each question. */
const choicesPerForm = 10;

type App = Pick<AppContext, "config" | "store" | "now" | "routes" | "logger">;

/**
 * Limits the forms of a client per minute (`FORM_POSTS_PER_MINUTE`), across instances that share Redis
 * (docs/decisions/0035-form-rate-limit.md), and apart from them the posts of choices, by the policy of the route.
 * Beyond the limit app/routes/shell/too-often.tsx is shown, with the values that the visitor typed.
 */
export function limitPosts(app: App): RequestHandler {
  const { formPostsPerMinute } = app.config;
  const limits = {
    forms: limiter("posts", formPostsPerMinute, app),
    choices: limiter("choices", formPostsPerMinute * choicesPerForm, app),
  };
  const warn = warnOfProxy(app);
  return (request, response, next) => {
    if (request.method !== "POST") return next();
    warn(request);
    const { postsChoices = false } = app.routes.match(request.path)?.policy ?? {};
    return limits[postsChoices ? "choices" : "forms"](request, response, next);
  };
}

function limiter(name: string, limit: number, app: App): RequestHandler {
  return rateLimit({
    windowMs,
    limit,
    keyGenerator: (request) => clientKey(request, app.config),
    store: sharedCounts(name, app),
    standardHeaders: false,
    legacyHeaders: false,
    // Without a trusted proxy these headers are ignored; `warnOfProxy` logs it.
    validate: { xForwardedForHeader: false, forwardedHeader: false },
    handler: (request, response, next) => {
      logSecurity(app.logger, "too often", { requestId: response.locals.requestId });
      response.locals.sentTooOften = addressOf(request, app);
      response.set("Retry-After", String(windowMs / 1000));
      request.url = tooOftenPath;
      request.originalUrl = tooOftenPath;
      next();
    },
  });
}

/** Path and declared query of a form: the query says what a text answers. */
function addressOf({ path, originalUrl }: Request, { routes }: App): string {
  const { searchParams } = new URL(originalUrl, "http://local.invalid");
  const query = writeQuery(declaredQuery(searchParams, routes.match(path)?.policy ?? privatePolicy));
  return query ? `${path}?${query}` : path;
}

/** Logs once that all visitors count as one client, because a proxy in front is not trusted. */
function warnOfProxy({ config, logger }: App): (request: Request) => void {
  let warned = config.trustProxy > 0;
  return (request) => {
    if (warned || request.get("X-Forwarded-For") === undefined) return;
    warned = true;
    logger.warn(
      { setting: "TRUST_PROXY" },
      "X-Forwarded-For is not trusted: all visitors share one limit of forms",
    );
  };
}

/** Counts per minute in the shared store, or in memory if the store cannot count. */
function sharedCounts(name: string, { store, now }: App): Store {
  const localCounts = new Map<string, number>();
  let localWindow = 0;
  return {
    async increment(key) {
      const window = Math.floor(now().getTime() / windowMs);
      const resetTime = new Date((window + 1) * windowMs);
      const shared = await store.increment(`${name}:${window}:${key}`, (2 * windowMs) / 1000);
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
