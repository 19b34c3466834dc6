import type { z } from "zod";
import { parseJson } from "~/utils/parse-json";
import {
  type AnswerOf,
  addressOf,
  type BinaryBody,
  binary,
  isAnswer,
  isReading,
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
import type { CallScope, UpstreamCalls } from "./upstream";

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
  const isRead = isReading(operation);
  const signal = AbortSignal.timeout(isRead ? calls.timeoutMs : calls.submitTimeoutMs);
  const stop = calls.timing.start(upstream.name, operation.path);
  const end = startCall(upstream, calls);
  const attempt = () => sendToServices({ upstream, calls }, operation, { ...call, bytes }, signal);
  const retries = isRead ? defaultRetries : 0;
  const result = await upstream.breaker(async () => {
    const answer = await settle(() => withRetries(attempt, signal, retries));
    return "body" in answer ? answerOf(operation, answer) : answer;
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

interface Answer {
  status: number;
  /** Not checked yet. */
  body: unknown;
}

/** Sends a call, over HTTP unless the services are in this process. Rejects when the signal aborts. */
export async function sendToServices(
  { upstream, calls }: UpstreamCalls,
  operation: Operation,
  { input, session, bytes }: ServiceCall<z.ZodType> & { bytes?: Uint8Array<ArrayBuffer> | undefined },
  signal: AbortSignal,
): Promise<Answer> {
  const placed = placeInput(operation, input);
  const headers = { ...calls.headers, ...(session && { "X-Session": session }) };
  if (upstream.answer)
    return withDeadline(upstream.answer(operation, { input: placed, bytes, headers }), signal);
  const body = bytes ?? placed.body;
  const type = bytes ? "application/octet-stream" : "application/json";
  const init = {
    method: operation.method,
    signal,
    redirect: "manual" as const,
    ...(body !== undefined && { body }),
  };
  const scope = { ...calls, headers: { ...headers, ...(body !== undefined && { "Content-Type": type }) } };
  const request = newRequest(upstream, scope, addressOf(operation, placed), init);
  const response = await withDeadline(upstream.fetch(request), signal);
  return { status: response.status, body: await withDeadline(readAnswer(operation, response), signal) };
}

async function readAnswer(operation: Operation, response: Response): Promise<unknown> {
  if (operation.responses[response.status]?.body === binary) return bytesOf(response);
  const text = await readBody(response);
  try {
    return parseJson(text);
  } catch {
    return undefined;
  }
}

function bytesOf({ headers, body }: Response): Partial<BinaryBody> {
  return {
    contentType: headers.get("Content-Type") ?? "application/octet-stream",
    etag: headers.get("ETag") ?? "",
    size: Number(headers.get("Content-Length") ?? 0),
    ...(body && { stream: body }),
  };
}

/** Checks a declared answer; every other one is a failure. */
export function answerOf<Answers extends Responses>(
  { responses }: { responses: Answers },
  answer: Answer,
): UpstreamResult<AnswerOf<Answers>> {
  const { status } = answer;
  if (!responses[status])
    return failureOf({ status, location: "" }) ?? failed(502, `undeclared status ${status}`);
  if (!isAnswer(responses, answer)) return failed(502, "the answer does not follow its contract");
  return { kind: "loaded", status, value: answer };
}
