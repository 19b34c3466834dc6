import { expect, test } from "vitest";
import { value } from "~/fields/wire-examples";
import { pageOf } from "../../../tests/setup/page-of";
import { headerLinks } from "../../../tests/setup/parse-html";
import { dom, render } from "../../../tests/setup/render";
import { ActivityPage } from "./component";
import { eventMarkup } from "./event-markup";
import { activiteitExamples } from "./examples";

const everything = activiteitExamples["with everything"];
const plain = activiteitExamples["with nothing but a title"];

const renderPage = async (json: unknown) =>
  dom(await render(<ActivityPage page={pageOf("activiteit", json)} preview={false} />));
const facts = (document: Document) =>
  [...document.querySelectorAll("dl > div")].map((fact) => [
    fact.querySelector("dt")?.textContent,
    fact.querySelector("dd")?.textContent,
  ]);

const site = { origin: "https://www.example.nl" };

test("the facts of an activity are date, times, place, price, accessibility and region", async () => {
  expect(facts(await renderPage(everything))).toEqual([
    ["Wanneer", "donderdag 4 maart 2027"],
    ["Hoe laat", "14.00 tot 16.00 uur"],
    ["Inloop vanaf", "13.30 uur"],
    [
      "Waar",
      "De TuinkamerLindelaan 12 4001 AB Tiel Plan je route naar De Tuinkamer, Lindelaan 12, 4001 AB Tiel (andere website)",
    ],
    ["Kosten", "Gratis, de koffie ook"],
    ["Toegankelijkheid", "Met rolstoel en rollator goed te bereiken."],
    ["Afdeling", "Rivierenland"],
  ]);
});

test("the type of an activity is above the title, with a decorative icon", async () => {
  const kind = (await renderPage(everything)).querySelector("h1")?.previousElementSibling;
  expect(kind?.textContent).toBe("Alzheimer Café");
  expect(kind?.querySelector("img")?.getAttribute("alt")).toBe("");
  expect(kind?.querySelector("img")?.getAttribute("src")).toBe(
    "/drupal/media/9c1b2a3f/vergeet-mij-niet/original.svg",
  );
});

test("an activity links to its location, directions, region, calendar file and website", async () => {
  const document = await renderPage(everything);
  expect(headerLinks(document).map((a) => a.getAttribute("href"))).toEqual([
    "/regios/rivierenland/alzheimer-cafe-tiel",
    "https://www.google.com/maps/dir/?api=1&destination=Lindelaan%2012%2C%204001%20AB%2C%20Tiel",
    "/regios/rivierenland",
    "/agenda/regios/rivierenland/activiteiten/wat-regel-je-op-tijd.ics",
    "https://www.example.nl/programma",
  ]);
});

test("an activity of several days has its first and last day", async () => {
  const document = await renderPage(activiteitExamples["of several days without times"]);
  expect(facts(document)).toEqual([
    ["Wanneer", "maandag 7 juni 2027 tot en met vrijdag 11 juni 2027"],
    ["Waar", "Ommen Plan je route naar Ommen (andere website)"],
  ]);
  expect(headerLinks(document).map((link) => link.textContent?.trim())).toEqual([
    "Plan je route naar Ommen (andere website)",
    "Zet in je agenda",
    "Meer informatie (andere website)",
  ]);
});

test("an end before the start is left out", async () => {
  const wrong = { field_start_date: value("2027-06-07"), field_end_date: value("2027-06-01") };
  expect(facts(await renderPage({ ...plain, ...wrong }))).toEqual([["Wanneer", "maandag 7 juni 2027"]]);
});

test("an activity at midnight has a time, one without times has none", async () => {
  const midnight = await renderPage({ ...plain, field_start_time: value(0) });
  expect(facts(midnight)).toEqual([["Hoe laat", "0.00 uur"]]);
  expect((await renderPage(plain)).querySelector("dl")).toBeNull();
});

const endedNotice = (document: Document) =>
  [...document.querySelectorAll("h2")].find(({ textContent }) => textContent === "Deze activiteit is voorbij")
    ?.parentElement;

test("an activity that is over has a notice with a link to its region", async () => {
  const notice = endedNotice(await renderPage(activiteitExamples["that is over"]));
  expect(notice?.querySelector("a")?.getAttribute("href")).toBe("/regios/rivierenland");
});

test("an activity that is over links to its next date and has no calendar file", async () => {
  const document = await renderPage(activiteitExamples["that is over and has a next date"]);
  const link = endedNotice(document)?.querySelector("a");
  expect(link?.textContent).toBe("De volgende keer is dinsdag 15 december 2026");
  expect(link?.getAttribute("href")).toBe("/regios/rivierenland/activiteiten/wandelen-2026-12-15");
  expect(document.querySelector("a[href$='.ics']")).toBeNull();
});

test("the structured data has start, end, place and whether the activity is free", () => {
  const page = pageOf("activiteit", everything);
  expect(eventMarkup(page, site)).toMatchObject({
    "@type": "Event",
    name: "Wat regel je op tijd?",
    url: "https://www.example.nl/regios/rivierenland/activiteiten/wat-regel-je-op-tijd",
    startDate: "2027-03-04T14:00:00+01:00",
    endDate: "2027-03-04T16:00:00+01:00",
    eventStatus: "https://schema.org/EventScheduled",
    location: { name: "De Tuinkamer", address: { postalCode: "4001 AB", addressLocality: "Tiel" } },
    isAccessibleForFree: true,
  });
});

test.each([
  ["Gratis", true],
  ["Je betaalt alleen de koffie: € 2,50", false],
  ["Gratis voor leden, anderen € 5", false],
  ["Gratis, met 2 kopjes koffie", true],
])("'%s' is free: %s", (costs, free) => {
  const page = pageOf("activiteit", { ...everything, field_costs: value(costs) });
  expect(eventMarkup(page, site)).toMatchObject({ isAccessibleForFree: free });
});

test("an activity without a day and city has no structured data", () => {
  expect(eventMarkup(pageOf("activiteit", plain), site)).toBeNull();
});

test("an activity is not over on its last day or without a day", async () => {
  // The page is rendered on 20 November 2026.
  const lastDay = { ...plain, field_start_date: value("2026-11-18"), field_end_date: value("2026-11-20") };
  expect(endedNotice(await renderPage(lastDay))).toBeUndefined();
  const dayAfter = { ...lastDay, field_end_date: value("2026-11-19") };
  expect(endedNotice(await renderPage(dayAfter))).toBeDefined();
  expect(endedNotice(await renderPage(plain))).toBeUndefined();
});

test("an activity has share links", async () => {
  expect((await renderPage(plain)).querySelectorAll("details a")).toHaveLength(5);
});

test("the card of an activity has whom to call, its other days and a map", async () => {
  const next = {
    id: "2",
    type: null,
    iconPath: null,
    title: "Wat regel je op tijd?",
    intro: "",
    location: null,
    locality: "Tiel",
    address: null,
    url: "/regios/rivierenland/activiteiten/wat-regel-je-op-tijd-2",
    externalUrl: null,
    startDate: "2027-04-01",
    endDate: null,
    startTime: 14 * 3600,
    endTime: null,
  };
  const contact = { person: "Willemien de Groot", phone: "0344 00 00 00", email: null };
  const page = { ...pageOf("activiteit", everything), data: { otherDays: [next], contact } };
  const card = dom(await render(<ActivityPage page={page} preview={false} />)).querySelector(
    ".facts-columns",
  );
  const titles = [...(card?.querySelectorAll("h2") ?? [])].map(({ textContent }) => textContent);
  expect(titles).toEqual(["Wie kun je bellen?", "Andere dagen"]);
  expect(card?.querySelector("a[href='tel:0344000000']")).not.toBeNull();
  const day = card?.querySelector(`a[href='${next.url}']`);
  expect(day?.textContent).toBe("donderdag 1 april 2027, 14.00 uur");
  expect(card?.querySelector("svg text")?.textContent).toBe("Tiel");
});
