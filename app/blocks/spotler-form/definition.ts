import { z } from "zod";
import { choiceField } from "~/fields/choices";
import { defineBlock } from "~/fields/definitions";
import { htmlField, referencesField, requiredTextField, textField } from "~/fields/drupal-fields";

const field = z
  .object({
    field_label: requiredTextField,
    field_kind: choiceField(["email", "hidden", "text"], "text"),
    field_value: textField,
  })
  .transform((fields) => ({
    label: fields.field_label,
    hidden: fields.field_kind === "hidden",
    value: fields.field_value,
  }));
type Field = z.output<typeof field>;

const emailLabel = /^e-?mail(adres)?$/i;

/**
 * The value of a hidden field: '' where the query fills it (load.server.ts), as in a form without a list of fields;
 * null where the list has no such field.
 */
function hiddenValue(fields: Field[], label: string): string | null {
  const field = fields.find((candidate) => candidate.label.toLowerCase() === label);
  if (field) return field.value ?? "";
  return fields.length === 0 ? "" : null;
}

const backgrounds = ["white", "brand", "accent", "sand"] as const;

/**
 * A form of the newsletter provider: an e-mail field, and the hidden 'score sdv' and 'runid'. A list of fields is
 * optional; they are identified by their label. Others are left out, since the provider's call does not accept them.
 */
export const spotlerForm = defineBlock("spotler_form", {
  fields: z.object({
    id: textField,
    field_form_id: requiredTextField.refine((id) => /^[\w-]{1,64}$/.test(id), "is not the id of a form"),
    // The provider's script is not loaded: the form posts to /nieuwsbrief.
    field_script_id: textField,
    field_alignment: choiceField(["center", "right", "left"], "left"),
    field_width: choiceField(["60", "100"], "100"),
    field_color: choiceField(backgrounds, "sand"),
    field_title: textField,
    field_text: htmlField,
    field_items: referencesField({ spotler_field: field }),
  }),
  read: (fields) => {
    const email = fields.field_items.find(({ label, hidden }) => !hidden && emailLabel.test(label));
    return {
      /** Keeps the ids of the form fields unique on the page. */
      id: fields.id ?? "0",
      formId: fields.field_form_id,
      scriptId: fields.field_script_id,
      alignment: fields.field_alignment,
      width: fields.field_width === "60" ? (60 as const) : (100 as const),
      color: fields.field_color,
      title: fields.field_title,
      html: fields.field_text,
      /** Null for the general label. */
      emailLabel: email?.label ?? null,
      scoreSdv: hiddenValue(fields.field_items, "score sdv"),
      runid: hiddenValue(fields.field_items, "runid"),
    };
  },
  hasForm: true,
});
