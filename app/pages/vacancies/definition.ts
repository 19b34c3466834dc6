import { z } from "zod";
import type { ListedVacancy } from "~/features/vacancies/list";
import { isOpenApplication, type VacancyKind, vacancyPlace } from "~/features/vacancies/model";
import { dateField, termField, textField } from "~/fields/drupal-fields";
import { jobTitleField } from "~/fields/terms";
import { commonPage, pageFields } from "~/pages/page-fields";

/** Fields of spec 001, section 3, 'Vacancy'; the last three of them only regional vacancies have. */
const vacancyFields = {
  ...pageFields,
  created: dateField.catch(null),
  field_activity: termField.catch(null),
  field_availability: termField.catch(null),
  field_duration: termField.catch(null),
  field_end_date: dateField.catch(null),
  field_function_type: termField.catch(null),
  field_job_title: jobTitleField.catch(null),
  field_sub_title: textField.catch(null),
  field_vacancy_type: textField.catch(null),
  field_zip_code: textField.catch(null),
  field_email: textField.catch(null),
  field_organisation_unit_key: termField.catch(null),
  field_plaatsnaam: textField.catch(null),
};

function vacancySchema<T extends string>(type: T, kind: VacancyKind) {
  return z.object(vacancyFields).transform((fields) => ({
    type,
    ...commonPage(fields),
    /** Other open work that is like it, filled in by the loader. */
    similar: [] as ListedVacancy[],
    vacancy: {
      kind,
      /** A way to be in touch, open for as long as it is there. */
      isOpenApplication: isOpenApplication(kind, fields.title),
      /** As the CMS has it; what it means stands in `place`. */
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
      /** Since when it is there; a day or a moment. */
      publishedOn: fields.created,
      /** The last day (`YYYY-MM-DD`) to apply. */
      endDate: fields.field_end_date,
      email: fields.field_email,
      organisationUnitKey: fields.field_organisation_unit_key?.label ?? null,
    },
  }));
}

export const vacanciesSchema = vacancySchema("vacancies", "landelijk");
export const regioVacanciesSchema = vacancySchema("regio_vacancies", "regional");
export const corporateVacatureSchema = vacancySchema("corporate_vacature", "corporate");

export type VacancyPageType = "vacancies" | "regio_vacancies" | "corporate_vacature";
export type Vacancy = z.output<typeof vacanciesSchema>["vacancy"];
