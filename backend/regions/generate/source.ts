import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";
import { provinces } from "../../places/provinces";
import { regionSchema } from "../region-file";

const texts = z.array(z.string()).min(1);
const titledText = z.strictObject({ title: z.string(), text: z.string() });
const link = z.strictObject({ uri: z.string(), title: z.string() });
const quote = z.strictObject({
  quote: z.string(),
  author: z.string(),
  author_description: z.string(),
  image: z.string(),
});

const regionsSchema = z.array(
  z.strictObject({
    slug: z.string(),
    name: z.string(),
    inText: z.string().optional(),
    province: z.enum(provinces),
    municipalities: texts,
    towns: texts,
    area: z.string(),
    walks: texts,
    spots: texts,
    phone: z.string(),
    founded: z.int(),
    /** The pages of the region are files in `pages/`. */
    inPages: z.boolean().default(false),
    /** Towns with a café; the first towns by default. */
    cafes: texts.optional(),
    /** Series copied to the region file without changes. */
    series: regionSchema.shape.series.default([]),
  }),
);
const namesSchema = z.strictObject({
  women: texts,
  men: texts,
  surnames: z.object({ everywhere: texts }).catchall(texts),
  venues: texts,
  streets: texts,
});
const placeText = z.strictObject({ introduction: z.string(), text: z.string() });
const locationsSchema = z.strictObject({
  cafes: z.array(placeText),
  meetingPlaces: z.array(placeText),
  questions: z.array(titledText),
  contact: texts,
  accessibility: texts,
});
const activitySchema = z.strictObject({
  type: z.int(),
  title: z.string(),
  introduction: z.string(),
  text: z.string(),
  pictures: texts,
  per: z.enum(["week", "month", "course", "once"]),
  weeks: z.int().default(1),
  meetings: z.int().default(2),
  /** `14:00-16:00` */
  times: texts,
  place: z.enum(["meeting", "cafe", "outdoor"]),
  costs: texts,
  editions: z.enum(["talk", "walk"]).optional(),
});
const activitiesSchema = z.strictObject({
  cafeIntroductions: texts,
  cafeTexts: texts,
  activities: z.array(activitySchema),
  editions: z.strictObject({ talk: texts, walk: texts }),
  starts: texts,
});
const newsSchema = z.array(
  z.strictObject({
    title: z.string(),
    slug: z.string().optional(),
    introduction: z.string(),
    pictures: texts,
    text: z.string(),
    quote: quote.optional(),
    months: z.array(z.int().min(1).max(12)).optional(),
  }),
);
const cardShape = { title: z.string(), text: z.string(), image: z.string() };
const regionTextsSchema = z.strictObject({
  introductions: texts,
  firstStep: z.array(titledText),
  newsClosings: z.array(titledText),
  quotes: z.array(quote),
  about: z.strictObject({ introductions: texts, texts, boards: texts }),
  services: z.array(z.strictObject({ ...cardShape, link })),
  highlights: z.array(
    z.union([
      z.strictObject({ ...cardShape, link }),
      /** Leads to the activity of this type (term id) in the region. */
      z.strictObject({ ...cardShape, activity: z.int() }),
    ]),
  ),
  dementiaInfo: z.array(z.strictObject({ title: z.string(), image: z.string(), link })),
});

export type QuoteSource = z.output<typeof quote>;
export type RegionSource = z.output<typeof regionsSchema>[number];
export type NamesSource = z.output<typeof namesSchema>;
export type ActivitySource = z.output<typeof activitySchema>;
export type NewsSource = z.output<typeof newsSchema>[number];
export type Source = ReturnType<typeof readSource>;

/** Reads the source texts in `regions/source/`. Throws when a file is invalid. */
export function readSource(contentDir: string) {
  const read = <Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema> => {
    const path = join(contentDir, "regions", "source", `${name}.yaml`);
    const result = schema.safeParse(parse(readFileSync(path, "utf8"), { schema: "core" }));
    if (!result.success) throw new Error(`${path}: ${z.prettifyError(result.error)}`);
    return result.data;
  };
  return {
    regions: read("regions", regionsSchema),
    names: read("names", namesSchema),
    locations: read("locations", locationsSchema),
    activities: read("activities", activitiesSchema),
    themes: read("cafe-themes", z.array(titledText)),
    news: read("news", newsSchema),
    regionTexts: read("region-texts", regionTextsSchema),
    /** Sentences of locations, activities and vacancies that several regions may use: what is the same everywhere. */
    standardSentences: read("standard-sentences", texts),
  };
}
