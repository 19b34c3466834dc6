import { extensive } from "~/blocks/cta/examples";
import { textExamples } from "~/blocks/text/examples";
import { html, node, picture, term, value } from "~/fields/wire-examples";

const jobTitle = term(81, "Gastvrouw of gastheer").map((item) => ({
  ...item,
  field_form_length: value("short"),
}));

export const vacanciesExamples = {
  "with everything": node("vacancies", "Medewerker hulplijn", "/vrijwilligerswerk/medewerker-hulplijn", {
    field_sub_title: value("Luisteren vanuit je eigen huis"),
    field_vacancy_type: value("vanuit_huis"),
    field_availability: term(51, "Overdag of ’s avonds"),
    field_duration: term(53, "8 uur per maand"),
    field_activity: term(57, "Luisteren"),
    field_function_type: term(59, "Hulplijn"),
    field_job_title: term(82, "Vrijwilliger hulplijn"),
    field_end_date: value("2027-01-31"),
    field_sticky_cta: [extensive],
    field_introduction_wysiwyg: html("<p>Je luistert naar mensen die bellen over dementie.</p>"),
    field_header_image_video: picture("Een medewerker van de hulplijn aan haar bureau"),
    field_page_content: [textExamples["with headings, a list and links"]],
  }),
  "that is closed": node("vacancies", "Collecteleider", "/vrijwilligerswerk/collecteleider", {
    field_vacancy_type: value("in_de_buurt"),
    field_end_date: value("2026-11-19"),
  }),
  "with nothing but a title": node("vacancies", "Open sollicitatie", "/vrijwilligerswerk/open-sollicitatie"),
};

export const regioVacanciesExamples = {
  "with everything": node(
    "regio_vacancies",
    "Gastvrouw of gastheer",
    "/regios/rivierenland/vrijwilligerswerk/gastvrouw-of-gastheer",
    {
      field_sub_title: value("Alzheimer Café Tiel"),
      field_plaatsnaam: value("Tiel"),
      field_zip_code: value("4001 AB"),
      field_vacancy_type: value("in_de_buurt"),
      field_organisation_unit_key: term(91, "RVL-31"),
      field_email: value("vrijwilligers-rivierenland@alzheimer.example"),
      field_availability: term(51, "’s Avonds"),
      field_duration: term(53, "4 uur per maand"),
      field_activity: term(56, "Ontmoeten"),
      field_job_title: jobTitle,
      field_regio: [node("regio", "Rivierenland", "/regios/rivierenland")],
      field_page_content: [textExamples["with headings, a list and links"]],
    },
  ),
  "with nothing but a title": node(
    "regio_vacancies",
    "Wandelmaatje",
    "/regios/rivierenland/vrijwilligerswerk/wandelmaatje",
  ),
};

export const corporateVacatureExamples = {
  "with everything": node(
    "corporate_vacature",
    "Webredacteur",
    "/over-ons/werken-bij-alzheimer-nederland/webredacteur",
    {
      field_sub_title: value("24 uur per week"),
      field_plaatsnaam: value("Amersfoort"),
      field_availability: term(51, "Overdag"),
      field_duration: term(53, "24 uur per week"),
      field_end_date: value("2027-02-14"),
      field_page_content: [textExamples["with headings, a list and links"]],
    },
  ),
  "over the full width": node(
    "corporate_vacature",
    "Onderzoeker",
    "/over-ons/werken-bij-alzheimer-nederland/onderzoeker",
    { field_full_width: value(true) },
  ),
};
