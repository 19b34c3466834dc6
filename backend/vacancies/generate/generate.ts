/**
 * Generates `content/vacancies/*.json` from `content/vacancies/source/` and the regions: `npm run content:vacancies`.
 * Overwrites manual changes.
 */
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { readPlaces } from "../../places/read-places";
import { postcodeFinder } from "../../regions/generate/addresses";
import { formatJson } from "../../regions/generate/format-json";
import { readSource } from "../../regions/generate/source";
import { readRegions } from "../../regions/read-regions";
import type { VacancyFileKind, WrittenVacancy } from "../vacancy-files";
import { regionalVacancies } from "./regional";
import { readVacancySource } from "./source";
import { wholeVacancy } from "./whole";

const contentDir = "content";
const fail = (file: string) => (reason: string) => {
  throw new Error(`${file}: ${reason}`);
};
const source = readSource(contentDir);
const vacancySource = readVacancySource(contentDir);
const places = readPlaces(contentDir, fail);
const postcodeOf = postcodeFinder(places);
const locationsOf = new Map(
  readRegions(contentDir, fail).map(({ slug, region }) => [slug, region.locations]),
);

const files: Record<VacancyFileKind, WrittenVacancy[]> = {
  regional: source.regions.flatMap((region, number) =>
    regionalVacancies(
      { region, number, source, places, postcodeOf },
      locationsOf.get(region.slug) ?? [],
      vacancySource,
    ),
  ),
  national: vacancySource.national.map((vacancy) => wholeVacancy(vacancy, {})),
  corporate: vacancySource.corporate.map((vacancy) =>
    wholeVacancy(vacancy, vacancy.vacancy_type === "vanuit_huis" ? {} : { plaatsnaam: "Amersfoort" }),
  ),
};
for (const [kind, vacancies] of Object.entries(files)) {
  const path = join(contentDir, "vacancies", `${kind}.json`);
  writeFileSync(path, `${formatJson(vacancies)}\n`);
  console.log(`${vacancies.length} vacancies are written to ${path}`);
}
