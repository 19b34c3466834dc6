import { z } from "zod";
import type { ActivityList } from "~/features/activities/filter";
import { htmlField, linkField, termField, textField } from "~/fields/drupal-fields";

export const activityBlockSchema = z
  .object({
    field_title: textField,
    field_activity_type: termField.catch(null),
    field_text: htmlField,
    field_link: linkField,
  })
  .transform((fields) => ({
    type: "activity_block" as const,
    title: fields.field_title,
    /** Which kind of activities it is about, or all kinds. */
    activityType: fields.field_activity_type,
    html: fields.field_text,
    link: fields.field_link,
    /** Those of its type, filled in by the loader; null where it has no type. */
    list: null as ActivityList | null,
  }));
