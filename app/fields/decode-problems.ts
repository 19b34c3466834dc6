/** A part of a document that could not be decoded, beside which the rest is used. */
export interface DecodeProblem {
  level: "warn" | "error";
  message: string;
  facts: Record<string, unknown>;
  /** Whether to log it once per process and page: it may be in every document. */
  once?: boolean;
}

/** The message about a field that counts as empty because it could not be decoded. */
export const fieldMessage = "field cannot be decoded";

let current: DecodeProblem[] | null = null;

/** Runs a synchronous decoder and collects what it reports. */
export function collectProblems<T>(decode: () => T): { value: T; problems: DecodeProblem[] } {
  const outer = current;
  const problems: DecodeProblem[] = [];
  current = problems;
  try {
    return { value: decode(), problems };
  } finally {
    current = outer;
  }
}

/** Reports a problem to the call that is decoding; outside one it is dropped. */
export function reportProblem(problem: DecodeProblem): void {
  current?.push(problem);
}
