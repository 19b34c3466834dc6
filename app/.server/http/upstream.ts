import { setTimeout as pause } from "node:timers/promises";
import type { z } from "zod";
import { failureMessage } from "~/domain/errors";
import type { Answer, Asked, Failure } from "../cache/answer";
import type { AnswerCache } from "../cache/answer-cache";
import { callPolicyOf } from "../cache/call-policy";
import type { PageSources } from "../cache/page-sources";
import { ownRedirectPath } from "../cms/own-redirect";
import type { Logger } from "../logger";
import type { CallOutcome, Metrics } from "../metrics";
import { reportOnce } from "../report-once";
import type { ServerTiming } from "../server-timing";
import { withDeadline } from "./deadline";
import type { Gate } from "./gate";
import { withKnownMedia } from "./known-media";
import { readBody } from "./read-body";
import { failureOf, isOk, isRedirect, type UpstreamResult } from "./result";

export type Fetch = (request: Request) => Promise<Response>;

/** Where an upstream is and how it is doing; one object for the life of the process. */
export interface Upstream {
  readonly name: "cms" | "product-api" | "newsletter";
  readonly baseUrl: string;
  readonly fetch: Fetch;
  readonly authorization: string;
  /** Through which all its JSON is asked. */
  readonly gate: Gate;
  /** Of the last call: undefined before the first. */
  reachable: boolean | undefined;
}

/** What every call of one visitor's request carries. */
export interface CallScope {
  /** The hosts of this site, lower case: an address that names one of them is a path of ours. */
  ownHosts: readonly string[];
  /** The hosts of others that pictures may stand on. */
  mediaHosts: readonly string[];
  headers: Record<string, string>;
  timeoutMs: number;
  submitTimeoutMs: number;
  logger: Logger;
  timing: ServerTiming;
  metrics: Pick<Metrics, "startUpstreamCall" | "found">;
  /** What upstreams answered before; null asks them each time. */
  answers: AnswerCache | null;
  /** What becomes of an answer before it is decoded: its links resolved, where not the client itself does so. */
  prepare?: (json: unknown) => Promise<unknown>;
  /** Of the page that is being made. */
  sources: PageSources;
}

// What answers differ by, besides their address; the second is there in tests alone.
const keyHeaders = ["X-Platform", "X-Test-Id"];

const usualRetries = 10;
const retryIntervalMs = 10;

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
 * answered before may be the answer (docs/decisions/0027-answers-kept.md). Never throws.
 */
export async function getJson<S extends z.ZodType>(
  upstream: Upstream,
  scope: CallScope,
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
    scope.answers && policy
      ? await scope.answers.find(key, policy, ask)
      : ({ asked: await ask(), state: "miss", tags: [] } as const);
  stop(state);
  if (policy && scope.answers) scope.metrics.found("answer", state);
  scope.sources.used(tags, state);
  if (asked.verdict === "failed" || asked.verdict === "refused") scope.sources.incomplete = true;
  const result = (state === "miss" && own) || (await readAsked(asked, scope, options));
  if (options.unreadable && isUnreadable(result))
    return failed(options.unreadable.status, options.unreadable.message);
  return result.kind === "connection-error" ? failed(500, "No connection") : result;
}

async function readAsked<S extends z.ZodType>(
  asked: Asked,
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
): Promise<Answer | Failure> {
  const asked = headers ? { ...scope, headers: { ...scope.headers, ...headers } } : scope;
  const target = anonymous ? { ...upstream, authorization: "" } : upstream;
  const signal = AbortSignal.timeout(scope.timeoutMs);
  const request = () => newRequest(target, asked, path, { signal, redirect: "manual" });
  const once = async (): Promise<Answer> => {
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
  return upstream.gate(() => settle(once));
}

async function readAnswer<S extends z.ZodType>(
  answer: Answer,
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
  answer: Answer | Failure,
  result: UpstreamResult<unknown>,
  { alwaysThere }: GetOptions<z.ZodType>,
): Asked {
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

/** One POST, never repeated (docs/backend-contract.md, 'Forms'). Only the status counts. Never throws. */
export async function postForm(
  upstream: Upstream,
  scope: CallScope,
  path: string,
  body: FormData | URLSearchParams,
  headers: Record<string, string> = {},
): Promise<UpstreamResult<null>> {
  const asked = { ...scope, headers: { ...scope.headers, ...headers } };
  const signal = AbortSignal.timeout(scope.submitTimeoutMs);
  const stop = scope.timing.start(upstream.name);
  const end = startCall(upstream, scope);
  const result = await settle<UpstreamResult<null>>(async () => {
    const request = newRequest(upstream, asked, path, { method: "POST", body, signal, redirect: "manual" });
    const response = await withDeadline(upstream.fetch(request), signal);
    drain(response);
    if (response.status === 400) return failed(400, "refused by the upstream");
    const { status, headers } = response;
    const location = headers.get("Location") ?? "";
    return failureOf({ status, location }) ?? { kind: "loaded", status, value: null };
  });
  stop();
  end(result);
  if (result.kind !== "loaded") {
    scope.logger.error(
      { upstream: upstream.name, path, ...loggable(result) },
      "a form could not be forwarded",
    );
  }
  return result;
}

/**
 * The bytes of a picture or a file, passed on as they come; not for JSON. The deadline is that of a form and ends
 * with the first byte: how long the rest takes is up to the visitor's line. `range` asks for a part, as players do.
 */
export async function getStream(
  upstream: Upstream,
  scope: CallScope,
  path: string,
  range: string | null = null,
): Promise<Response> {
  const deadline = new AbortController();
  const { signal } = deadline;
  const timer = setTimeout(
    () => deadline.abort(new DOMException("took too long", "TimeoutError")),
    scope.submitTimeoutMs,
  );
  try {
    const headers = { ...scope.headers, Accept: "*/*", ...(range && { Range: range }) };
    const asked = { ...scope, headers };
    const attempt = () => upstream.fetch(newRequest(upstream, asked, path, { signal, redirect: "manual" }));
    return await withRetries(() => withDeadline(attempt(), signal), signal, usualRetries);
  } finally {
    clearTimeout(timer);
  }
}

/** Read to its end, a short answer that nobody needs leaves its connection open for the next call. */
function drain(response: Response): void {
  readBody(response, 64 * 1024).catch(() => {});
}

function newRequest(upstream: Upstream, scope: CallScope, path: string, init: RequestInit): Request {
  const headers = new Headers(scope.headers);
  if (upstream.authorization) headers.set("Authorization", upstream.authorization);
  return new Request(upstream.baseUrl + path, { ...init, headers });
}

async function withRetries<T>(attempt: () => Promise<T>, signal: AbortSignal, retries: number): Promise<T> {
  for (let left = retries; ; left -= 1) {
    try {
      return await attempt();
    } catch (error) {
      if (left === 0 || signal.aborted) throw error;
      await pause(retryIntervalMs);
    }
  }
}

async function settle<T>(call: () => Promise<T>): Promise<T | Failure> {
  try {
    return await call();
  } catch (error) {
    if (error instanceof Error && error.name === "TimeoutError") return failed(504, "took too long");
    if (error instanceof RangeError) return failed(502, error.message);
    return { kind: "connection-error", reason: causeOf(error) };
  }
}

/** ECONNREFUSED and the like; a name that is no network's betrays a defect of ours. */
function causeOf(error: unknown): string {
  const cause = error instanceof Error && error.cause instanceof Error ? error.cause : error;
  if (!(cause instanceof Error)) return "unknown";
  return "code" in cause ? String(cause.code) : cause.name;
}

async function decode<S extends z.ZodType>(
  schema: S,
  { mediaHosts, logger, prepare }: CallScope,
  text: string,
  status: number,
): Promise<UpstreamResult<z.output<S>>> {
  let json: unknown;
  try {
    json = JSON.parse(text);
  } catch {
    return failed(200, `${failureMessage(200)}: not JSON`);
  }
  const foreign = (host: string) => reportOnce(logger, { host }, "pictures of an unknown host are left out");
  const decoded = safelyDecode(
    schema,
    withKnownMedia(prepare ? await prepare(json) : json, mediaHosts, foreign),
  );
  if (decoded instanceof Error) return failed(500, causeOf(decoded));
  if (decoded.success) return { kind: "loaded", status, value: decoded.data };
  const issue = decoded.error.issues[0];
  return failed(200, `${failureMessage(200)} at ${issue?.path.join(".") || "the top"}: ${issue?.message}`);
}

/** A schema of ours that throws is a defect that costs this call alone. */
function safelyDecode<S extends z.ZodType>(schema: S, json: unknown) {
  try {
    return schema.safeParse(json);
  } catch (error) {
    return error instanceof Error ? error : new Error("unknown");
  }
}

function failed(status: number, reason = failureMessage(status)) {
  return { kind: "failed", status, reason } as const;
}

/** A redirect often repeats the query of the call, and a query is never logged. */
function loggable<T>(result: UpstreamResult<T>): UpstreamResult<T> {
  if (result.kind !== "failed" || result.location === undefined) return result;
  return { ...result, location: result.location.replace(/[?#].*$/s, "") };
}

function isUnreadable(result: UpstreamResult<unknown>): boolean {
  return result.kind === "failed" && result.status === 200;
}

/** Measures one call; the answer takes its result, which also says how the upstream is doing. */
function startCall(upstream: Upstream, { metrics }: CallScope) {
  const end = metrics.startUpstreamCall(upstream.name);
  return (result: UpstreamResult<unknown>) => {
    upstream.reachable = isAnswer(result);
    end(outcomeOf(result));
  };
}

function outcomeOf(result: UpstreamResult<unknown>): CallOutcome {
  if (result.kind === "connection-error") return "unreachable";
  if (result.kind === "unauthorized") return "refused";
  if (result.kind === "loaded") return "loaded";
  return result.status === 404 ? "absent" : "failed";
}

function isAnswer(result: UpstreamResult<unknown>): boolean {
  if (result.kind === "failed") return result.status < 500;
  return result.kind === "loaded";
}
