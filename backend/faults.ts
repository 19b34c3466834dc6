import { once, setMaxListeners } from "node:events";
import { z } from "zod";

export type Handler = (request: Request) => Promise<Response>;

const address = "/__faults";
const ruleSchema = z.strictObject({
  /** Limits the rule to requests with this `X-Test-Id`; without it the rule applies to all. */
  id: z.string().min(1).optional(),
  path: z.string().startsWith("/"),
  status: z.int().min(200).max(599).optional(),
  /** Holds responses until the rule is removed. */
  hold: z.boolean().optional(),
  body: z.enum(["truncated-json", "html", "large"]).optional(),
  redirect: z.string().optional(),
  reset: z.boolean().optional(),
  empty: z.boolean().optional(),
});

type Rule = z.output<typeof ruleSchema> & { removed: AbortController; isUsed: boolean };

const largeBody = 10 * 1024 * 1024;

/**
 * Simulates failures for tests: `POST /__faults` adds a rule, `GET` answers with the paths of rules that no request met
 * yet, and `DELETE` removes all rules; these two only those of `?id=`. The last matching rule applies.
 */
export function withFaults(handler: Handler): Handler {
  let rules: Rule[] = [];

  const control = async (request: Request, id: string | null): Promise<Response> => {
    const chosen = rules.filter((rule) => id === null || rule.id === id);
    if (request.method === "GET")
      return Response.json({ unused: chosen.filter(({ isUsed }) => !isUsed).map(({ path }) => path) });
    if (request.method === "DELETE") {
      rules = rules.filter((rule) => !chosen.includes(rule));
      for (const { removed } of chosen) removed.abort();
      return new Response(null, { status: 204 });
    }
    const rule = ruleSchema.safeParse(await request.json().catch(() => undefined));
    if (!rule.success) return Response.json({ message: z.prettifyError(rule.error) }, { status: 400 });
    const removed = new AbortController();
    // A rule can hold any number of requests.
    setMaxListeners(0, removed.signal);
    rules.push({ ...rule.data, removed, isUsed: false });
    return Response.json(rule.data, { status: 201 });
  };

  return async (request) => {
    const url = new URL(request.url);
    if (url.pathname === address) return control(request, url.searchParams.get("id"));
    const testId = request.headers.get("X-Test-Id");
    const rule = rules.findLast(
      ({ id, path }) =>
        (id === undefined || id === testId) && globToRegExp(path).test(url.pathname + url.search),
    );
    if (!rule) return handler(request);
    rule.isUsed = true;
    if (rule.hold) await once(rule.removed.signal, "abort", { signal: request.signal });
    return faultyResponse(rule) ?? handler(request);
  };
}

function faultyResponse({ status, body, redirect, reset, empty }: Rule): Response | undefined {
  if (reset) throw new TypeError("fetch failed", { cause: connectionReset() });
  if (redirect !== undefined)
    return new Response(null, { status: status ?? 302, headers: { Location: redirect } });
  if (empty) return new Response(null, { status: 204 });
  if (body === "html")
    return textResponse("<!doctype html><title>Error</title><h1>Error</h1>", "text/html", status);
  if (body === "truncated-json") return textResponse('[{"title":[{"val', "application/json", status);
  if (body === "large")
    return textResponse(JSON.stringify(["a".repeat(largeBody)]), "application/json", status);
  return status === undefined ? undefined : new Response(null, { status });
}

function textResponse(body: string, type: string, status = 200): Response {
  return new Response(body, { status, headers: { "Content-Type": `${type}; charset=utf-8` } });
}

function connectionReset(): Error {
  return Object.assign(new Error("read ECONNRESET"), { code: "ECONNRESET" });
}

/** Converts a path in which `*` matches any characters to a pattern. A path without `?` matches every query. */
function globToRegExp(path: string): RegExp {
  const pattern = path.replace(/[.+?^${}()|[\]\\]/g, "\\$&").replaceAll("*", ".*");
  return new RegExp(`^${pattern}${path.includes("?") ? "" : "(\\?.*)?"}$`);
}
