import { z } from "zod";
import { reportProblem } from "./decode-problems";

/** At most this many reasons of a list are logged. */
const maxReasons = 10;

/**
 * A list without the entries that cannot be decoded; their number and reasons are reported. A list of which no entry
 * can be decoded is an error, and so is null: as an empty list both would replace the last good copy.
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
  const reasons = decoded.flatMap(({ error }, index) => (error ? [reasonOf(error, index)] : []));
  const readable = decoded.flatMap(({ success, data }) => (success ? [data] : []));
  if (reasons.length === 0) return readable;
  const first = decoded.findIndex(({ success }) => !success);
  const at = [first, ...(decoded[first]?.error?.issues[0]?.path ?? [])].join(".");
  const facts = { unreadable: reasons.length, at, reasons: reasons.slice(0, maxReasons) };
  reportProblem({ level: "warn", message: "entries of a list cannot be decoded", facts });
  if (readable.length > 0) return readable;
  context.addIssue({ code: "custom", message: `no entry can be decoded: ${reasons[0]}` });
  return z.NEVER;
}

/** Every reason why an entry cannot be decoded, each with its place in the list. */
function reasonOf({ issues }: z.ZodError, index: number): string {
  return issues.map(({ path, message }) => `${[index, ...path].join(".")} ${message}`).join("; ");
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
