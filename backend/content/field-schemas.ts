import { z } from "zod";
import { coordinatesSchema } from "../places/coordinates";

export const dateSchema = z.iso.date("has to be a date like 2026-10-14");
export const booleanSchema = z.boolean("has to be true or false");
export const textSchema = z.string("has to be a text");
const addressSchema = textSchema.startsWith("/", "has to be the address of a page, like /dementie");
const metaText = textSchema.optional();
export const timeSchema = textSchema.regex(/^([01]\d|2[0-3]):[0-5]\d$/, "has to be a time like 14:00");

/** The days of the week, in the order of opening hours. */
export const daysOfWeek = [
  "maandag",
  "dinsdag",
  "woensdag",
  "donderdag",
  "vrijdag",
  "zaterdag",
  "zondag",
] as const;

const publicAddress = textSchema
  .regex(/^(\/(?!\/)|https:\/\/)/, "has to be a path like /dementie or an address with https")
  .optional();

/** The values an editor writes, by kind of field. */
export const fieldSchemas = {
  string: z.union([z.string(), z.number()], "has to be a text").transform(String),
  date: dateSchema,
  integer: z.int("has to be a whole number"),
  integers: z.array(z.int("has to be a whole number"), "has to be a list of whole numbers"),
  strings: z.array(textSchema, "has to be a list of texts"),
  boolean: booleanSchema,
  html: textSchema,
  link: z.strictObject(
    { uri: textSchema, title: textSchema.default("") },
    "has to be a link: { uri: /contact, title: Stel je vraag }",
  ),
  map: z.strictObject({
    title: metaText,
    description: metaText.refine((text = "") => text.length <= 155, "has more than 155 characters"),
    canonical_url: publicAddress,
    robots: z
      .array(
        z.enum(["noindex", "nofollow", "noarchive", "nosnippet", "noimageindex", "notranslate"]),
        "has to be a list like [noindex, nofollow]",
      )
      .transform((words) => words.join(", "))
      .optional(),
    og_title: metaText,
    og_description: metaText,
    og_image: publicAddress,
    og_image_alt: metaText,
    og_type: z.enum(["article", "website"], "has to be article or website").optional(),
    twitter_cards_title: metaText,
    twitter_cards_description: metaText,
    twitter_cards_image: publicAddress,
    twitter_cards_type: z
      .enum(["summary", "summary_large_image"], "has to be summary or summary_large_image")
      .optional(),
  }),
  time: timeSchema.transform(secondsOf),
  geo: coordinatesSchema,
  hours: z.partialRecord(
    z.enum(daysOfWeek, `has to be a day: ${daysOfWeek.join(", ")}`),
    textSchema,
    "has to be opening hours: { donderdag: 14.00 tot 16.00 uur }",
  ),
  address: z.strictObject(
    {
      organization: metaText,
      address_line1: metaText,
      address_line2: metaText,
      postal_code: textSchema
        .regex(/^[1-9]\d{3} [A-Z]{2}$/, "has to be a postal code like 4001 AB")
        .optional(),
      locality: textSchema,
    },
    "has to be an address: { address_line1: Lindelaan 12, postal_code: 4001 AB, locality: Tiel }",
  ),
  term: z.int("has to be the id of a term"),
  terms: z.array(z.int("has to be the id of a term"), "has to be a list of ids of terms"),
  media: textSchema,
  node: addressSchema,
  building_block: textSchema,
  nodes: z.array(addressSchema, "has to be a list of addresses"),
  paragraphs: z.array(
    z.looseObject({ type: textSchema, status: booleanSchema.default(true) }, "has to have a type"),
    "has to be a list of blocks",
  ),
};

/** Converts a time like 14:00 to seconds since midnight. */
export function secondsOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return (hours * 60 + minutes) * 60;
}

export type Address = z.output<typeof fieldSchemas.address>;
