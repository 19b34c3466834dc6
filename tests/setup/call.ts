/** Status and redirect target of a loader or action, returned or thrown. */
export interface Outcome {
  status: number;
  location: string | null;
}

/** Returns the outcome of a loader or action; rethrows errors. */
export async function outcomeOf(call: Promise<unknown>): Promise<Outcome> {
  const response = await call.catch((reason: unknown) => {
    if (reason instanceof Error) throw reason;
    return reason;
  });
  if (response instanceof Response)
    return { status: response.status, location: response.headers.get("Location") };
  return { status: initOf(response)?.status ?? 200, location: null };
}

function initOf(response: unknown): { status?: number } | null {
  const hasInit = (value: unknown): value is { init: { status?: number } | null } =>
    typeof value === "object" && value !== null && "init" in value;
  return hasInit(response) ? response.init : null;
}
