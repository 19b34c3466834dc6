import { numberField } from "./drupal-fields";
import { withKind } from "./field-kinds";

const day = 24 * 60 * 60;

/**
 * Seconds from midnight on the wall clock, or null. A number that is no time of a day is none: Drupal's time field
 * writes 86401 for an empty one.
 */
export const timeField = withKind(
  "time",
  numberField.transform((seconds) => (seconds !== null && seconds >= 0 && seconds < day ? seconds : null)),
);
