import { z } from "zod";
import { reportProblem } from "./decode-problems";

/**
 * A list without the entries that cannot be decoded; their number and the first reason are reported. Null is an error:
 * as an empty list it would replace the last good copy.
 */
export function readableItems<S extends z.ZodType>(item: S) {
  return z.array(z.unknown()).transform((list): z.output<S>[] => {
    const decoded = list.map((json) => item.safeParse(json));
    const unreadable = decoded.filter(({ success }) => !success).length;
    const index = decoded.findIndex(({ success }) => !success);
    const issue = decoded[index]?.error?.issues[0];
    if (issue) {
      const at = [index, ...issue.path].join(".");
      const facts = { unreadable, at, reason: issue.message };
      reportProblem({ level: "warn", message: "entries of a list cannot be decoded", facts });
    }
    return decoded.flatMap(({ success, data }) => (success ? [data] : []));
  });
}

/** As `readableItems`, for a field: absent and null are an empty list. */
export function optionalItems<S extends z.ZodType>(item: S) {
  return readableItems(item)
    .nullish()
    .transform((list) => list ?? []);
}
