import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { fieldSchemas, textSchema } from "../content/field-schemas";
import { decode, type Report } from "../content/yaml-files";
import { checkReferences, type ReferenceTargets } from "../regions/read-regions";
import { emailSchema, pageShape, slugSchema } from "../regions/region-file";
import { termVocabularies } from "../taxonomies/taxonomies";

const termShape = {
  job_title: fieldSchemas.term,
  function_type: fieldSchemas.term.optional(),
  activity: fieldSchemas.term.optional(),
  availability: fieldSchemas.term.optional(),
  duration: fieldSchemas.term.optional(),
  organisation_unit_key: fieldSchemas.term.optional(),
};

const vacancySchema = z.strictObject({
  slug: slugSchema,
  /** For regional work: the slug of the region. */
  region: slugSchema.optional(),
  ...pageShape,
  ...termShape,
  sub_title: textSchema.optional(),
  vacancy_type: z.enum(["in_de_buurt", "vanuit_huis"]).optional(),
  plaatsnaam: textSchema.optional(),
  zip_code: textSchema.regex(/^[1-9]\d{3} [A-Z]{2}$/, "has to be a postal code like 4001 AB").optional(),
  email: emailSchema.optional(),
  /** Days before today. */
  published_ago: z.int().nonnegative(),
  /** Days from today to the last day to apply, negative for the past, so that some vacancies are always open. */
  ends_in: z.int().optional(),
});

export type FileVacancy = z.output<typeof vacancySchema>;
export type WrittenVacancy = z.input<typeof vacancySchema>;

/** The kinds of vacancies, each with a file `vacancies/{kind}.json`. */
const vacancyKinds = ["regional", "national", "corporate"] as const;
export type VacancyFileKind = (typeof vacancyKinds)[number];

export interface VacancyFile {
  file: string;
  kind: VacancyFileKind;
  items: FileVacancy[];
  /** The raw file, searched for links and pictures. */
  text: string;
}

/** Reads the files of `vacancies/`; missing ones are skipped. */
export function readVacancyFiles(contentDir: string, reportFor: (file: string) => Report): VacancyFile[] {
  return vacancyKinds.flatMap((kind) => {
    const file = `vacancies/${kind}.json`;
    const path = join(contentDir, file);
    if (!existsSync(path)) return [];
    const text = readFileSync(path, "utf8");
    const items = decodeItems(text, reportFor(file));
    return items ? [{ file, kind, items, text }] : [];
  });
}

function decodeItems(text: string, report: Report): FileVacancy[] | undefined {
  try {
    const value: unknown = JSON.parse(text);
    return decode(z.array(vacancySchema, "has to be a list of vacancies"), value, report);
  } catch (error) {
    report(error instanceof Error ? error.message : String(error));
    return undefined;
  }
}

/** Reports inconsistencies and missing references; `regions` are the slugs of the regions. */
export function checkVacancies(
  files: readonly VacancyFile[],
  regions: ReadonlySet<string>,
  known: ReferenceTargets,
  reportFor: (file: string) => Report,
): void {
  const terms = new Map(
    [...known.taxonomies].map(([name, list]) => [name, new Set(list.map(({ id }) => id))]),
  );
  for (const { file, kind, items, text } of files) {
    const report = reportFor(file);
    const seen = new Set<string>();
    for (const { slug, region = "", ...fields } of items) {
      const place = region ? `${region}/${slug}` : slug;
      if (seen.has(place)) report(`there is more than one "${place}"`);
      seen.add(place);
      const isRegional = kind === "regional";
      if (isRegional ? !regions.has(region) : region) report(`${slug}: there is no region "${region}" here`);
      for (const name of vacancyTerms) {
        const id = fields[name];
        const vocabulary = termVocabularies[name] ?? name;
        if (id !== undefined && !terms.get(vocabulary)?.has(id)) {
          report(`${place}: there is no term ${id} in ${vocabulary}`);
        }
      }
    }
    checkReferences(text, known, report);
  }
}

const vacancyTerms = [
  "job_title",
  "function_type",
  "activity",
  "availability",
  "duration",
  "organisation_unit_key",
] as const satisfies readonly (keyof typeof termShape)[];
