import { z } from "zod";
import type { RequestScope, UpstreamScope } from "~/.server/context/scope";
import { isStatus } from "~/.server/http/failures";
import { getJson } from "~/.server/http/get-json";
import { type Failure, isOk, type UpstreamResult } from "~/.server/http/result";
import { failureMessage, redirectParsingFailure } from "~/utils/errors";

const redirectSchema = z.object({ To: z.string() });

/** The target of the redirect entry for an address (path and query), unresolved, or null. Sent once, no retries. */
export async function findRedirect(
  { upstreams: { productApi }, config }: UpstreamScope & Pick<RequestScope, "config">,
  address: string,
): Promise<UpstreamResult<string | null>> {
  const { redirectToken } = config;
  const result = await getJson(productApi, "/api/v1/redirect/from", {
    schema: redirectSchema,
    query: { path: address },
    headers: redirectToken ? { "X-CSRF-Token": redirectToken } : {},
    retries: 0,
    failureIn: redirectFailure,
    unreadable: redirectParsingFailure,
  });
  if (result.kind === "loaded") return { ...result, value: result.value.To || null };
  return isStatus(result, 404) ? { kind: "loaded", status: 404, value: null } : result;
}

/** This call classifies statuses differently from other calls. */
function redirectFailure({ status }: { status: number }): Failure | undefined {
  return isOk(status) ? undefined : { kind: "failed", status, reason: failureMessage(status) };
}
