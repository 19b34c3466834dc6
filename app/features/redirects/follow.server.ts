import { redirect } from "@remix-run/node";
import type { RequestScope } from "~/.server/context/scope";
import { withDeadline } from "~/.server/http/deadline";
import { hasSession } from "~/.server/session/session-cookie";
import { loggedPath } from "~/utils/logged-path";
import { isPreviewPath, pathOf } from "~/utils/paths";
import { hasPrivateQuery } from "~/utils/private-query";
import { cachedRedirect, peekRedirect } from "./cached.server";
import { lookupAddress, lookupAddresses, redirectTarget, targetWithoutQuery } from "./model";

const maxChain = 20;

/**
 * Throws a 301 for an address that has moved. Runs in parallel with loading the page, within its own time limit; a
 * later result is cached for the next visitor.
 */
export async function followRedirect(scope: RequestScope, { url }: Request): Promise<void> {
  const { config, request } = scope;
  const path = pathOf({ url });
  // Posted forms are handled at their address; addresses of previews are secret, those of members name them.
  if (!["GET", "HEAD"].includes(request.method) || isPreviewPath(path) || loggedPath(path) !== path) return;
  scope.sources.used(["redirect"], "miss");
  const limit = AbortSignal.timeout(config.redirectTimeoutMs);
  const to = await withDeadline(findTarget(scope, url), limit).catch(() => {
    // A later result still serves the next visitor.
    scope.sources.incomplete = true;
    return null;
  });
  const target = to ? (resolveTarget(to, url, scope) ?? (await withoutQuery(to, url, scope))) : null;
  if (target === null || leadsBack(target, url, scope)) return;
  // Browsers cache a 301 indefinitely by default, but editors may change the entry.
  const keep =
    hasPrivateQuery(url) || hasSession(request) ? "no-store" : `max-age=${config.redirectCacheSeconds}`;
  throw redirect(target, { status: 301, headers: { "Cache-Control": keep } });
}

/** The names of the query that no other party gets: codes of mailed links, and what visitors typed. */
const typedNames = ({ policy }: RequestScope) => policy.query?.typed ?? [];

/** The entry for the whole address, else for the address without the names of campaigns or in lower case. */
async function findTarget(scope: RequestScope, url: string): Promise<string | null> {
  const addresses = lookupAddresses(url, typedNames(scope));
  const targets = await Promise.all(addresses.map((address) => cachedRedirect(scope, address)));
  return targets.find((target) => target !== null) ?? null;
}

/** The target of an entry that only drops the query; null if the entry is one of the path, which leads to itself. */
async function withoutQuery(to: string, url: string, scope: RequestScope): Promise<string | null> {
  const { pathname, search, host, origin } = new URL(url);
  const target = targetWithoutQuery(to, pathname + search, [host, new URL(scope.origin).host]);
  return target && (await findTarget(scope, origin + pathname)) === null ? target : null;
}

/** Whether the cached entries lead from a target back to the current address; such a loop is not followed. */
function leadsBack(target: string, url: string, scope: RequestScope): boolean {
  const typed = typedNames(scope);
  const start = lookupAddress(url, typed);
  let next: string | null = target;
  // Redirects of other sites are unknown here.
  for (let step = 0; next?.startsWith("/") && step < maxChain; step += 1) {
    const nextUrl: string = new URL(next, url).href;
    const address = lookupAddress(nextUrl, typed);
    if (address === start) return true;
    const to = lookupAddresses(nextUrl, typed)
      .map((each) => peekRedirect(scope, each))
      .find(Boolean);
    next = to ? resolveTarget(to, nextUrl, scope) : null;
  }
  return false;
}

function resolveTarget(to: string, url: string, scope: RequestScope): string | null {
  const { pathname, search, host } = new URL(url);
  return redirectTarget(to, pathname + search, [host, new URL(scope.origin).host], typedNames(scope));
}
