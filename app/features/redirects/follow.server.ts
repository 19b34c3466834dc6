import { redirect } from "@remix-run/node";
import type { RequestScope } from "~/.server/context/scope";
import { withDeadline } from "~/.server/http/deadline";
import { isPreviewPath, pathOf } from "~/utils/paths";
import { hasPrivateQuery } from "~/utils/private-query";
import { findRedirect } from "./client.server";
import { redirectQuestion, redirectTarget } from "./model";

const longestChain = 20;

/**
 * Throws the 301 of an address that has moved. Runs beside the loading of a page and never takes longer than its own
 * limit; what comes later is there for the next visitor.
 */
export async function followRedirect(scope: RequestScope, { url }: Request): Promise<void> {
  const { config, request } = scope;
  // A posted form is answered where it is, and the address of a preview is a secret.
  if (!["GET", "HEAD"].includes(request.method) || isPreviewPath(pathOf({ url }))) return;
  const question = redirectQuestion(url);
  scope.sources.used(["redirect"], "miss");
  const asked = scope.redirects.find(keyOf(scope, question), () => findRedirect(scope, question));
  const limit = AbortSignal.timeout(config.redirectTimeoutMs);
  const to = await withDeadline(asked, limit).catch(() => {
    // The next visitor may be led on.
    scope.sources.incomplete = true;
    return null;
  });
  const target = to ? targetOf(to, url, scope) : null;
  if (target === null || leadsBack(target, url, scope)) return;
  // A browser keeps a 301 for ever unless it is told otherwise, and editors change their minds.
  const keep = hasPrivateQuery(url) ? "no-store" : `max-age=${config.redirectCacheSeconds}`;
  throw redirect(target, { status: 301, headers: { "Cache-Control": keep } });
}

/** Whether the entries that are known lead from a target back to where the visitor is: none of them is followed. */
function leadsBack(target: string, url: string, scope: RequestScope): boolean {
  const start = redirectQuestion(url);
  let next: string | null = target;
  // Where another site leads from there is its own affair.
  for (let step = 0; next?.startsWith("/") && step < longestChain; step += 1) {
    const address: string = new URL(next, url).href;
    const question = redirectQuestion(address);
    if (question === start) return true;
    const to = scope.redirects.peek(keyOf(scope, question));
    next = to ? targetOf(to, address, scope) : null;
  }
  return false;
}

function targetOf(to: string, url: string, { origin }: RequestScope): string | null {
  const { pathname, search, host } = new URL(url);
  return redirectTarget(to, pathname + search, [host, new URL(origin).host]);
}

function keyOf({ brand }: RequestScope, question: string): string {
  return `${brand} ${question}`;
}
