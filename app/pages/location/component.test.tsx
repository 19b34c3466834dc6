import { expect, test } from "vitest";
import type { ActivityList } from "~/features/activities/filter";
import { activityList, noActivities } from "../../../tests/factories/activity-list";
import { pageOf } from "../../../tests/setup/page-of";
import { headerLinks } from "../../../tests/setup/parse-html";
import { dom, render } from "../../../tests/setup/render";
import { LocationPage } from "./component";
import { locationExamples } from "./examples";

const renderPage = async (json: unknown) =>
  dom(await render(<LocationPage page={pageOf("location", json)} preview={false} />));

test("the facts of a location are address, opening hours, contacts and region", async () => {
  const document = await renderPage(locationExamples["with everything"]);
  expect(document.querySelector("h1")?.previousElementSibling?.textContent).toBe("Alzheimer Café");
  const facts = [...document.querySelectorAll("dl > div")];
  expect(
    facts.map((fact) => [fact.querySelector("dt")?.textContent, fact.querySelector("dd")?.textContent]),
  ).toEqual([
    [
      "Adres",
      "De Tuinkamer Lindelaan 12 4001 AB Tiel Plan je route naar De Tuinkamer, Lindelaan 12, 4001 AB Tiel (andere website)",
    ],
    ["Open", "donderdag: eerste donderdag van de maand, 14.00 tot 16.00 uurvrijdag: 10.00 tot 12.00 uur"],
    ["Contactpersoon", "Willemien de Groot"],
    ["Telefoon", "0344 00 00 00"],
    ["E-mail", "tiel@alzheimer.example"],
    ["Contact", "Bereikbaar op werkdagen van 9.00 tot 12.00 uur."],
    ["Afdeling", "Rivierenland"],
  ]);
});

test("a location links to directions, its contacts, its region and its website", async () => {
  const document = await renderPage(locationExamples["with everything"]);
  expect(headerLinks(document).map((a) => a.getAttribute("href"))).toEqual([
    "https://www.google.com/maps/dir/?api=1&destination=Lindelaan%2012%2C%204001%20AB%2C%20Tiel",
    "tel:0344000000",
    "mailto:tiel@alzheimer.example",
    "/regios/rivierenland",
    "https://www.example.nl/tuinkamer",
  ]);
});

test("a location with few fields has no empty elements; its website has a default text", async () => {
  const document = await renderPage(locationExamples["with nothing but a title"]);
  expect(document.querySelector("dl")).toBeNull();
  expect(document.querySelector("h1")?.previousElementSibling).toBeNull();
  expect(headerLinks(document).map((a) => a.textContent)).toEqual(["Naar de website (andere website)"]);
});

test("a location has share links", async () => {
  const document = await renderPage(locationExamples["with nothing but a title"]);
  expect(document.querySelectorAll("details a")).toHaveLength(5);
});

const plannedActivities = async (activities: ActivityList) => {
  const page = { ...pageOf("location", locationExamples["with everything"]), data: { activities } };
  return dom(await render(<LocationPage page={page} preview={false} />)).querySelector("#activiteiten");
};

test("planned activities are listed without filters", async () => {
  const section = await plannedActivities(activityList({ searchable: false }));
  expect(section?.querySelector("h2")?.textContent).toBe("Geplande activiteiten");
  expect(section?.querySelectorAll("article h3")).toHaveLength(2);
  expect(section?.querySelector("form")).toBeNull();
});

test("without planned activities there is no section; a failed list has a notice", async () => {
  expect(await plannedActivities(noActivities({ searchable: false }))).toBeNull();
  const failed = await plannedActivities(noActivities({ searchable: false, failed: true }));
  expect(failed?.textContent).toContain("De activiteiten zijn er nu even niet");
});
