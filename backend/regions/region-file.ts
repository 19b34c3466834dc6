import { z } from "zod";
import { recurrenceSchema } from "../activities/recurrence";
import { dateSchema, fieldSchemas, textSchema, timeSchema } from "../content/field-schemas";
import { coordinatesSchema } from "../places/coordinates";
import { provinces } from "../places/provinces";

export const slugSchema = textSchema.regex(
  /^[a-z0-9]+(-[a-z0-9]+)*$/,
  "has to be small letters, digits and hyphens",
);
const someText = textSchema.trim().min(1, "is empty");
export const emailSchema = textSchema.regex(/^[^\s@]+@[^\s@]+\.[^\s@]+$/, "has to be an e-mail address");
const linkSchema = fieldSchemas.link;
const wholeDays = z.int("has to be a whole number of days");

/** The fields of every page, named as in docs/content.md. */
export const pageShape = {
  title: someText,
  introduction_wysiwyg: someText,
  header_image_video: textSchema.optional(),
  changed: dateSchema.optional(),
  page_content: fieldSchemas.paragraphs.optional(),
};

/** The additional fields of a location, here and in `pages/`. */
export const locationShape = {
  location_type: fieldSchemas.term,
  address: fieldSchemas.address,
  geo: coordinatesSchema.optional(),
  opening_hours: fieldSchemas.hours.optional(),
};

/** The additional fields of an activity. Files in `pages/` also have its dates. */
export const activityShape = {
  activity_type: fieldSchemas.term,
  start_time: timeSchema.optional(),
  end_time: timeSchema.optional(),
  entry_time: timeSchema.optional(),
  /** The name of the place. */
  location: textSchema.optional(),
  address: fieldSchemas.address.optional(),
  geo: coordinatesSchema.optional(),
  external_link: linkSchema.optional(),
};

const locationSchema = z.strictObject({
  slug: slugSchema,
  ...pageShape,
  ...locationShape,
  contact: someText.optional(),
  phone: someText.optional(),
  email: emailSchema.optional(),
  contact_data: someText.optional(),
  external_link: linkSchema.optional(),
});

const seriesSchema = z.strictObject({
  slug: slugSchema,
  ...pageShape,
  ...activityShape,
  recurrence: recurrenceSchema,
  /** Slug of the location. A location that is not in this file needs `location` and `address` too. */
  locatie: slugSchema.optional(),
  costs: someText.optional(),
  accessibility: someText.optional(),
  /** Overrides for the dates, used in turn: a subject, a guest, another walk. The text precedes `page_content`. */
  editions: z
    .array(
      z.strictObject({
        /** Replaces the title of the series. */
        title: someText.optional(),
        introduction_wysiwyg: someText.optional(),
        text: someText.optional(),
      }),
    )
    .default([]),
});

const newsSchema = z
  .strictObject({
    slug: slugSchema,
    ...pageShape,
    publication_date: dateSchema.optional(),
    /** Relative alternative to `publication_date`, so that there is always recent news. */
    days_ago: wholeDays.nonnegative().optional(),
  })
  .refine(
    ({ publication_date, days_ago }) => (publication_date === undefined) !== (days_ago === undefined),
    "has to have a publication_date or days_ago",
  );

const cardShape = { title: someText, image: textSchema.optional() };

const highlightSchema = z.strictObject({
  ...cardShape,
  text: someText,
  primary_link: linkSchema,
  secondary_link: linkSchema.optional(),
  /** Days from today, negative for the past, so that there is always a current highlight. */
  starts_in: wholeDays,
  ends_in: wholeDays,
  changed_ago: wholeDays.nonnegative(),
});

const serviceSchema = z.strictObject({ ...cardShape, text: someText, link: linkSchema });

export const dementiaInfoSchema = z.strictObject({ ...cardShape, link: linkSchema });

/** A file of `regions/`: one region with its pages. The file name is the slug of the region. */
export const regionSchema = z.strictObject({
  /** The short name: Rivierenland. */
  name: someText,
  province: z.enum(provinces),
  /** Names of terms in the vocabulary. Every municipality belongs to one region. */
  municipalities: z.array(textSchema).min(1, "has no municipality"),
  geo: coordinatesSchema,
  /** The page of the region; absent when it is a file in `pages/`. */
  page: z
    .strictObject({
      ...pageShape,
      contact: someText,
      phone: someText,
      email: emailSchema,
      recipient_email: emailSchema,
      address: fieldSchemas.address,
      facebook: linkSchema.optional(),
      instagram: linkSchema.optional(),
      linkedin: linkSchema.optional(),
      twitter: linkSchema.optional(),
      youtube: linkSchema.optional(),
    })
    .optional(),
  /** The page 'over de regio'; absent when it is a file in `pages/`. */
  about: z.strictObject(pageShape).optional(),
  services: z.array(serviceSchema),
  highlights: z.array(highlightSchema),
  dementia_info: z.array(dementiaInfoSchema),
  locations: z.array(locationSchema),
  series: z.array(seriesSchema),
  news: z.array(newsSchema),
});

export type Region = z.output<typeof regionSchema>;
/** The file before decoding. */
export type WrittenRegion = z.input<typeof regionSchema>;
export type RegionSeries = z.output<typeof seriesSchema>;
export type OpeningHours = z.output<typeof fieldSchemas.hours>;
