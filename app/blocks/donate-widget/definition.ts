import { z } from "zod";
import { defineBlock } from "~/fields/definitions";
import { donationFrequencies } from "~/fields/donation-frequencies";
import { htmlField, itemsField, numbersField, textField } from "~/fields/drupal-fields";

const mostEuros = 50_000;

const frequency = z
  .object({
    field_frequency: textField.pipe(z.enum(donationFrequencies)),
    field_title: textField,
    field_amounts: numbersField.transform((amounts) =>
      [...new Set(amounts)].filter((euros) => Number.isInteger(euros) && euros >= 1 && euros <= mostEuros),
    ),
  })
  .refine(({ field_amounts }) => field_amounts.length > 0, "has no amounts")
  .transform((fields) => ({
    frequency: fields.field_frequency,
    title: fields.field_title,
    /** Whole euros. */
    amounts: fields.field_amounts,
    /** Index 1 is chosen at first (spec 000, section 3), the only one where there is one. */
    chosen: Math.min(1, fields.field_amounts.length - 1),
  }));

/** How often and how much to give. A frequency that comes twice counts once. */
export const donateWidget = defineBlock("donate_widget", {
  fields: z.object({
    id: textField,
    field_title: textField,
    field_text: htmlField,
    field_items: itemsField({ donation_frequency: frequency }),
  }),
  read: (fields) => ({
    /** Makes the ids of its fields its own. */
    id: fields.id ?? "0",
    title: fields.field_title,
    html: fields.field_text,
    frequencies: fields.field_items.filter(
      ({ frequency }, index, all) => all.findIndex((other) => other.frequency === frequency) === index,
    ),
  }),
  hasForm: true,
  isAppeal: true,
  sheet: "donate",
});
