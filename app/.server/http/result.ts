import { failureMessage } from "~/domain/errors";

/** The outcome of one upstream call (spec 000, section 4: async kinds). */
export type UpstreamResult<T> =
  | { kind: "loaded"; status: number; value: T }
  | { kind: "failed"; status: number; reason: string; location?: string }
  | { kind: "unauthorized"; status: number }
  | { kind: "connection-error"; reason: string };

/** Maps an answer's status to a failure, or to nothing when the answer can be read (spec 000, section 8). */
export function failureOf(
  response: Response,
): Exclude<UpstreamResult<never>, { kind: "loaded" }> | undefined {
  const { status } = response;
  if (status === 401 || status === 403) return { kind: "unauthorized", status };
  if (status >= 300 && status < 400) {
    return {
      kind: "failed",
      status: 301,
      reason: "redirected",
      location: response.headers.get("Location") ?? "",
    };
  }
  if (status === 410) return { kind: "failed", status, reason: failureMessage(status) };
  if (status >= 400 && status < 500) return { kind: "failed", status: 404, reason: failureMessage(404) };
  if (!response.ok) return { kind: "failed", status, reason: failureMessage(status) };
  return undefined;
}
