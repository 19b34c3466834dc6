import { textField } from "./drupal-fields";
import { withKind } from "./field-kinds";

const day = 24 * 60 * 60;

/**
 * Seconds from midnight in local time, of a number, a number as text or 'HH:MM'; null when out of range: Drupal stores
 * 86401 for an empty time field.
 */
export function readTime(value: unknown): number | null {
  const text = typeof value === "string" || typeof value === "number" ? String(value).trim() : "";
  const [, hours, minutes, rest = "0"] = /^(\d{1,2}):(\d{2})(?::(\d{2}))?$/.exec(text) ?? [];
  const clock = (Number(hours) * 60 + Number(minutes)) * 60 + Number(rest);
  const seconds = hours ? clock : Number(text || Number.NaN);
  return Number.isInteger(seconds) && seconds >= 0 && seconds < day ? seconds : null;
}

export const timeField = withKind("time", textField.transform(readTime));
