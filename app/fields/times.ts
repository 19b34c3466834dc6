import { z } from "zod";
import { shapeOf } from "~/utils/text-shape";
import { firstValue } from "./drupal-fields";
import { withKind } from "./field-kinds";
import { lenient } from "./lenient";

const daySeconds = 24 * 60 * 60;

/**
 * Seconds from midnight in local time, of a number, a number as text or 'HH:MM'; null when absent or out of range:
 * Drupal stores 86401 for an empty time field. Anything else is an issue.
 */
function readTime(value: unknown, context: z.RefinementCtx): number | null {
  const text = typeof value === "string" || typeof value === "number" ? String(value).trim() : value;
  if (text == null || text === "") return null;
  const [, hours, minutes, rest = "0"] = /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/.exec(String(text)) ?? [];
  const clock = (Number(hours) * 60 + Number(minutes)) * 60 + Number(rest);
  const seconds = hours ? clock : Number(typeof text === "string" ? text : Number.NaN);
  if (Number.isInteger(seconds)) return seconds >= 0 && seconds < daySeconds ? seconds : null;
  context.addIssue({ code: "custom", message: `is not a time (${shapeOf(value)})` });
  return z.NEVER;
}

export const timeField = withKind("time", lenient(firstValue, readTime));

/** The same in a response of the product API. */
export const apiTime = lenient(z.unknown().optional(), readTime);
