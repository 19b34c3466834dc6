import { z } from "zod";
import { type SecurityEvent, securityMessage } from "../../../app/utils/security-events";
import { isReading, type Operation } from "../contract";
import type { ServiceLogger } from "../services";

const refusals: Readonly<Record<number, SecurityEvent>> = {
  400: "input refused",
  403: "not allowed",
  409: "input refused",
  410: "link refused",
  429: "too often",
};
const requestIdPattern = /^[\w-]{8,64}$/;
const wrongPassword = z.looseObject({ errors: z.record(z.string(), z.unknown()) });

/** What an answer says about security; null for what was only read. */
export function securityEventOf(
  operation: Pick<Operation, "method" | "reads" | "member">,
  { status, body }: { status: number; body: unknown },
): SecurityEvent | null {
  if (status < 400) return isReading(operation) ? null : "done";
  if (status === 401) return operation.member ? "no session" : "not authenticated";
  const errors = wrongPassword.safeParse(body).data?.errors ?? {};
  if (Object.values(errors).includes("PasswordWrong")) return "not authenticated";
  return refusals[status] ?? null;
}

/**
 * Logs an event of a call with its address as declared, so without values. The id of the request leads to the site's
 * line of it.
 */
export function logSecurityEvent(
  logger: ServiceLogger,
  event: SecurityEvent,
  { call, status, requestId }: { call: string; status: number; requestId: string | undefined },
): void {
  const facts = {
    event,
    call,
    status,
    ...(requestId && requestIdPattern.test(requestId) && { requestId }),
  };
  if (event === "no valid key") logger.warn(facts, securityMessage);
  else logger.info(facts, securityMessage);
}
