import type { Logger } from "~/.server/metrics/logger";

const reported = new Set<string>();

/**
 * Logs an error in the content once per process, as the same content is on many pages
 * (docs/decisions/0004-bad-content.md).
 */
export function reportOnce(logger: Logger, fields: object, message: string): void {
  const report = `${message} ${JSON.stringify(fields)}`;
  if (reported.has(report)) return;
  reported.add(report);
  logger.error(fields, message);
}
