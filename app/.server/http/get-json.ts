import type { z } from "zod";
import type { CallVerdict, UpstreamAnswer } from "~/.server/cache/cached-answer";
import { callPolicyOf } from "../cache/call-policy";
import { drain, failed, loggable, newRequest, settle, startCall, usualRetries, withRetries } from "./call";
import { withDeadline } from "./deadline";
import { decode } from "./decode";
import { ownRedirectPath } from "./own-redirect";
import { readBody } from "./read-body";
import { type Failure, failureOf, isOk, isRedirect, type UpstreamResult } from "./result";
import type { CallScope, Upstream, UpstreamCalls } from "./upstream";

// What answers differ by, besides their address; the second is there in tests alone.
const keyHeaders = ["X-Platform", "X-Test-Id"];

interface GetOptions<S extends z.ZodType> {
  schema: S;
  /** As pairs where a key is repeated. */
  query?: Record<string, string> | string[][];
  /** The value of a 204; without it a 204 is a failure. */
  empty?: z.output<S>;
  /** Sent with this call only. */
  headers?: Record<string, string>;
  /** Without the site's own credentials: whoever is in `headers` is the one who asks. */
  anonymous?: boolean;
  /** A 404 is a failure too, and logged: what this call asks for is always there (spec 000, section 8). */
  alwaysThere?: boolean;
  /** How often a connection that failed is tried again; 10 times where a call does not say. */
  retries?: number;
  /** Which answers are failures, where the call has a rule of its own. */
  failureIn?: typeof failureOf;
  /** What an answer is that cannot be read: a failure with this status, logged in these words. */
  unreadable?: { status: number; message: string };
}

/**
 * One GET within one deadline, decoded; connection errors are tried again (docs/backend-contract.md). What was
 * answered before may be the answer (docs/decisions/0027-upstream-cache.md). Never throws.
 */
export async function getJson<S extends z.ZodType>(
  { upstream, calls: scope }: UpstreamCalls,
  path: string,
  options: GetOptions<S>,
): Promise<UpstreamResult<z.output<S>>> {
  const query = new URLSearchParams(options.query);
  const search = options.query ? `?${query}` : "";
  const stop = scope.timing.start(upstream.name, path);
  let own: UpstreamResult<z.output<S>> | undefined;
  const ask = async () => {
    const end = startCall(upstream, scope);
    const answer = await askAnswer(upstream, scope, path + search, options);
    own = "text" in answer ? await readAnswer(answer, scope, options) : answer;
    end(own);
    report(upstream, scope, path, own, options);
    return verdictOn(upstream, answer, own, options);
  };
  const policy = options.headers || options.anonymous ? null : callPolicyOf(path, query);
  const key = `${upstream.name} ${path}${search} ${keyHeaders.map((name) => scope.headers[name] ?? "").join(" ")}`;
  const { asked, state, tags } =
    scope.cache && policy
      ? await scope.cache.find(key, policy, ask)
      : ({ asked: await ask(), state: "miss", tags: [] } as const);
  stop(state);
  if (policy && scope.cache) scope.metrics.found("answer", state);
  scope.sources.used(tags, state);
  if (asked.verdict === "failed" || asked.verdict === "refused") scope.sources.incomplete = true;
  const result = (state === "miss" && own) || (await readAsked(asked, scope, options));
  if (options.unreadable && isUnreadable(result))
    return failed(options.unreadable.status, options.unreadable.message);
  return result.kind === "connection-error" ? failed(500, "No connection") : result;
}

async function readAsked<S extends z.ZodType>(
  asked: CallVerdict,
  scope: CallScope,
  options: GetOptions<S>,
): Promise<UpstreamResult<z.output<S>>> {
  return asked.verdict === "failed" ? asked.failure : readAnswer(asked.answer, scope, options);
}

async function askAnswer(
  upstream: Upstream,
  scope: CallScope,
  path: string,
  { headers, anonymous, retries = usualRetries }: GetOptions<z.ZodType>,
): Promise<UpstreamAnswer | Failure> {
  const asked = headers ? { ...scope, headers: { ...scope.headers, ...headers } } : scope;
  const target = anonymous ? { ...upstream, authorization: "" } : upstream;
  const signal = AbortSignal.timeout(scope.timeoutMs);
  const request = () => newRequest(target, asked, path, { signal, redirect: "manual" });
  const once = async (): Promise<UpstreamAnswer> => {
    const ask = () => withDeadline(upstream.fetch(request()), signal);
    const response = await withRetries(ask, signal, retries);
    const { status } = response;
    const location = response.headers.get("Location") ?? "";
    if (isOk(status) && status !== 204) {
      return { status, location, text: await withDeadline(readBody(response), signal) };
    }
    drain(response);
    return { status, location, text: "" };
  };
  return upstream.breaker(() => settle(once));
}

async function readAnswer<S extends z.ZodType>(
  answer: UpstreamAnswer,
  scope: CallScope,
  { schema, empty, failureIn = failureOf }: GetOptions<S>,
): Promise<UpstreamResult<z.output<S>>> {
  const { status, text } = answer;
  const failure = failureIn(answer);
  if (failure) return failure;
  if (status !== 204) return decode(schema, scope, text, status);
  return empty === undefined ? failed(204) : { kind: "loaded", status, value: empty };
}

/** What an answer is worth keeping. */
function verdictOn(
  { baseUrl }: Upstream,
  answer: UpstreamAnswer | Failure,
  result: UpstreamResult<unknown>,
  { alwaysThere }: GetOptions<z.ZodType>,
): CallVerdict {
  if ("text" in answer) {
    if (result.kind === "loaded") return { verdict: "good", answer };
    if (result.kind === "unauthorized") return { verdict: "refused", answer };
    const isGone = result.kind === "failed" && [404, 410].includes(result.status) && !alwaysThere;
    // An address of ours: the page moved. Elsewhere: something between us and the upstream, a log-in for example.
    const isMoved = isRedirect(answer.status) && ownRedirectPath(answer.location, baseUrl) !== null;
    if (isGone || isMoved) return { verdict: "missing", answer };
  }
  return { verdict: "failed", failure: result.kind === "loaded" ? failed(500) : result };
}

function report<S extends z.ZodType>(
  { name }: Upstream,
  { logger }: CallScope,
  path: string,
  result: UpstreamResult<unknown>,
  { alwaysThere, unreadable }: GetOptions<S>,
): void {
  const expected = result.kind === "failed" && result.status === 404 && !alwaysThere;
  if (result.kind === "loaded" || expected) return;
  const misread = isUnreadable(result) ? unreadable : undefined;
  const facts = { ...loggable(result), ...(misread && { status: misread.status }) };
  logger.warn({ upstream: name, path, ...facts }, misread?.message ?? "upstream call failed");
}

function isUnreadable(result: UpstreamResult<unknown>): boolean {
  return result.kind === "failed" && result.status === 200;
}
