import { expect, test } from "vitest";
import type { VacancyOverview } from "~/features/vacancies/filter";
import { vacancy, vacancyFilter, vacancyOverview } from "../../../tests/factories/vacancies";
import { pageOf } from "../../../tests/setup/page-of";
import { axeViolations, dom, htmlProblems, render } from "../../../tests/setup/render";
import { VacancyOverviewPage } from "./component";
import { vacancyOverviewExamples } from "./examples";

const [example] = Object.values(vacancyOverviewExamples);
const html = (fields: Partial<VacancyOverview>) => {
  const page = { ...pageOf("vacancy_overview", example), data: { vacancies: vacancyOverview(fields) } };
  return render(<VacancyOverviewPage page={page} preview={false} />);
};
const renderPage = async (fields: Partial<VacancyOverview> = {}) => dom(await html(fields));
const texts = (document: ParentNode, selector: string) =>
  [...document.querySelectorAll(selector)].map((element) => element.textContent);
const links = (document: ParentNode, selector: string) =>
  [...document.querySelectorAll(`${selector} a`)].map((a) => [a.textContent, a.getAttribute("href")]);

const filterChips = "ul[aria-label]";
const notice = "div:has(> [data-announce])";

const nearPlace = { typed: "4001 AB", place: "4001 AB" };
const ids = { functionIds: [], activityIds: [56, 57], durationIds: [], availabilityIds: [] };
const none = { items: [], total: 0 };

test("the filters are one GET form: the place, and folded the search radius, a search term and facets", async () => {
  const form = (await renderPage()).querySelector("form[data-swap-form]");
  expect(form?.getAttribute("action")).toBe("/vrijwilligerswerk");
  expect(form?.getAttribute("method")).toBeNull();
  expect(texts(form ?? new Document(), "form > .field > label")).toEqual(["Postcode of plaats"]);
  expect(texts(form ?? new Document(), "details:not([open]) .in > .field > label")).toEqual([
    "Afstand",
    "Woord",
  ]);
  expect(texts(form ?? new Document(), "select option")).toEqual([
    ...["5 km", "10 km", "15 km", "25 km", "35 km", "50 km"],
  ]);
  expect(form?.querySelector("option[selected]")?.textContent).toBe("10 km");
  expect(texts(form ?? new Document(), "fieldset legend")).toEqual(["Functie", "Soort werk"]);
});

test("an overview at any path links to the one feed, with its filter", async () => {
  const document = await renderPage({ path: "/meehelpen/vacatures", filter: vacancyFilter({ ids }) });
  expect(links(document, ".follow").map(([, address]) => address)).toEqual([
    "/vrijwilligerswerk.rss?activityIds=56,57",
  ]);
});

test("a facet with chosen options is open and shows their number; others are closed", async () => {
  const document = await renderPage({ filter: vacancyFilter({ ids }) });
  expect(texts(document, ".fold[open] details[open] summary")).toEqual(["Soort werk (2 gekozen)"]);
  expect(texts(document, "details:not([open]) summary")).toEqual(["Functie "]);
  const ticked = [...document.querySelectorAll<HTMLInputElement>("input[checked]")];
  expect(ticked.map(({ name, value }) => [name, value])).toEqual([
    ["activityIds", "56"],
    ["activityIds", "57"],
  ]);
});

test("chosen options of a facet that could not be loaded are hidden fields", async () => {
  const document = await renderPage({ facets: [], filter: vacancyFilter({ ids }) });
  expect(document.querySelector("fieldset")).toBeNull();
  expect(document.querySelector("input[type=hidden]")?.outerHTML).toContain(
    'name="activityIds" value="56,57"',
  );
  expect(texts(document, "li a")).toContain("Verwijder filter Soort werk");
});

test("each filter has a link to remove it, and one link removes all", async () => {
  const filter = vacancyFilter({ ...nearPlace, radius: 25, search: "koffie", ids });
  expect(links(await renderPage({ filter }), filterChips)).toEqual([
    ["Verwijder filter ‘koffie’", "/vrijwilligerswerk?activityIds=56,57&range=25&zipcode=4001+AB#vacatures"],
    [
      "Verwijder filter binnen 25 km van 4001 AB",
      "/vrijwilligerswerk?activityIds=56,57&search=koffie#vacatures",
    ],
    [
      "Verwijder filter Ontmoeten",
      "/vrijwilligerswerk?activityIds=57&range=25&search=koffie&zipcode=4001+AB#vacatures",
    ],
    [
      "Verwijder filter Luisteren",
      "/vrijwilligerswerk?activityIds=56&range=25&search=koffie&zipcode=4001+AB#vacatures",
    ],
    ["Wis alle filters", "/vrijwilligerswerk#vacatures"],
  ]);
});

test("removing a filter is an event for statistics, without typed text", async () => {
  const filter = vacancyFilter({ ...nearPlace, search: "koffie", ids: { ...ids, activityIds: [57] } });
  const events = [...(await renderPage({ filter })).querySelectorAll<HTMLElement>("li > a[data-track]")];
  expect(events.map(({ dataset }) => JSON.parse(dataset.track ?? ""))).toEqual([
    { event: "remove_filter", filter_name: "search", filter_value: null },
    { event: "remove_filter", filter_name: "zipcode", filter_value: null },
    { event: "remove_filter", filter_name: "activityIds", filter_value: "Luisteren" },
  ]);
});

test("the heading has the number of vacancies, the search radius and the page", async () => {
  const heading = async (fields: Partial<VacancyOverview>) =>
    texts(await renderPage(fields), "[data-announce]");
  expect(await heading({ total: 37, paging: { page: 2, count: 3, before: 0 } })).toEqual([
    "37 vacatures, pagina 2 van 3",
  ]);
  expect(await heading({ total: 1, filter: vacancyFilter(nearPlace) })).toEqual([
    "1 vacature binnen 10 km van 4001 AB",
  ]);
});

test("a vacancy has its facts and an event for statistics", async () => {
  const items = [
    vacancy({ distance: 3.4 }),
    vacancy({ id: 2, distance: 0.4 }),
    vacancy({ id: 3, distance: 12.6, endDate: null, subTitle: null, introduction: null }),
    vacancy({ id: 4, kind: "landelijk", place: { kind: "fromHome" }, duration: null }),
    vacancy({ id: 5, kind: "landelijk", place: { kind: "nearby" }, availability: null, theme: null }),
  ];
  const rows = [...(await renderPage({ items })).querySelectorAll("[data-items] > li")];
  expect(rows.map((row) => texts(row, "li")[0])).toEqual([
    "Tiel, op 3,4 km",
    "Tiel, op minder dan 1 km",
    "Tiel, op 13 km",
    "Vanuit huis",
    "Bij jou in de buurt",
  ]);
  const [first, , third] = rows;
  expect(first?.textContent).toBe(
    "Gastvrouw of gastheerAlzheimer Café TielJe ontvangt gasten en schenkt koffie.Tiel, op 3,4 km4 uur per maand’s AvondsOntmoetenReageren tot en met zondag 31 januari 2027",
  );
  expect(third?.querySelectorAll("p")).toHaveLength(0);
  expect(JSON.parse(first?.querySelector("a")?.dataset.track ?? "")).toEqual({
    event: "select_vacancy",
    vacancy_id: "123",
    vacancy_title: "Gastvrouw of gastheer",
    vacancy_type: "regional",
    region: null,
  });
});

test("links to other pages keep the filter", async () => {
  const document = await renderPage({
    filter: vacancyFilter({ ...nearPlace, ids }),
    total: 37,
    paging: { page: 1, count: 3, before: 0 },
  });
  expect(document.querySelector("nav a[data-append]")?.getAttribute("href")).toBe(
    "/vrijwilligerswerk?activityIds=56,57&zipcode=4001+AB&page=2&vanaf=1#vacatures-nieuw",
  );
  expect(document.querySelector("nav a[rel=next]")?.getAttribute("href")).toBe(
    "/vrijwilligerswerk?activityIds=56,57&zipcode=4001+AB&page=2#vacatures",
  );
});

test("without vacancies there is a contact request and links to wider searches", async () => {
  const document = await renderPage({ ...none, filter: vacancyFilter({ ...nearPlace, ids }) });
  expect(texts(document, "[data-announce]")).toEqual(["We vonden geen vacatures binnen 10 km van 4001 AB"]);
  expect(document.querySelector(notice)?.textContent).toContain("binnen 1 tot 2 dagen");
  expect(links(document, notice)).toEqual([
    ["Laat van je horen", "/vrijwilligerswerk/vrijblijvend-contactverzoek/solliciteren"],
    ["Zoek zonder plaats", "/vrijwilligerswerk?activityIds=56,57"],
    ["Bekijk alle vacatures", "/vrijwilligerswerk"],
    [expect.stringContaining("0800"), expect.stringMatching(/^tel:/)],
  ]);
  expect(document.querySelector(filterChips)).not.toBeNull();
});

test("vacancies outside the search radius have their own section with a link to all of them", async () => {
  const farther = { radius: 50 as const, items: [vacancy({ distance: 23 })], total: 12 };
  const document = await renderPage({ ...none, filter: vacancyFilter(nearPlace), farther });
  expect(texts(document, "[aria-labelledby=verder-weg] h2")).toEqual(["Iets verder weg"]);
  expect(links(document, "[aria-labelledby=verder-weg] > p")).toEqual([
    ["Bekijk alle 12 vacatures binnen 50 km", "/vrijwilligerswerk?range=50&zipcode=4001+AB#vacatures"],
  ]);
});

test("of the work that can be done anywhere three are shown, and the others open with one summary", async () => {
  const anywhere = [1, 2, 3, 4, 5].map((id) => vacancy({ id, title: `Werk ${id}` }));
  const document = await renderPage({ anywhere });
  const section = document.querySelector("section[aria-labelledby=overal]") ?? new Document();
  expect(texts(section, "h2, summary")).toEqual([
    "5 vacatures vanuit huis of in je eigen buurt",
    "Toon ook de andere 2 vacatures",
  ]);
  expect(texts(section, "details:not([open]) h3")).toEqual(["Werk 4", "Werk 5"]);
  const [one] = anywhere;
  expect(texts(await renderPage({ anywhere: one ? [one] : [] }), "#overal ~ * summary")).toEqual([]);
});

test("an unknown place is an error on the field and above the list, as escaped text", async () => {
  const typed = "<b>Nergenshuizen";
  const document = await renderPage({ ...none, unknownPlace: true, filter: vacancyFilter({ typed }) });
  const field = document.querySelector<HTMLInputElement>("[name=zipcode]");
  expect(field?.getAttribute("value")).toBe(typed);
  const described = field?.getAttribute("aria-describedby")?.split(" ") ?? [];
  expect(described.map((id) => document.getElementById(id)?.textContent)).toContain(
    "We kennen ‘<b>Nergenshuizen’ niet. Typ een postcode, zoals 4001 AB, of een plaats, zoals Tiel.",
  );
  expect(field?.getAttribute("aria-invalid")).toBe("true");
  expect((await renderPage()).querySelector("[aria-invalid]")).toBeNull();
  expect(texts(document, "[data-announce]")).toEqual(["We kennen ‘<b>Nergenshuizen’ niet"]);
});

test("a failed list has a notice with the helpline, and the form remains", async () => {
  const document = await renderPage({ ...none, failed: true });
  expect(texts(document, "[data-announce]")).toEqual(["De vacatures zijn er nu even niet"]);
  expect(document.querySelector(`${notice} a[href^='tel:']`)).not.toBeNull();
  expect(document.querySelector("form[data-swap-form]")).not.toBeNull();
});

const longText = "Gastheer ".repeat(30);
test.each<[string, Partial<VacancyOverview>]>([
  ["full", { filter: vacancyFilter({ ...nearPlace, search: "koffie", ids }), total: 37 }],
  ["empty", { ...none, filter: vacancyFilter({ ...nearPlace, ids }) }],
  ["failed", { ...none, failed: true }],
  ["with an unknown place", { ...none, unknownPlace: true, filter: vacancyFilter({ typed: "x" }) }],
  [
    "with vacancies outside the search radius",
    { ...none, farther: { radius: 50, items: [vacancy()], total: 1 } },
  ],
  ["with long text", { items: [vacancy({ title: longText, subTitle: longText, introduction: longText })] }],
])("an overview (%s) is valid and accessible", async (_, fields) => {
  expect(await htmlProblems(await html(fields))).toEqual([]);
  expect(await axeViolations(await html(fields))).toEqual([]);
});
