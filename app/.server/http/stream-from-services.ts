import type { z } from "zod";
import type { AnswerOf, Operation, Responses } from "../../../services/platform/contract";
import { defaultRetries, settle, startCall, withRetries } from "./call";
import { answerOf, loadedValue, logFailure, type ServiceCall, sendToServices } from "./call-services";
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
  const attempt = () => sendToServices(services, operation, call, signal);
  const answer = await settle(() => withRetries(attempt, signal, defaultRetries));
  const result = "body" in answer ? answerOf(operation, answer) : answer;
  clearTimeout(timer);
  stop();
  end(result);
  logFailure(result, operation, calls);
  return loadedValue(result);
}
