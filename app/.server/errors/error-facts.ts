import { scrub } from "./scrub";

/** The facts of an error that may be logged and reported, without visitors' input. */
export interface ErrorFacts {
  name: string;
  /** Without quoted input. */
  message: string;
  /** ECONNREFUSED and the like. */
  code?: string;
  /** Stack lines, the innermost call first. */
  frames: string[];
  cause?: ErrorFacts;
}

const maxFrames = 20;
const maxCauses = 3;
const framePattern = /^ {4}at .+(:\d+:\d+|<anonymous>|native)\)?$/;

/** @param visitorValues known input of the visitor, which is removed */
export function errorFacts(
  error: unknown,
  visitorValues: readonly string[] = [],
  causes = maxCauses,
): ErrorFacts {
  // A thrown value that is no error may contain input.
  if (!(error instanceof Error)) return { name: `thrown ${typeof error}`, message: "", frames: [] };
  const facts: ErrorFacts = {
    name: /^\w{1,60}$/.test(error.name) ? error.name : "Error",
    message: scrub(error.message, visitorValues),
    frames: framesOf(error),
  };
  if ("code" in error && /^[A-Z][A-Z\d_]{1,60}$/.test(String(error.code))) facts.code = String(error.code);
  if (error.cause !== undefined && causes > 0)
    facts.cause = errorFacts(error.cause, visitorValues, causes - 1);
  return facts;
}

/** The lines after the message, as a message with visitor input could imitate stack lines. */
function framesOf({ message, stack = "" }: Error): string[] {
  const start = stack.indexOf(message);
  if (start < 0) return [];
  return stack
    .slice(start + message.length)
    .split("\n")
    .filter((line) => framePattern.test(line))
    .slice(0, maxFrames)
    .map((line) => line.trim());
}

/** An error with these facts only, for the error-reporting service. */
export function toError({ name, message, code, frames, cause }: ErrorFacts): Error {
  const error = new Error([code, message].filter(Boolean).join(" "), cause && { cause: toError(cause) });
  error.name = name;
  error.stack = [`${name}: ${error.message}`, ...frames.map((line) => `    ${line}`)].join("\n");
  return error;
}
