import { join, parse } from "node:path";
import { z } from "zod";
import { decode, listYaml, type Report, readJson, readYaml } from "../content/yaml-files";

const termsSchema = z.array(
  z.strictObject({
    id: z.int().positive(),
    name: z.string().min(1),
    weight: z.int().default(0),
    /** Name of a picture. */
    icon: z.string().optional(),
    /** For job titles: the length of the application form. */
    form_length: z.enum(["short", "long"]).optional(),
  }),
  "has to be a list of terms: { id: 1, name: Landelijk nieuws, weight: 0 }",
);

export type Term = z.output<typeof termsSchema>[number];

/** The vocabulary of a field, for fields with another name than their vocabulary. */
export const termVocabularies: Partial<Record<string, string>> = {
  activity: "vrijwilligersactiviteit",
  duration: "durations",
  job_title: "vacaturetitel",
  news_category: "news_category",
  organisation_unit_key: "organisationunitkey",
  page_category: "content_categories",
};

/** Reads the terms of each vocabulary, sorted by weight. */
export function readTaxonomies(contentDir: string, reportFor: (file: string) => Report): Map<string, Term[]> {
  const taxonomies = new Map<string, Term[]>();
  const taken = new Set<number>();
  for (const file of listYaml(contentDir, "taxonomies", /\.(?:ya?ml|json)$/)) {
    const report = reportFor(file);
    // Long lists are JSON, which parses much faster than YAML.
    const read = file.endsWith(".json") ? readJson : readYaml;
    const terms = decode(termsSchema, read(join(contentDir, file), report), report) ?? [];
    for (const { id } of terms) {
      if (taken.has(id)) report(`id ${id} is used twice: ids are unique over all vocabularies`);
      taken.add(id);
    }
    taxonomies.set(
      parse(file).name,
      terms.sort((one, other) => one.weight - other.weight),
    );
  }
  return taxonomies;
}

/** A term in the format of the CMS; `icon` is the media entity of its picture. */
export function termEntity(term: Term, vocabulary: string, icon: unknown): unknown {
  const { id, name, weight, form_length } = term;
  return {
    tid: [{ value: id }],
    vid: [{ target_id: vocabulary }],
    name: [{ value: name }],
    weight: [{ value: weight }],
    field_icon: icon === undefined ? undefined : [icon],
    field_form_length: form_length && [{ value: form_length }],
  };
}
