import { regionContent } from "./test-regions";

const vacancy = (fields: Record<string, unknown>) => JSON.stringify({ created: "2026-10-01", ...fields });

/**
 * The test regions with vacancies, on 21 November 2026. In Tiel one vacancy closed yesterday and one closes today.
 * Others are in Culemborg, in Hoorn, from home, anywhere ("in_de_buurt") and at the office.
 */
export const vacancyContent: Record<string, string> = {
  ...regionContent,
  "taxonomies/function_type.yaml":
    "[{ id: 51, name: Gastvrouw of gastheer, weight: 1 }, { id: 52, name: Maatje, weight: 0 }, { id: 53, name: Bestuurslid, weight: 2 }]",
  "taxonomies/vrijwilligersactiviteit.yaml":
    "[{ id: 56, name: Ontmoeten }, { id: 58, name: Bewegen, weight: 1 }, { id: 59, name: Besturen, weight: 2 }]",
  "taxonomies/durations.yaml":
    "[{ id: 46, name: Een paar uur per maand }, { id: 47, name: Een paar uur per week }]",
  "taxonomies/availability.yaml": "[{ id: 41, name: Overdag }, { id: 42, name: Avond }]",
  "pages/regios/rivierenland/vrijwilligerswerk/gastvrouw.yaml": vacancy({
    type: "regio_vacancies",
    title: "Gastvrouw of gastheer",
    regio: "/regios/rivierenland",
    sub_title: "Alzheimer Café Tiel",
    introduction_wysiwyg: "Je schenkt **koffie**.",
    function_type: 51,
    activity: 56,
    availability: 42,
    duration: 46,
    plaatsnaam: "Tiel",
    zip_code: "4001 AB",
    end_date: "2026-11-21",
  }),
  "pages/regios/rivierenland/vrijwilligerswerk/penningmeester.yaml": vacancy({
    type: "regio_vacancies",
    title: "Penningmeester",
    regio: "/regios/rivierenland",
    function_type: 53,
    plaatsnaam: "Tiel",
    end_date: "2026-11-20",
  }),
  "pages/regios/rivierenland/vrijwilligerswerk/wandelmaatje.yaml": vacancy({
    type: "regio_vacancies",
    created: "2026-11-02",
    title: "Wandelmaatje",
    regio: "/regios/rivierenland",
    function_type: 52,
    activity: 58,
    availability: 41,
    duration: 47,
    plaatsnaam: "Culemborg",
  }),
  "pages/regios/west-friesland/vrijwilligerswerk/wandelmaatje.yaml": vacancy({
    type: "regio_vacancies",
    created: "2026-11-01",
    title: "Loop je mee?",
    regio: "/regios/west-friesland",
    function_type: 52,
    activity: 58,
    availability: 41,
    duration: 46,
    zip_code: "1621 AA",
    plaatsnaam: "Hoorn",
  }),
  "pages/vrijwilligerswerk/hulplijn.yaml": vacancy({
    type: "vacancies",
    created: "2026-11-09",
    title: "Luisteren aan de lijn",
    vacancy_type: "vanuit_huis",
    availability: 42,
    duration: 46,
    end_date: "2027-01-31",
  }),
  "pages/vrijwilligerswerk/open-sollicitatie.yaml": vacancy({
    type: "vacancies",
    created: "2025-02-17",
    title: "Open sollicitatie",
    vacancy_type: "in_de_buurt",
  }),
  "pages/vrijwilligerswerk/concept.yaml": vacancy({ type: "vacancies", title: "Concept", status: false }),
  "pages/werken/webredacteur.yaml": vacancy({
    type: "corporate_vacature",
    title: "Webredacteur",
    plaatsnaam: "Tiel",
  }),
};
