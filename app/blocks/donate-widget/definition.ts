import { z } from "zod";
import { permitted, withChoices } from "~/fields/choices";
import { defineBlock } from "~/fields/definitions";
import { type DonationFrequency, donationFrequencies } from "~/fields/donation-frequencies";
import { htmlField, itemsField, numbersField, textField } from "~/fields/drupal-fields";
import { giftLimits } from "~/fields/gift-limits";
import { skipping } from "~/fields/lenient";

const euros = z.number().int("is not a whole number of euros");

function isWithin(euros: number, frequency: DonationFrequency): boolean {
  const { minCents, maxCents } = giftLimits[frequency];
  return euros * 100 >= minCents && euros * 100 <= maxCents;
}

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
  .transform((fields) => ({
    ...fields,
    field_amounts: fields.field_amounts.filter((amount) => isWithin(amount, fields.field_frequency)),
  }))
  .refine(({ field_amounts }) => field_amounts.length > 0, "has no amounts that can be given")
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
