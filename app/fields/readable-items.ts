import { z } from "zod";
import { fieldMessage, reportProblem } from "./decode-problems";
import { fieldProblems, reasonsOf } from "./field-problems";

/** As many as the longest list of the contract has entries. */
const maxReasons = 100;

/**
 * A list without the entries that cannot be decoded; their number and reasons are reported. A list of which no entry
 * can be decoded is an error, and so is null: as an empty list both would replace the outage copy.
 */
export function readableItems<S extends z.ZodType>(item: S) {
  return z.array(z.unknown()).transform((list, context): z.output<S>[] => decodeItems(item, list, context));
}

/** As `readableItems`, for a list that is already in hand. */
export function decodeItems<S extends z.ZodType>(
  item: S,
  list: unknown[],
  context: z.RefinementCtx,
): z.output<S>[] {
  const decoded = list.map((json) => item.safeParse(json));
  const readable = decoded.flatMap(({ success, data }) => (success ? [data] : []));
  const reasons = decoded.flatMap(({ error }, index) =>
    error ? [`${index}: ${reasonsOf(error, list[index])}`] : [],
  );
  if (reasons.length > 0) {
    const first = decoded.findIndex(({ success }) => !success);
    const at = [first, ...(decoded[first]?.error?.issues[0]?.path ?? [])].join(".");
    const facts = { unreadable: reasons.length, at, reasons: reasons.slice(0, maxReasons) };
    reportProblem({ level: "warn", message: "entries of a list cannot be decoded", facts });
  }
  reportEmptyFields(
    item,
    decoded.flatMap(({ success }, index) => (success ? [[index, list[index]] as const] : [])),
  );
  if (reasons.length === 0 || readable.length > 0) return readable;
  context.addIssue({ code: "custom", message: `no entry can be decoded: ${reasons[0]}` });
  return z.NEVER;
}

/** Reports each field that could not be decoded once for the list, with the number of entries and the first of them. */
function reportEmptyFields(item: z.ZodType, entries: (readonly [index: number, json: unknown])[]): void {
  const byField = new Map<string, { field: string; reason: string; entries: number; at: string }>();
  for (const [index, json] of entries) {
    for (const { at: field, reason } of fieldProblems(item, json)) {
      const key = `${field} ${reason}`;
      const found = byField.get(key) ?? { field, reason, entries: 0, at: `${index}.${field}` };
      byField.set(key, { ...found, entries: found.entries + 1 });
    }
  }
  for (const facts of byField.values()) reportProblem({ level: "warn", message: fieldMessage, facts });
}

/** As `readableItems`, for a field: absent and null are an empty list. */
export function optionalItems<S extends z.ZodType>(item: S) {
  return readableItems(item)
    .nullish()
    .transform((list) => list ?? []);
}

/** The first page of a list: a total above zero without items is an error. */
export function firstPageOf<S extends z.ZodType<{ items: unknown[]; total: number }>>(page: S): S {
  return page.refine(({ items, total }) => total === 0 || items.length > 0, "has a total but no items");
}
