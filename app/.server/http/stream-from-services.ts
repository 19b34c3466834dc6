import type { z } from "zod";
import {
  type AnswerOf,
  type BinaryBody,
  binary,
  isAnswer,
  type Operation,
  type Responses,
} from "../../../services/platform/contract";
import { defaultRetries, failed, settle, startCall, withRetries } from "./call";
import { answerOf, loadedValue, logFailure, requestOf, type ServiceCall } from "./call-services";
import { withDeadline } from "./deadline";
import { readBody } from "./read-body";
import type { UpstreamResult } from "./result";
import type { UpstreamCalls } from "./upstream";

/**
 * Calls a reading operation of the services that answers with bytes. Otherwise as `callServices`, but that the time
 * limit is that of a form and applies to the headers only, as the bytes depend on the visitor's connection.
 */
export async function streamFromServices<Input extends z.ZodType, Answers extends Responses>(
  { services }: { services: UpstreamCalls },
  operation: Operation<Input, Answers>,
  call: ServiceCall<Input>,
): Promise<AnswerOf<Answers>> {
  const { upstream, calls } = services;
  const deadline = new AbortController();
  const { signal } = deadline;
  const timer = setTimeout(
    () => deadline.abort(new DOMException("took too long", "TimeoutError")),
    calls.submitTimeoutMs,
  );
  const stop = calls.timing.start(upstream.name, operation.path);
  const end = startCall(upstream, calls);
  const attempt = async () => {
    const sent = upstream.fetch(requestOf(upstream, calls, operation, call, signal));
    return decode(operation, await withDeadline(sent, signal));
  };
  const result = await settle(() => withRetries(attempt, signal, defaultRetries));
  clearTimeout(timer);
  stop();
  end(result);
  logFailure(result, operation, calls);
  return loadedValue(result);
}

async function decode<Answers extends Responses>(
  operation: Operation<z.ZodType, Answers>,
  response: Response,
): Promise<UpstreamResult<AnswerOf<Answers>>> {
  const { status } = response;
  if (operation.responses[status]?.body !== binary)
    return answerOf(operation, { status, location: "", text: await readBody(response) });
  const answer: unknown = { status, body: bodyOf(response) };
  if (!isAnswer(operation.responses, answer)) return failed(502, "the answer does not follow its contract");
  return { kind: "loaded", status, value: answer };
}

function bodyOf({ headers, body }: Response): Partial<BinaryBody> {
  return {
    contentType: headers.get("Content-Type") ?? "application/octet-stream",
    etag: headers.get("ETag") ?? "",
    size: Number(headers.get("Content-Length") ?? 0),
    ...(body && { stream: body }),
  };
}
