import { z } from "zod";
import { defineBlock } from "~/fields/definitions";
import { htmlField, linkField, textField } from "~/fields/drupal-fields";
import { oneOf } from "~/fields/field-kinds";

/**
 * Taking part in the collection: going from door to door, or a box of one's own (spec 000, section 3). The contract
 * knows no call for either, so each part is a link to where one signs up.
 */
export const collecteForm = defineBlock("collecte_form", {
  fields: oneOf(
    z.object({
      id: textField,
      field_title: textField,
      field_text: htmlField,
      field_explanation_title: textField,
      field_explanation: htmlField,
      field_collector_link: linkField,
      field_box_link: linkField,
    }),
    ["field_collector_link", "field_box_link"],
    "has no link",
  ),
  read: (fields) => ({
    /** Makes the ids of its fields its own. */
    id: fields.id ?? "0",
    title: fields.field_title,
    html: fields.field_text,
    explanationTitle: fields.field_explanation_title,
    explanation: fields.field_explanation,
    collector: fields.field_collector_link,
    box: fields.field_box_link,
  }),
  hasForm: true,
  isAppeal: true,
  sheet: "donate",
});
