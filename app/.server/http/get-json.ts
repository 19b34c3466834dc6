import type { z } from "zod";
import { callPolicyOf } from "~/.server/cache/call-policy";
import type { Decoded, EndedCall } from "~/.server/cache/upstream-cache";
import type { UpstreamResponse } from "~/.server/cache/upstream-response";
import { defaultRetries, drain, failed, loggable, newRequest, settle, startCall, withRetries } from "./call";
import { adviceOn } from "./cms-advice";
import { inTime, withDeadline } from "./deadline";
import { decode, isNotJson } from "./decode";
import { isStatus } from "./failures";
import { leadsToItself, localRedirectPath } from "./local-redirect";
import { readBody } from "./read-body";
import { responseFacts } from "./response-facts";
import { type Failure, failureOf, isOk, isRedirect, type UpstreamResult } from "./result";
import { retryAfterOf } from "./retry-after";
import type { CallScope, Upstream, UpstreamCalls } from "./upstream";

// Headers that responses vary by; the second is sent in tests only.
const keyHeaders = ["X-Platform", "X-Test-Id"];

interface GetOptions<S extends z.ZodType> {
  /** A constant: the decoded value is cached with it. */
  schema: S;
  /** The path of the page that the document is, or belongs to. */
  page?: string;
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
 * One GET within the deadlines of a call and of the page, decoded; connection errors are retried (docs/backend-contract.md). Uses the upstream
 * cache (docs/decisions/0027-upstream-cache.md), so the value is frozen and `schema` is a constant. Never rejects.
 */
export async function getJson<S extends z.ZodType>(
  { upstream, calls: scope }: UpstreamCalls,
  path: string,
  options: GetOptions<S>,
): Promise<UpstreamResult<z.output<S>>> {
  const { schema, page } = options;
  const query = new URLSearchParams(options.query);
  const search = options.query ? `?${query}` : "";
  const stop = scope.timing.start(upstream.name, path);
  const decodeResponse = (response: UpstreamResponse) =>
    decodedResponse(response, scope, { path, page, isDrupal: upstream.name === "cms" }, options);
  const call = async (): Promise<EndedCall<S>> => {
    const end = startCall(upstream, scope);
    const response = await requestOnce(upstream, scope, path + search, options);
    const decoded =
      "text" in response
        ? { response, ...(await decodeResponse(response)) }
        : { response: nothing, result: response, tags: [], isIncomplete: false };
    end(decoded.result);
    const facts = {
      path,
      ...(page && { page }),
      ...("text" in response && { answered: response.status }),
      ...("text" in response && isNotJson(decoded.result) && responseFacts(response, query)),
      ...(upstream.name === "cms" && adviceOn(response)),
    };
    report(upstream, scope, facts, decoded.result, options);
    return {
      ...decoded,
      verdict: verdictOn(upstream, scope, path + search, response, decoded.result, options),
    };
  };
  const policy = options.headers || options.anonymous ? null : callPolicyOf(path, query);
  const key = `${upstream.name} ${path}${search} ${keyHeaders.map((name) => scope.headers[name] ?? "").join(" ")}`;
  const { verdict, result, state, tags } =
    scope.cache && policy
      ? await scope.cache.find(key, policy, { schema, call, decode: decodeResponse }, scope.deadline)
      : { ...(await inTime(call(), scope.deadline.signal(), () => tooLate)), state: "miss" as const };
  stop(state);
  if (policy && scope.cache) scope.metrics.cacheLookup("answer", state);
  scope.sources.used(tags, state);
  if (verdict === "failed" || verdict === "refused") scope.sources.incomplete = true;
  if (result.kind === "failed" && result.retryAfter) scope.sources.retryAfter(result.retryAfter);
  if (options.unreadable && isUnreadable(result))
    return failed(options.unreadable.status, options.unreadable.message);
  return result.kind === "connection-error" ? failed(500, "No connection") : result;
}

/** Of a call that a page has no time left to wait for. */
const tooLate: { verdict: "failed"; result: Failure; tags: readonly string[] } = {
  verdict: "failed",
  result: failed(504, "took too long"),
  tags: [],
};

const nothing: UpstreamResponse = { status: 0, location: "", text: "" };

async function requestOnce(
  upstream: Upstream,
  scope: CallScope,
  path: string,
  { headers, anonymous, retries = defaultRetries }: GetOptions<z.ZodType>,
): Promise<UpstreamResponse | Failure> {
  const callScope = headers ? { ...scope, headers: { ...scope.headers, ...headers } } : scope;
  const target = anonymous ? { ...upstream, authorization: "" } : upstream;
  const signal = AbortSignal.timeout(scope.timeoutMs);
  const address = upstream.format ? withFormat(path, upstream.format) : path;
  const request = () => newRequest(target, callScope, address, { signal, redirect: "manual" });
  const load = async (): Promise<UpstreamResponse> => {
    const attempt = () => withDeadline(upstream.fetch(request()), signal);
    const response = await withRetries(attempt, signal, retries);
    const { status } = response;
    const location = withoutFormat(response.headers.get("Location") ?? "");
    if (isOk(status) && status !== 204) {
      const contentType = response.headers.get("Content-Type") ?? "";
      return { status, location, contentType, text: await withDeadline(readBody(response), signal) };
    }
    drain(response);
    const retryAfter = status === 429 ? retryAfterOf(response.headers) : undefined;
    return { status, location, text: "", ...(retryAfter && { retryAfter }) };
  };
  return upstream.breaker(() => settle(load));
}

/** Drupal core answers with HTML where the query does not name a format. */
function withFormat(path: string, format: string): string {
  return `${path}${path.includes("?") ? "&" : "?"}_format=${format}`;
}

/** A redirect of Drupal repeats the query, which visitors must not meet. */
function withoutFormat(location: string): string {
  return location.replace(/([?&])_format=[^&#]*&?/, "$1").replace(/[?&](?=#|$)/, "");
}

async function decodedResponse<S extends z.ZodType>(
  response: UpstreamResponse,
  scope: CallScope,
  place: { path: string; page: string | undefined; isDrupal: boolean },
  { schema, empty, failureIn = failureOf }: GetOptions<S>,
): Promise<Decoded<S>> {
  const { status, text } = response;
  const failure = failureIn(response);
  if (!failure && status !== 204) return decode(schema, scope, { text, status, ...place });
  const value = failure || empty === undefined ? undefined : empty;
  const result =
    value === undefined ? (failure ?? failed(204)) : ({ kind: "loaded", status, value } as const);
  return { result, tags: [], isIncomplete: false };
}

/** Whether the response is cached, and how. */
function verdictOn(
  { baseUrl }: Upstream,
  { siteHosts }: CallScope,
  call: string,
  response: UpstreamResponse | Failure,
  result: UpstreamResult<unknown>,
  { alwaysThere }: GetOptions<z.ZodType>,
): EndedCall<z.ZodType>["verdict"] {
  if (!("text" in response)) return "failed";
  if (result.kind === "loaded") return "good";
  if (result.kind === "unauthorized") return "refused";
  const isGone = result.kind === "failed" && [404, 410].includes(result.status) && !alwaysThere;
  // A redirect to another host comes from an intermediary, such as a log-in page; it and a loop are failures.
  const isMoved =
    isRedirect(response.status) &&
    localRedirectPath(response.location, baseUrl, siteHosts) !== null &&
    !leadsToItself(response.location, call, baseUrl, siteHosts);
  return isGone || isMoved ? "missing" : "failed";
}

function report<S extends z.ZodType>(
  { name }: Upstream,
  { logger }: CallScope,
  { answered, ...place }: { path: string; page?: string; answered?: number },
  result: UpstreamResult<unknown>,
  { alwaysThere, unreadable }: GetOptions<S>,
): void {
  const expected = answered === 404 && !alwaysThere;
  if (result.kind === "loaded" || expected) return;
  const decodeFailure = isUnreadable(result) ? unreadable : undefined;
  const status = decodeFailure?.status ?? (isStatus(result, 404) ? answered : undefined);
  const facts = { ...loggable(result), ...(status && { status }) };
  logger.warn({ upstream: name, ...place, ...facts }, decodeFailure?.message ?? "upstream call failed");
}

function isUnreadable(result: UpstreamResult<unknown>): boolean {
  return result.kind === "failed" && result.status === 200;
}
