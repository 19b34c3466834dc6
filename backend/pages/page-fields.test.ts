import { expect, test } from "vitest";
import { backendWith } from "../test-support";

const files = {
  "taxonomies/activity_type.yaml": "[{ id: 31, name: Alzheimer Café, icon: plaatje }]",
  "taxonomies/vacaturetitel.yaml": "[{ id: 71, name: Medewerker hulplijn, form_length: long }]",
  "taxonomies/municipalities.yaml": "[{ id: 61, name: Buren }, { id: 65, name: Tiel }]",
  "pages/regios/rivierenland.yaml": "{ type: regio, title: Rivierenland, municipalities: [65, 61] }",
  "pages/cafe.yaml": `
type: activiteit
title: Wat regel je op tijd?
regio: /regios/rivierenland
activity_type: 31
start_date: 2027-03-04
start_time: "14:00"
entry_time: "00:30"
address: { organization: De Tuinkamer, address_line1: Lindelaan 12, postal_code: 4001 AB, locality: Tiel }
`,
  "pages/hulplijn.yaml":
    "{ type: vacancies, title: Hulplijn, job_title: 71, sub_title: Luisteren vanuit huis }",
};

test("a time is sent in seconds since midnight, and an address with every line of Drupal's address field", async () => {
  const { json } = await backendWith(files);
  expect(await json("/api/drupal/cafe")).toMatchObject({
    field_start_date: [{ value: "2027-03-04" }],
    field_start_time: [{ value: 50_400 }],
    field_entry_time: [{ value: 1800 }],
    field_address: [
      {
        langcode: "nl",
        country_code: "NL",
        administrative_area: "",
        locality: "Tiel",
        dependent_locality: "",
        postal_code: "4001 AB",
        sorting_code: "",
        address_line1: "Lindelaan 12",
        address_line2: "",
        organization: "De Tuinkamer",
        given_name: "",
        additional_name: "",
        family_name: "",
      },
    ],
    field_regio: [{ title: [{ value: "Rivierenland" }], path: [{ alias: "/regios/rivierenland" }] }],
  });
});

test("a term includes its picture on a page and in its vocabulary", async () => {
  const { json } = await backendWith(files);
  const term = { tid: [{ value: 31 }], field_icon: [{ field_media_image: [{ alt: "Een vierkant" }] }] };
  expect(await json("/api/drupal/cafe")).toMatchObject({ field_activity_type: [term] });
  expect(await json("/api/drupal/api/taxonomies/activity_type")).toMatchObject([term]);
});

test("a job title includes its form length, and terms keep the editor's order", async () => {
  const { json } = await backendWith(files);
  expect(await json("/api/drupal/hulplijn")).toMatchObject({
    field_job_title: [{ vid: [{ target_id: "vacaturetitel" }], field_form_length: [{ value: "long" }] }],
  });
  expect(await json("/api/drupal/regios/rivierenland")).toMatchObject({
    field_municipalities: [{ name: [{ value: "Tiel" }] }, { name: [{ value: "Buren" }] }],
  });
});

test.each([
  ["Lindelaan", "/cafe", "Activity"],
  ["Tiel", "/cafe", "Activity"],
  ["luisteren", "/hulplijn", "Vacancy"],
])("a search for '%s' finds %s by its address or subtitle", async (query, path, type) => {
  const { json } = await backendWith(files);
  expect(await json(`/api/v1/es/search?query=${query}`)).toMatchObject([
    { Type: type, Data: { Path: path } },
  ]);
});
