import { z } from "zod";
import { choiceField, withChoices } from "~/fields/choices";
import { definePage } from "~/fields/definitions";
import { dateField, dayField, termField, textField } from "~/fields/drupal-fields";
import { jobTitleField } from "~/fields/terms";
import { isOpenApplication, type VacancyKind, vacancyPlace, vacancyTypes } from "~/fields/vacancy-kind";
import type { PageKind } from "~/utils/page-kind";

const fields = z.object({
  created: dateField.catch(null),
  field_activity: termField.catch(null),
  field_availability: termField.catch(null),
  field_duration: termField.catch(null),
  field_end_date: dayField.catch(null),
  field_function_type: termField.catch(null),
  field_job_title: jobTitleField.catch(null),
  field_sub_title: textField.catch(null),
  field_vacancy_type: withChoices(choiceField(vacancyTypes, null), {
    values: vacancyTypes,
    otherwise: "in_de_buurt",
  }).catch(null),
  field_zip_code: textField.catch(null),
  // Regional vacancies only, from here.
  field_email: textField.catch(null),
  field_organisation_unit_key: termField.catch(null),
  field_plaatsnaam: textField.catch(null),
});

function defineVacancy<T extends string>(bundle: T, kind: VacancyKind, pageKind: PageKind) {
  return definePage(bundle, {
    kind: pageKind,
    fields,
    read: (fields) => ({
      vacancy: {
        kind,
        /** An open application, for no vacancy in particular. */
        isOpenApplication: isOpenApplication(kind, fields.title),
        /** Null for none or an unknown one; decoded in `place`. */
        type: fields.field_vacancy_type,
        place: vacancyPlace(kind, fields.field_vacancy_type, fields.field_plaatsnaam),
        zipCode: fields.field_zip_code,
        subTitle: fields.field_sub_title,
        jobTitle: fields.field_job_title,
        functionType: fields.field_function_type,
        /** The kind of work. */
        theme: fields.field_activity,
        availability: fields.field_availability,
        duration: fields.field_duration,
        /** Publication date; a day or a moment (ISO 8601). */
        publishedOn: fields.created,
        /** The last day to apply (`YYYY-MM-DD`). */
        endDate: fields.field_end_date,
        email: fields.field_email,
        organisationUnitKey: fields.field_organisation_unit_key?.label ?? null,
      },
    }),
    sheet: "lists",
    // Regions look for the same work.
    titleSuffix: ({ title, vacancy: { place } }) =>
      kind === "regional" && place?.kind === "city" && !title.includes(place.city) ? place.city : "",
    endsOn: ({ vacancy }) => vacancy.endDate,
  });
}

export const vacancies = defineVacancy("vacancies", "landelijk", "vacancy");
export const regioVacancies = defineVacancy("regio_vacancies", "regional", "regioVacancy");
export const corporateVacature = defineVacancy("corporate_vacature", "corporate", "corporateVacancy");

export type VacancyPageType = "vacancies" | "regio_vacancies" | "corporate_vacature";
export type Vacancy = z.output<typeof vacancies.decoder>["page"]["vacancy"];
