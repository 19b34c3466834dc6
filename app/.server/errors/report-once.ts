import type { Logger } from "~/.server/metrics/logger";

const reported = new Set<string>();

/**
 * Logs something wrong in the content that is on many pages: once, for as long as the process lives
 * (docs/decisions/0004-bad-content.md).
 */
export function reportOnce(logger: Logger, fields: object, message: string): void {
  const report = `${message} ${JSON.stringify(fields)}`;
  if (reported.has(report)) return;
  reported.add(report);
  logger.error(fields, message);
}
