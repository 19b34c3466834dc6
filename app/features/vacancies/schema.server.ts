import { z } from "zod";
import { nodeId, optionalPlainText, pathData, requiredPlainText } from "~/fields/api-fields";
import { isoDay } from "~/fields/days";
import { reportProblem } from "~/fields/decode-problems";
import { firstPageOf, optionalItems } from "~/fields/readable-items";
import { isUnknownVacancyType, vacancyPlace } from "~/fields/vacancy-kind";
import type { ListedVacancy, VacancyPage } from "./list";

const day = isoDay.nullish().catch(null);

const detailsSchema = z.object({
  VacancyType: z.enum(["regional", "landelijk", "corporate"]),
  NationalType: optionalPlainText,
  City: optionalPlainText,
  Activity: optionalPlainText,
  Availability: optionalPlainText,
  Duration: optionalPlainText,
  PublicationDate: day,
  EndDate: day,
  Distance: z.number().nonnegative().nullish().catch(null),
});

/** A vacancy. An unknown type of national vacancy is logged, and its place is 'nearby'. */
const vacancySchema = z
  .object({
    Id: nodeId,
    Title: requiredPlainText,
    SubTitle: optionalPlainText,
    Introduction: optionalPlainText,
    Data: pathData.nullish().catch(null),
    Vacancy: detailsSchema,
  })
  .transform(({ Id: id, Title, SubTitle, Introduction, Data, Vacancy: details }): ListedVacancy => {
    const { VacancyType: kind, NationalType: type, City: city } = details;
    if (kind === "landelijk" && isUnknownVacancyType(type))
      reportProblem({ level: "error", message: "unknown vacancy type", facts: { id, type }, once: true });
    return {
      id,
      title: Title,
      subTitle: SubTitle,
      introduction: Introduction,
      url: Data?.Path ?? "/",
      kind,
      theme: details.Activity,
      availability: details.Availability,
      duration: details.Duration,
      place: vacancyPlace(kind, type, city),
      distance: details.Distance ?? null,
      publicationDate: details.PublicationDate ?? null,
      endDate: details.EndDate ?? null,
    };
  });

/**
 * A page of vacancies: `Items` in search responses, `Vacancies` in others. Items that fail to decode are logged and
 * left out.
 */
const vacancies = optionalItems(vacancySchema);
export const vacancyPageSchema = z
  .object({ Total: z.int().nonnegative(), Items: vacancies, Vacancies: vacancies })
  .transform(
    ({ Total: total, Items, Vacancies }): VacancyPage => ({ items: [...Items, ...Vacancies], total }),
  );

export const firstVacancyPageSchema = firstPageOf(vacancyPageSchema);
