import { numberField } from "./drupal-fields";
import { withKind } from "./field-kinds";

const day = 24 * 60 * 60;

/**
 * Seconds from midnight in local time, or null when out of range: Drupal stores 86401 for an empty
 * time field.
 */
export const timeField = withKind(
  "time",
  numberField.transform((seconds) => (seconds !== null && seconds >= 0 && seconds < day ? seconds : null)),
);
