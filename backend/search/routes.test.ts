import { expect, test } from "vitest";
import { regionContent, regionTestNow } from "../test-regions";
import { backendWith } from "../test-support";

const page = (type: string, rest = "") => `{ type: ${type}, title: Slapen${rest} }`;
const files = {
  "pages/slapen.yaml": page("content_page", ", introduction_wysiwyg: Slaap **goed**., page_category: 21"),
  "pages/overzicht.yaml": page("overview_page"),
  "news/slapen.yaml": page("news", ", publication_date: 2026-11-01"),
  "pages/verborgen.yaml": page("content_page", ", hide_in_search: true"),
  "pages/concept.yaml": page("content_page", ", status: false"),
  "pages/verlopen.yaml": page("content_page", ", expire_date: 2026-10-31"),
};
const now = () => new Date("2026-11-02T08:00:00Z");

test("a result has its title, type, introduction and label", async () => {
  const { json } = await backendWith({ "pages/slapen.yaml": files["pages/slapen.yaml"] });
  expect(await json("/api/v1/es/search?query=slapen&contentType=alle")).toEqual([
    {
      Id: expect.stringMatching(/^\d+$/),
      Title: "Slapen",
      Type: "ContentPage",
      Introduction: "Slaap goed.",
      Data: { Path: "/slapen" },
      SearchLabels: ["Over dementie"],
    },
  ]);
});

test.each([
  ["alle", ["/nieuws/slapen", "/overzicht", "/slapen"]],
  ["informatie", ["/overzicht", "/slapen"]],
  ["nieuws", ["/nieuws/slapen"]],
  ["regio", []],
])("the content type %s limits the results", async (contentType, paths) => {
  const { json } = await backendWith(files, { now });
  const results = await json(`/api/v1/es/search?query=slapen&contentType=${contentType}`);
  expect(results).toHaveLength(paths.length);
  expect(results).toEqual(
    expect.arrayContaining(paths.map((Path) => expect.objectContaining({ Data: { Path } }))),
  );
});

test("results of regions have the name of the region as label", async () => {
  const { json } = await backendWith(regionContent, { now: regionTestNow });
  expect(await json("/api/v1/es/search?query=koffie&contentType=nieuws")).toMatchObject([
    { Title: "Joyce schenkt koffie", SearchLabels: ["Rivierenland"] },
  ]);
});

test("a search without content type covers all pages", async () => {
  const { json } = await backendWith(files, { now });
  expect(await json("/api/v1/es/search?query=slaap")).toHaveLength(3);
});

test("a search returns at most 100 results", async () => {
  const many = Array.from({ length: 120 }, (_, index) => [
    `pages/slapen-${index}.yaml`,
    page("content_page"),
  ]);
  const { json } = await backendWith(Object.fromEntries(many));
  expect(await json("/api/v1/es/search?query=slapen")).toHaveLength(100);
});

test.each([
  ["activiteit", "Activity", "regio"],
  ["location", "Location", "regio"],
  ["regio", "Regio", "regio"],
  ["regio_nieuws", "RegioNews", "nieuws"],
  ["vacancies", "Vacancy", "informatie"],
  ["regio_vacancies", "Vacancy", "informatie"],
  ["corporate_vacature", "Vacancy", "informatie"],
  ["business_partner", "BusinessPartner", "informatie"],
  ["quiz", "Other", "informatie"],
])("a page of the type %s is found as %s, among %s only", async (bundle, type, contentType) => {
  const date = bundle === "regio_nieuws" ? ", publication_date: 2026-11-01" : "";
  const { json } = await backendWith({ "pages/a.yaml": page(bundle, date) });
  for (const requestedType of ["informatie", "nieuws", "regio"]) {
    const found = await json(`/api/v1/es/search?query=slapen&contentType=${requestedType}`);
    expect(found).toMatchObject(requestedType === contentType ? [{ Type: type }] : []);
  }
});

test("suggestions are titles with words that start with the typed text, pages before news", async () => {
  const { json } = await backendWith(files, { now });
  expect(await json("/api/v1/es/suggest?query=sla")).toEqual({
    // Duplicate titles are suggested once.
    Items: [{ Title: "Slapen", Data: { Path: expect.stringMatching(/^\/(slapen|overzicht)$/) } }],
    Correction: null,
  });
});

test("suggestions omit pages that the search does not find", async () => {
  const { "pages/slapen.yaml": _, "pages/overzicht.yaml": __, "news/slapen.yaml": ___, ...hidden } = files;
  const { json } = await backendWith(hidden, { now });
  expect(await json("/api/v1/es/suggest?query=sla")).toEqual({ Items: [], Correction: null });
  expect(await json("/api/v1/es/suggest?query=slaepn")).toEqual({ Items: [], Correction: null });
});

test("an unknown word gives a correction with suggestions for it", async () => {
  const { json } = await backendWith(files, { now });
  expect(await json("/api/v1/es/suggest?query=slaepn")).toMatchObject({
    Items: [{ Title: "Slapen" }],
    Correction: "slapen",
  });
});

test("there are at most six suggestions", async () => {
  const many = Array.from({ length: 9 }, (_, index) => [
    `pages/slapen-${index}.yaml`,
    `{ type: content_page, title: Slapen deel ${index} }`,
  ]);
  const { json } = await backendWith(Object.fromEntries(many));
  expect(await json("/api/v1/es/suggest?query=deel%20sl")).toMatchObject({ Items: { length: 6 } });
});
