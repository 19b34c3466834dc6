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

/** What every page has. The names are those of docs/content.md. */
export const pageShape = {
  title: someText,
  introduction_wysiwyg: someText,
  header_image_video: textSchema.optional(),
  changed: dateSchema.optional(),
  page_content: fieldSchemas.paragraphs.optional(),
};

/** What a page of a location has of its own, also one in `pages/`. */
export const locationShape = {
  location_type: fieldSchemas.term,
  address: fieldSchemas.address,
  geo: coordinatesSchema.optional(),
  opening_hours: fieldSchemas.hours.optional(),
};

/** The same for an activity; in `pages/` its days stand beside them. */
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
  /** The location of the region where it happens, by its slug. One that is not here needs `location` and `address` too. */
  locatie: slugSchema.optional(),
  costs: someText.optional(),
  accessibility: someText.optional(),
  /** What the dates have of their own, in turn: a subject, a guest, another walk. Stands above `page_content`. */
  editions: z
    .array(
      z.strictObject({
        /** Instead of that of the series. */
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
    /** Instead of a date: it is always this long ago, so that there is fresh news on any day. */
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
  /** Days from today, below 0 for the past: so there is one of now on any day. */
  starts_in: wholeDays,
  ends_in: wholeDays,
  changed_ago: wholeDays.nonnegative(),
});

const serviceSchema = z.strictObject({ ...cardShape, text: someText, link: linkSchema });

export const dementiaInfoSchema = z.strictObject({ ...cardShape, link: linkSchema });

/** A file of `regions/`: one region and all that is its own. The name of the file is the region's in addresses. */
export const regionSchema = z.strictObject({
  /** What people call the region: Rivierenland. */
  name: someText,
  province: z.enum(provinces),
  /** As the vocabulary has them. Every municipality belongs to one region. */
  municipalities: z.array(textSchema).min(1, "has no municipality"),
  geo: coordinatesSchema,
  /** The page of the region; absent where it stands in `pages/`. */
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
  /** What 'over de regio' says; absent where it stands in `pages/`. */
  about: z.strictObject(pageShape).optional(),
  services: z.array(serviceSchema),
  highlights: z.array(highlightSchema),
  dementia_info: z.array(dementiaInfoSchema),
  locations: z.array(locationSchema),
  series: z.array(seriesSchema),
  news: z.array(newsSchema),
});

export type Region = z.output<typeof regionSchema>;
/** As it stands in the file. */
export type WrittenRegion = z.input<typeof regionSchema>;
export type RegionSeries = z.output<typeof seriesSchema>;
export type OpeningHours = z.output<typeof fieldSchemas.hours>;
