import { type SecurityEvent, securityMessage } from "~/utils/security-events";
import type { Logger } from "./logger";

/** Logs an event with the id of its request, whose line has the method, path and status. */
export function logSecurity(
  logger: Pick<Logger, "info">,
  event: SecurityEvent,
  fields: { requestId?: string } = {},
): void {
  logger.info({ event, ...fields }, securityMessage);
}
