import type { ErrorContext, ErrorReporter } from "~/.server/errors/error-reporter";

export interface Report extends ErrorContext {
  error: unknown;
}

/** A reporter that stores its reports. */
export function capturingReporter(): { reporter: ErrorReporter; reported: Report[] } {
  const reported: Report[] = [];
  const reporter: ErrorReporter = {
    report: (error, place) => void reported.push({ error, ...place }),
    flush: async () => {},
  };
  return { reporter, reported };
}
