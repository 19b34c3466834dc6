import { z } from "zod";
import type { Logger } from "~/.server/metrics/logger";

/**
 * The schema of a list that leaves out entries that cannot be decoded, and logs their number and the first issue.
 * `[]`, null and undefined are an empty list.
 */
export function readableItems<S extends z.ZodType>(item: S, logger: Logger, path: string) {
  return z
    .array(z.unknown())
    .nullish()
    .transform((list): z.output<S>[] => {
      const decoded = (list ?? []).map((json) => item.safeParse(json));
      const unreadable = decoded.filter(({ success }) => !success).length;
      const index = decoded.findIndex(({ success }) => !success);
      const issue = decoded[index]?.error?.issues[0];
      if (issue) {
        const at = [index, ...issue.path].join(".");
        logger.warn({ path, unreadable, at, reason: issue.message }, "entries of a list cannot be decoded");
      }
      return decoded.flatMap(({ success, data }) => (success ? [data] : []));
    });
}
