import { scrubbed } from "./scrub";

/** What may be told of an error: where it came from, and nothing of what a visitor gave. */
export interface ErrorFacts {
  name: string;
  /** Without anything that a library could have filled with input. */
  message: string;
  /** ECONNREFUSED and the like. */
  code?: string;
  /** The lines of the stack, the deepest call first. */
  frames: string[];
  cause?: ErrorFacts;
}

const mostFrames = 20;
const mostCauses = 3;
const frame = /^ {4}at .+(:\d+:\d+|<anonymous>|native)\)?$/;

/** @param given values of the visitor that must not be told */
export function errorFacts(error: unknown, given: readonly string[] = [], causes = mostCauses): ErrorFacts {
  // Whatever else was thrown may be anything.
  if (!(error instanceof Error)) return { name: `thrown ${typeof error}`, message: "", frames: [] };
  const facts: ErrorFacts = {
    name: /^\w{1,60}$/.test(error.name) ? error.name : "Error",
    message: scrubbed(error.message, given),
    frames: framesOf(error),
  };
  if ("code" in error && /^[A-Z][A-Z\d_]{1,60}$/.test(String(error.code))) facts.code = String(error.code);
  if (error.cause !== undefined && causes > 0) facts.cause = errorFacts(error.cause, given, causes - 1);
  return facts;
}

/** The stack starts with the message, in which a visitor could have written lines like those of a stack. */
function framesOf({ message, stack = "" }: Error): string[] {
  const start = stack.indexOf(message);
  if (start < 0) return [];
  return stack
    .slice(start + message.length)
    .split("\n")
    .filter((line) => frame.test(line))
    .slice(0, mostFrames)
    .map((line) => line.trim());
}

/** The error of these facts: what may leave the machine. */
export function errorOf({ name, message, code, frames, cause }: ErrorFacts): Error {
  const error = new Error([code, message].filter(Boolean).join(" "), cause && { cause: errorOf(cause) });
  error.name = name;
  error.stack = [`${name}: ${error.message}`, ...frames.map((line) => `    ${line}`)].join("\n");
  return error;
}
