import { readFileSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";
import { z } from "zod";

const texts = z.array(z.string()).min(1);
const terms = z.array(z.int()).min(1);

const rolesSchema = z.array(
  z.strictObject({
    titles: texts,
    sub_title: z.string(),
    terms: z.strictObject({
      job_title: z.int(),
      function_type: z.int(),
      activity: z.int(),
      availability: terms,
      duration: terms,
    }),
    pictures: texts,
    introductions: texts,
    openings: texts,
    tasks: texts,
    asks: texts,
  }),
);
const textsSchema = z.strictObject({
  headings: z.array(z.strictObject({ tasks: z.string(), asks: z.string(), offers: z.string() })).min(1),
  offers: texts,
  contacts: texts,
  units: z.record(z.string(), z.int()),
});
const writtenSchema = z.array(
  z.strictObject({
    slug: z.string(),
    title: z.string(),
    sub_title: z.string(),
    terms: z.strictObject({
      job_title: z.int(),
      function_type: z.int().optional(),
      activity: z.int(),
      availability: z.int(),
      duration: z.int(),
    }),
    vacancy_type: z.enum(["in_de_buurt", "vanuit_huis"]).optional(),
    published_ago: z.int(),
    ends_in: z.int().optional(),
    image: z.string(),
    introduction: z.string(),
    text: z.string(),
  }),
);

export type Role = z.output<typeof rolesSchema>[number];
export type VacancyTexts = z.output<typeof textsSchema>;
export type WholeVacancy = z.output<typeof writtenSchema>[number];

/** Reads the source texts in `vacancies/source/`. Throws when a file is invalid. */
export function readVacancySource(contentDir: string) {
  const read = <Schema extends z.ZodType>(name: string, schema: Schema): z.output<Schema> => {
    const path = join(contentDir, "vacancies", "source", `${name}.yaml`);
    const result = schema.safeParse(parse(readFileSync(path, "utf8"), { schema: "core" }));
    if (!result.success) throw new Error(`${path}: ${z.prettifyError(result.error)}`);
    return result.data;
  };
  return {
    roles: read("roles", rolesSchema),
    texts: read("texts", textsSchema),
    national: read("national", writtenSchema),
    corporate: read("corporate", writtenSchema),
  };
}
