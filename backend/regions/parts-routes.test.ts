import { expect, test } from "vitest";
import { regionContent, regionTestNow } from "../test-regions";
import { backendWith } from "../test-support";

async function partsBackend() {
  const { request, json } = await backendWith(regionContent, { now: regionTestNow });
  const idOf = async (name: string) =>
    /"Id":"(\d+)"/.exec(JSON.stringify(await json(`/api/v1/region/${name}`)))?.[1] ?? "";
  const parts = async (name: string, region = "rivierenland") =>
    json(`/api/drupal/api/get-regio-${name}?regio=${await idOf(region)}`);
  return { request, json, parts };
}

const html = (value: string) => [{ value, format: "full_html", processed: value }];
const media = [{ mid: [{ value: expect.any(Number) }], field_media_image: [{ alt: "Een vierkant" }] }];

test("the services of a region are sent as CMS entities", async () => {
  const { parts } = await partsBackend();
  expect(await parts("services")).toMatchObject([
    {
      title: [{ value: "Casemanager" }],
      field_introduction_wysiwyg: html("<p>Iemand die <strong>meedenkt</strong>.</p>"),
      field_header_image_video: media,
      field_external_link: [{ uri: "internal:/contact", title: "Vraag een gesprek aan", options: [] }],
    },
  ]);
});

test("all highlights of a region are sent with their dates, including past ones", async () => {
  const { parts } = await partsBackend();
  expect(await parts("highlights")).toEqual([
    {
      title: [{ value: "Samen eten" }],
      changed: [{ value: "2026-11-16T08:00:00+00:00", format: "Y-m-d\\TH:i:sP" }],
      field_start_date: [{ value: "2026-11-18" }],
      field_end_date: [{ value: "2026-11-23" }],
      field_text: html("<p>We koken stamppot.</p>"),
      field_image: [],
      field_primary_button: [{ uri: "internal:/contact", title: "Lees meer", options: [] }],
      field_secondary_link: [{ uri: "https://eten.example/", title: "Recept", options: [] }],
    },
    expect.objectContaining({
      title: [{ value: "Voorbij" }],
      field_end_date: [{ value: "2026-11-19" }],
      field_secondary_link: [],
    }),
  ]);
});

test("the items about dementia of one region and of all regions are sent", async () => {
  const { json, parts } = await partsBackend();
  expect(await parts("single-info-about-dementie")).toEqual([
    {
      title: [{ value: "Praten over dementie" }],
      field_image: [],
      field_link: [{ uri: "internal:/contact", title: "Lees hoe", options: [] }],
    },
  ]);
  const generic = await json("/api/drupal/api/get-regio-generic-info-about-dementie");
  expect(await parts("generic-info-about-dementie")).toEqual(generic);
  expect(Array.isArray(generic)).toBe(true);
});

test("the about page of a region is sent", async () => {
  const { parts } = await partsBackend();
  expect(await parts("over-de-regio")).toMatchObject([
    {
      type: [{ target_id: "over_de_regio" }],
      title: [{ value: "Over de afdeling Rivierenland" }],
      path: [{ alias: "/regios/rivierenland/over-de-regio" }],
      field_introduction_wysiwyg: html("<p>Veertig vrijwilligers.</p>"),
    },
  ]);
});

test.each(["services", "highlights", "single-info-about-dementie"])(
  "a region without %s and an unknown region give an empty list",
  async (name) => {
    const { json, parts } = await partsBackend();
    expect(await parts(name, "west-friesland")).toEqual([]);
    expect(await json(`/api/drupal/api/get-regio-${name}?regio=0`)).toEqual([]);
  },
);

test.each(["", "?regio=", "?regio=rivierenland", "?regio=-1", "?regio=1e3"])(
  "a request for services with the query '%s' is rejected with 400",
  async (query) => {
    const { request } = await partsBackend();
    expect((await request(`/api/drupal/api/get-regio-services${query}`)).status).toBe(400);
  },
);
