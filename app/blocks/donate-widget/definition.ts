import { z } from "zod";
import { permitted, withChoices } from "~/fields/choices";
import { defineBlock } from "~/fields/definitions";
import { donationFrequencies } from "~/fields/donation-frequencies";
import { htmlField, itemsField, numbersField, textField } from "~/fields/drupal-fields";
import { skipping } from "~/fields/lenient";

const maxEuros = 50_000;
const isAmount = (euros: number) => Number.isInteger(euros) && euros >= 1 && euros <= maxEuros;
const euros = z.number().refine(isAmount, "is not a number of euros from 1 to 50,000");

const frequency = z
  .object({
    field_frequency: withChoices(textField.pipe(permitted(donationFrequencies)), {
      values: donationFrequencies,
      otherwise: null,
    }),
    field_title: textField,
    field_amounts: numbersField
      .transform((amounts): (number | undefined)[] => amounts)
      .pipe(skipping(euros))
      .transform((amounts) => [...new Set(amounts)]),
  })
  .refine(({ field_amounts }) => field_amounts.length > 0, "has no amounts")
  .transform((fields) => ({
    frequency: fields.field_frequency,
    title: fields.field_title,
    /** Whole euros. */
    amounts: fields.field_amounts,
    /** Initially the second amount is chosen, or the only one. */
    defaultIndex: Math.min(1, fields.field_amounts.length - 1),
  }));

/** A choice of how often and how much to donate. Of a repeated frequency the first counts. */
export const donateWidget = defineBlock("donate_widget", {
  fields: z.object({
    id: textField,
    field_title: textField,
    field_text: htmlField,
    field_items: itemsField({ donation_frequency: frequency }),
  }),
  read: (fields) => ({
    /** Keeps the ids of the form fields unique on the page. */
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
