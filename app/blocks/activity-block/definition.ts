import { z } from "zod";
import { defineBlock } from "~/fields/definitions";
import { htmlField, linkField, termField, textField } from "~/fields/drupal-fields";

export const activityBlock = defineBlock("activity_block", {
  fields: z.object({
    field_title: textField,
    field_activity_type: termField.catch(null),
    field_text: htmlField,
    field_link: linkField,
  }),
  read: (fields) => ({
    title: fields.field_title,
    /** The type of activities listed; null for no list. */
    activityType: fields.field_activity_type,
    html: fields.field_text,
    link: fields.field_link,
  }),
  sheet: "lists",
  hasActivityList: ({ activityType }) => activityType !== null,
});
