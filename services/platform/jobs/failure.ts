/** A failure of a job as it is stored and logged: names and codes, since messages of errors may hold personal data. */
export class JobFailure extends Error {
  override name = "JobFailure";
}

export function jobFailureOf(error: unknown): JobFailure {
  if (error instanceof JobFailure) return error;
  if (!(error instanceof Error)) return new JobFailure(typeof error);
  const failure = new JobFailure("code" in error ? `${error.name} ${error.code}` : error.name);
  const frames = (error.stack ?? "").split("\n").filter((line) => /^\s+at /.test(line));
  failure.stack = [failure.message, ...frames].join("\n");
  return failure;
}

/** The facts of an error for the log: where an unexpected one came from, too. */
export function failureFacts(error: unknown): object {
  const { message, stack } = jobFailureOf(error);
  return { error: message, ...(!(error instanceof JobFailure) && { stack }) };
}
