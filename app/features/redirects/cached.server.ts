import { type RedirectCache, redirectPauseMs } from "~/.server/cache/redirect-cache";
import type { RequestScope } from "~/.server/context/scope";
import { pathOf } from "~/utils/paths";
import { findRedirect } from "./client.server";

/**
 * The target of the redirect entry for an address (path and query); null without an entry or after a failed lookup.
 * Never rejects.
 */
export async function cachedRedirect(scope: RequestScope, address: string): Promise<string | null> {
  const key = cacheKey(scope, address);
  const { value } = await scope.redirects.find(key, async (requestedAt) => {
    const result = await findRedirect(scope, address);
    const { cache, redirectCacheSeconds } = scope.config;
    const isLoaded = result.kind === "loaded";
    if (!isLoaded && isUsable(scope.redirects, key, requestedAt)) return { kind: "failed", value: null };
    const freshUntil = requestedAt + (isLoaded ? redirectCacheSeconds * 1000 : redirectPauseMs);
    const target = isLoaded ? result.value : null;
    return {
      kind: "loaded",
      entry: {
        value: target,
        tags: ["redirect", "page", `page:${pathOf({ url: `http://local.invalid${address}` })}`],
        requestedAt,
        freshUntil,
        staleUntil: isLoaded ? freshUntil + cache.staleMs : freshUntil,
        outageUntil: isLoaded ? freshUntil + cache.outageMs : freshUntil,
      },
      size: 2 * (target?.length ?? 0),
      isInvented: target === null,
    };
  });
  return value;
}

/** The cached target, without a lookup; undefined when not cached. */
export function peekRedirect(scope: RequestScope, address: string): string | null | undefined {
  return scope.redirects.peek(cacheKey(scope, address))?.value;
}

function isUsable(redirects: RedirectCache, key: string, now: number): boolean {
  return (redirects.peek(key)?.outageUntil ?? 0) > now;
}

function cacheKey({ brand }: RequestScope, address: string): string {
  return `${brand} ${address}`;
}
