import { describe, expect, test } from "vitest";
import { loadContent } from "../content/load-content";
import { regionTestNow } from "../test-regions";
import { backendWith, contentFolder } from "../test-support";
import { vacancyContent } from "../test-vacancies";

const item = (fields: Record<string, unknown>) => ({
  slug: "chauffeur-in-tiel",
  region: "rivierenland",
  title: "Chauffeur in Tiel",
  introduction_wysiwyg: "Je rijdt **rustig**.",
  job_title: 71,
  plaatsnaam: "Tiel",
  published_ago: 10,
  page_content: [{ type: "text", text: "Je haalt mensen thuis op." }],
  ...fields,
});
const files = (regional: unknown[], others: Record<string, string> = {}) => ({
  ...vacancyContent,
  "taxonomies/vacaturetitel.yaml": "[{ id: 71, name: Chauffeur, form_length: short }]",
  "vacancies/regional.json": JSON.stringify(regional),
  ...others,
});
const address = "/regios/rivierenland/vrijwilligerswerk/chauffeur-in-tiel";

describe("a vacancy of a file", () => {
  test("is a page of its region, with dates relative to today", async () => {
    for (const [now, created, end] of [
      ["2026-11-21T08:00:00Z", "2026-11-11T08:00:00+00:00", "2026-12-01"],
      ["2029-03-01T08:00:00Z", "2029-02-19T08:00:00+00:00", "2029-03-11"],
    ] as const) {
      const { json } = await backendWith(files([item({ ends_in: 10 })]), { now: () => new Date(now) });
      expect(await json(`/api/drupal${address}`)).toMatchObject({
        type: [{ target_id: "regio_vacancies" }],
        created: [{ value: created }],
        path: [{ alias: address }],
        field_end_date: [{ value: end }],
        field_regio: [{ title: [{ value: "Afdeling Rivierenland" }] }],
        field_job_title: [{ name: [{ value: "Chauffeur" }], field_form_length: [{ value: "short" }] }],
        field_plaatsnaam: [{ value: "Tiel" }],
      });
    }
  });

  test("has a node id, breadcrumbs and a preview, and is searchable while open", async () => {
    const { json, request } = await backendWith(files([item({ ends_in: 0 })]), { now: regionTestNow });
    const found = JSON.stringify(await json("/api/v1/es/search?query=chauffeur&contentType=informatie"));
    expect(found).toContain(`"Path":"${address}"`);
    expect(JSON.stringify(await json("/api/drupal/api/site-addresses"))).toContain(address);
    const nid = /"Id":"(\d+)"/.exec(found)?.[1];
    expect(await json(`/api/drupal/api/node-path?path=/node/${nid}`)).toEqual({ path: address });
    expect(await json(`/api/drupal/api/breadcrumb?path=${address}`)).toEqual([
      { title: "Home", url: "/" },
      { title: "Afdeling Rivierenland", url: "/regios/rivierenland" },
      { title: "Chauffeur in Tiel", url: address },
    ]);
    expect((await request(`/api/drupal/api/preview/node/${nid}/1`)).status).toBe(200);
  });

  test("keeps its page after closing but is no longer listed or searchable", async () => {
    const { json, request } = await backendWith(files([item({ ends_in: -1 })]), { now: regionTestNow });
    expect((await request(`/api/drupal${address}`)).status).toBe(200);
    expect(await json("/api/v1/es/search?query=chauffeur")).toEqual([]);
    expect((await request("/api/v1/region/vacancies/search?query=chauffeur")).status).toBe(404);
    const listed = JSON.stringify(await json("/api/drupal/api/site-addresses"));
    expect(listed).not.toContain("chauffeur-in-tiel");
    expect(listed).not.toContain("penningmeester");
    expect(listed).toContain("/vrijwilligerswerk/wandelmaatje");
  });

  test("has an address below its overview when it is national or a paid job", async () => {
    const whole = (fields: Record<string, unknown>) =>
      JSON.stringify([{ ...item(fields), region: undefined }]);
    const { json } = await backendWith(
      files([], {
        "vacancies/national.json": whole({ plaatsnaam: undefined, vacancy_type: "vanuit_huis" }),
        "vacancies/corporate.json": whole({}),
      }),
      { now: regionTestNow },
    );
    expect(await json("/api/drupal/vrijwilligerswerk/chauffeur-in-tiel")).toMatchObject({
      type: [{ target_id: "vacancies" }],
      field_vacancy_type: [{ value: "vanuit_huis" }],
    });
    expect(await json("/api/drupal/over-ons/werken-bij-alzheimer-nederland/chauffeur-in-tiel")).toMatchObject(
      {
        type: [{ target_id: "corporate_vacature" }],
      },
    );
  });

  test("is replaced by a page in pages/ with the same address", async () => {
    const { json } = await backendWith(files([item({ slug: "gastvrouw" })]), { now: regionTestNow });
    expect(await json("/api/drupal/regios/rivierenland/vrijwilligerswerk/gastvrouw")).toMatchObject({
      title: [{ value: "Gastvrouw of gastheer" }],
    });
  });
});

test("the search omits closed vacancies in pages/", async () => {
  const { json } = await backendWith(vacancyContent, { now: regionTestNow });
  expect(await json("/api/v1/es/search?query=penningmeester")).toEqual([]);
  expect(await json("/api/v1/es/search?query=webredacteur")).toHaveLength(1);
});

test.each([
  [[item({}), item({})], 'there is more than one "rivierenland/chauffeur-in-tiel"'],
  [[item({ region: "elders" })], 'chauffeur-in-tiel: there is no region "elders" here'],
  [[item({ region: undefined })], 'chauffeur-in-tiel: there is no region "" here'],
  [[item({ duration: 7 })], "rivierenland/chauffeur-in-tiel: there is no term 7 in durations"],
  [[item({ function_type: 46 })], "rivierenland/chauffeur-in-tiel: there is no term 46 in function_type"],
  [[item({ header_image_video: "weg" })], 'there is no picture "weg"'],
  [[item({ page_content: [{ type: "text", text: "[Lees](/weg)" }] })], "/weg"],
  [[item({ zip_code: "400 AB" })], "has to be a postal code like 4001 AB"],
  [[item({ salaris: 1 })], "salaris"],
])("invalid vacancies are reported: %#", async (regional, problem) => {
  const { problems } = await loadContent(contentFolder(files(regional)));
  expect(problems.join("\n")).toMatch(/^vacancies\/regional\.json: /);
  expect(problems.join("\n")).toContain(problem);
});
