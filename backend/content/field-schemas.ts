import { z } from "zod";

export const dateSchema = z.iso.date("has to be a date like 2026-10-14");
export const booleanSchema = z.boolean("has to be true or false");
export const textSchema = z.string("has to be a text");
const addressSchema = textSchema.startsWith("/", "has to be the address of a page, like /dementie");
const metaText = textSchema.optional();

/** What an editor writes for a field of each kind. */
export const fieldSchemas = {
  string: z.union([z.string(), z.number()], "has to be a text").transform(String),
  date: dateSchema,
  integer: z.int("has to be a whole number"),
  boolean: booleanSchema,
  html: textSchema,
  link: z.strictObject(
    { uri: textSchema, title: textSchema.default("") },
    "has to be a link: { uri: /contact, title: Stel je vraag }",
  ),
  map: z.strictObject({
    title: metaText,
    description: metaText.refine((text = "") => text.length <= 155, "has more than 155 characters"),
  }),
  term: z.int("has to be the id of a term"),
  media: textSchema,
  node: addressSchema,
  nodes: z.array(addressSchema, "has to be a list of addresses"),
  paragraphs: z.array(
    z.looseObject({ type: textSchema, status: booleanSchema.default(true) }, "has to have a type"),
    "has to be a list of blocks",
  ),
};
