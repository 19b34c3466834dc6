import type { z } from "zod";
import type { CallVerdict, UpstreamResponse } from "~/.server/cache/cached-response";
import { callPolicyOf } from "../cache/call-policy";
import { defaultRetries, drain, failed, loggable, newRequest, settle, startCall, withRetries } from "./call";
import { withDeadline } from "./deadline";
import { decode } from "./decode";
import { localRedirectPath } from "./local-redirect";
import { readBody } from "./read-body";
import { type Failure, failureOf, isOk, isRedirect, type UpstreamResult } from "./result";
import type { CallScope, Upstream, UpstreamCalls } from "./upstream";

// Headers that responses vary by; the second is sent in tests only.
const keyHeaders = ["X-Platform", "X-Test-Id"];

interface GetOptions<S extends z.ZodType> {
  schema: S;
  /** Pairs, where a key is repeated. */
  query?: Record<string, string> | string[][];
  /** The value of a 204, which is a failure otherwise. */
  empty?: z.output<S>;
  /** Additional headers of this call; its response is not cached. */
  headers?: Record<string, string>;
  /** Sends `headers` without the site's credentials. */
  anonymous?: boolean;
  /** A 404 is logged and not cached, as this resource always exists. */
  alwaysThere?: boolean;
  /** Retries after a connection error; 10 by default. */
  retries?: number;
  /** Maps a response to a failure; `failureOf` by default. */
  failureIn?: typeof failureOf;
  /** The failure and the log message of a response that cannot be decoded. */
  unreadable?: { status: number; message: string };
}

/**
 * One GET within one deadline, decoded; connection errors are retried (docs/backend-contract.md). Uses the upstream
 * cache (docs/decisions/0027-upstream-cache.md). Never throws.
 */
export async function getJson<S extends z.ZodType>(
  { upstream, calls: scope }: UpstreamCalls,
  path: string,
  options: GetOptions<S>,
): Promise<UpstreamResult<z.output<S>>> {
  const query = new URLSearchParams(options.query);
  const search = options.query ? `?${query}` : "";
  const stop = scope.timing.start(upstream.name, path);
  let newResult: UpstreamResult<z.output<S>> | undefined;
  const call = async () => {
    const end = startCall(upstream, scope);
    const response = await requestOnce(upstream, scope, path + search, options);
    newResult = "text" in response ? await decodeResponse(response, scope, options) : response;
    end(newResult);
    report(upstream, scope, path, newResult, options);
    return verdictOn(upstream, response, newResult, options);
  };
  const policy = options.headers || options.anonymous ? null : callPolicyOf(path, query);
  const key = `${upstream.name} ${path}${search} ${keyHeaders.map((name) => scope.headers[name] ?? "").join(" ")}`;
  const { outcome, state, tags } =
    scope.cache && policy
      ? await scope.cache.find(key, policy, call)
      : ({ outcome: await call(), state: "miss", tags: [] } as const);
  stop(state);
  if (policy && scope.cache) scope.metrics.cacheLookup("answer", state);
  scope.sources.used(tags, state);
  if (outcome.verdict === "failed" || outcome.verdict === "refused") scope.sources.incomplete = true;
  const result = (state === "miss" && newResult) || (await resultOf(outcome, scope, options));
  if (options.unreadable && isUnreadable(result))
    return failed(options.unreadable.status, options.unreadable.message);
  return result.kind === "connection-error" ? failed(500, "No connection") : result;
}

async function resultOf<S extends z.ZodType>(
  outcome: CallVerdict,
  scope: CallScope,
  options: GetOptions<S>,
): Promise<UpstreamResult<z.output<S>>> {
  return outcome.verdict === "failed" ? outcome.failure : decodeResponse(outcome.response, scope, options);
}

async function requestOnce(
  upstream: Upstream,
  scope: CallScope,
  path: string,
  { headers, anonymous, retries = defaultRetries }: GetOptions<z.ZodType>,
): Promise<UpstreamResponse | Failure> {
  const callScope = headers ? { ...scope, headers: { ...scope.headers, ...headers } } : scope;
  const target = anonymous ? { ...upstream, authorization: "" } : upstream;
  const signal = AbortSignal.timeout(scope.timeoutMs);
  const request = () => newRequest(target, callScope, path, { signal, redirect: "manual" });
  const load = async (): Promise<UpstreamResponse> => {
    const attempt = () => withDeadline(upstream.fetch(request()), signal);
    const response = await withRetries(attempt, signal, retries);
    const { status } = response;
    const location = response.headers.get("Location") ?? "";
    if (isOk(status) && status !== 204) {
      return { status, location, text: await withDeadline(readBody(response), signal) };
    }
    drain(response);
    return { status, location, text: "" };
  };
  return upstream.breaker(() => settle(load));
}

async function decodeResponse<S extends z.ZodType>(
  response: UpstreamResponse,
  scope: CallScope,
  { schema, empty, failureIn = failureOf }: GetOptions<S>,
): Promise<UpstreamResult<z.output<S>>> {
  const { status, text } = response;
  const failure = failureIn(response);
  if (failure) return failure;
  if (status !== 204) return decode(schema, scope, text, status);
  return empty === undefined ? failed(204) : { kind: "loaded", status, value: empty };
}

/** Whether the response is cached, and how. */
function verdictOn(
  { baseUrl }: Upstream,
  response: UpstreamResponse | Failure,
  result: UpstreamResult<unknown>,
  { alwaysThere }: GetOptions<z.ZodType>,
): CallVerdict {
  if ("text" in response) {
    if (result.kind === "loaded") return { verdict: "good", response };
    if (result.kind === "unauthorized") return { verdict: "refused", response };
    const isGone = result.kind === "failed" && [404, 410].includes(result.status) && !alwaysThere;
    // A redirect to another host comes from an intermediary, such as a log-in page, and is a failure.
    const isMoved = isRedirect(response.status) && localRedirectPath(response.location, baseUrl) !== null;
    if (isGone || isMoved) return { verdict: "missing", response };
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
  const decodeFailure = isUnreadable(result) ? unreadable : undefined;
  const facts = { ...loggable(result), ...(decodeFailure && { status: decodeFailure.status }) };
  logger.warn({ upstream: name, path, ...facts }, decodeFailure?.message ?? "upstream call failed");
}

function isUnreadable(result: UpstreamResult<unknown>): boolean {
  return result.kind === "failed" && result.status === 200;
}
