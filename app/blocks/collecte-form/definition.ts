import { z } from "zod";
import { defineBlock } from "~/fields/definitions";
import { htmlField, linkField, textField } from "~/fields/drupal-fields";
import { oneOf } from "~/fields/field-kinds";

/**
 * Taking part in the collection: as a door-to-door collector or with a digital collection box. Each part links to where
 * that is done: the site's own sign-up (`/collecte/aanmelden`) and code to give, or another's.
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
    /** Keeps the ids of the form fields unique on the page. */
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
