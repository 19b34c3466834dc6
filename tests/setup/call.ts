/** The status and target a loader or action ended with, whether it returned or threw them. */
export interface Outcome {
  status: number;
  location: string | null;
}

/** Runs a loader or action for its answer; what is neither an answer nor data is thrown on. */
export async function outcomeOf(call: Promise<unknown>): Promise<Outcome> {
  const answer = await call.catch((reason: unknown) => {
    if (reason instanceof Error) throw reason;
    return reason;
  });
  if (answer instanceof Response) return { status: answer.status, location: answer.headers.get("Location") };
  return { status: initOf(answer)?.status ?? 200, location: null };
}

function initOf(answer: unknown): { status?: number } | null {
  const hasInit = (value: unknown): value is { init: { status?: number } | null } =>
    typeof value === "object" && value !== null && "init" in value;
  return hasInit(answer) ? answer.init : null;
}
