import type { z } from "zod";
import type { UpstreamResponse } from "~/.server/cache/upstream-response";
import { parseJson } from "~/utils/parse-json";
import {
  type AnswerOf,
  isAnswer,
  type Operation,
  placeInput,
  type Responses,
  type Upload,
} from "../../../services/platform/contract";
import { defaultRetries, failed, newRequest, settle, startCall, withRetries } from "./call";
import { withDeadline } from "./deadline";
import { isNoSession, unauthorized, unavailable } from "./failures";
import { readBody } from "./read-body";
import { failureOf, type UpstreamResult } from "./result";
import type { CallScope, Upstream, UpstreamCalls } from "./upstream";

export interface ServiceCall<Input extends z.ZodType> {
  input: z.input<Input>;
  /** The secret of a member's session. */
  session?: string | null;
}

interface UploadCall<Input extends z.ZodType> extends ServiceCall<Input> {
  bytes: Uint8Array<ArrayBuffer>;
}

/**
 * Calls an operation of the services. Returns one of the answers that its contract declares.
 * @throws the 403 page where it needs a session that does not exist, the 503 page where it fails
 */
export async function callServices<Input extends z.ZodType, Answers extends Responses>(
  { services }: { services: UpstreamCalls },
  operation: Operation<Input, Answers>,
  call: ServiceCall<Input>,
): Promise<AnswerOf<Answers>> {
  return loadedValue(await request(services, operation, call));
}

/** Calls an operation of the services that takes bytes; otherwise as `callServices`. */
export async function uploadToServices<Input extends z.ZodType, Answers extends Responses>(
  { services }: { services: UpstreamCalls },
  operation: Upload<Input, Answers>,
  { bytes, ...call }: UploadCall<Input>,
): Promise<AnswerOf<Answers>> {
  return loadedValue(await request(services, operation, call, bytes));
}

/** The answer of a call. @throws the 403 page without a session, the 503 page for other failures */
export function loadedValue<T>(result: UpstreamResult<T>): T {
  if (result.kind === "loaded") return result.value;
  throw isNoSession(result) ? unauthorized() : unavailable();
}

async function request<Input extends z.ZodType, Answers extends Responses>(
  { upstream, calls }: UpstreamCalls,
  operation: Operation<Input, Answers>,
  call: ServiceCall<Input>,
  bytes?: Uint8Array<ArrayBuffer>,
): Promise<UpstreamResult<AnswerOf<Answers>>> {
  const isRead = operation.method === "GET";
  const signal = AbortSignal.timeout(isRead ? calls.timeoutMs : calls.submitTimeoutMs);
  const stop = calls.timing.start(upstream.name, operation.path);
  const end = startCall(upstream, calls);
  const attempt = async (): Promise<UpstreamResponse> => {
    const sent = upstream.fetch(requestOf(upstream, calls, operation, call, signal, bytes));
    const response = await withDeadline(sent, signal);
    return { status: response.status, location: "", text: await withDeadline(readBody(response), signal) };
  };
  const retries = isRead ? defaultRetries : 0;
  const result = await upstream.breaker(async () => {
    const response = await settle(() => withRetries(attempt, signal, retries));
    return "text" in response ? answerOf(operation, response) : response;
  });
  stop();
  end(result);
  if (!isRead) calls.deadline.restart();
  logFailure(result, operation, calls);
  return result;
}

/** Logs a failed call; a session that ended is none. */
export function logFailure(
  result: UpstreamResult<unknown>,
  { path }: Operation,
  { logger }: Pick<CallScope, "logger">,
): void {
  if (result.kind !== "loaded" && !isNoSession(result))
    logger.error({ upstream: "services", path, ...result }, "a call of the services failed");
}

export function requestOf<Input extends z.ZodType>(
  upstream: Upstream,
  calls: CallScope,
  operation: Operation<Input>,
  { input, session }: ServiceCall<Input>,
  signal: AbortSignal,
  bytes?: Uint8Array<ArrayBuffer>,
): Request {
  const { path, body: json } = placeInput(operation, input);
  const body = bytes ?? json;
  const headers = {
    ...calls.headers,
    ...(session && { "X-Session": session }),
    ...(body !== undefined && { "Content-Type": bytes ? "application/octet-stream" : "application/json" }),
  };
  const init = {
    method: operation.method,
    signal,
    redirect: "manual" as const,
    ...(body !== undefined && { body }),
  };
  return newRequest(upstream, { ...calls, headers }, path, init);
}

/** Decodes a declared answer; every other one is a failure. */
export function answerOf<Answers extends Responses>(
  { responses }: { responses: Answers },
  { status, text }: UpstreamResponse,
): UpstreamResult<AnswerOf<Answers>> {
  if (!responses[status])
    return failureOf({ status, location: "" }) ?? failed(502, `undeclared status ${status}`);
  const answer: unknown = { status, body: jsonOf(text) };
  if (!isAnswer(responses, answer)) return failed(502, "the answer does not follow its contract");
  return { kind: "loaded", status, value: answer };
}

function jsonOf(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}
