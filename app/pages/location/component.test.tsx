import { expect, test } from "vitest";
import type { ActivityList } from "~/features/activities/filter";
import { activityList, noActivities } from "../../../tests/factories/activity-list";
import { pageOf } from "../../../tests/setup/page-of";
import { dom, render } from "../../../tests/setup/render";
import { LocationPage } from "./component";
import { locationExamples } from "./examples";

const renderPage = async (json: unknown) =>
  dom(await render(<LocationPage page={pageOf("location", json)} preview={false} />));

test("a location says where it is and whom to ask", async () => {
  const document = await renderPage(locationExamples["with everything"]);
  expect(document.querySelector(".page-head .meta .tag")?.textContent).toBe("Alzheimer Café");
  const facts = [...document.querySelectorAll(".fact-list > div")];
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

test("a location leads to the way there, its contacts, its region and its website", async () => {
  const document = await renderPage(locationExamples["with everything"]);
  const links = [...document.querySelectorAll(".page-head .fact-list a, .page-head .actions a")];
  expect(links.map((a) => a.getAttribute("href"))).toEqual([
    "https://www.google.com/maps/dir/?api=1&destination=Lindelaan%2012%2C%204001%20AB%2C%20Tiel",
    "tel:0344000000",
    "mailto:tiel@alzheimer.example",
    "/regios/rivierenland",
    "https://www.example.nl/tuinkamer",
  ]);
});

test("a location of which little is known has no empty facts, and its website has a name", async () => {
  const document = await renderPage(locationExamples["with nothing but a title"]);
  expect(document.querySelector(".fact-list, .page-head .meta")).toBeNull();
  expect(document.querySelector(".page-head .actions a")?.textContent).toBe(
    "Naar de website (andere website)",
  );
});

test("a location can be shared", async () => {
  const document = await renderPage(locationExamples["with nothing but a title"]);
  expect(document.querySelectorAll(".page-head details.share a")).toHaveLength(5);
});

const planned = async (activities: ActivityList) => {
  const page = { ...pageOf("location", locationExamples["with everything"]), data: { activities } };
  return dom(await render(<LocationPage page={page} preview={false} />)).querySelector("#activiteiten");
};

test("a location shows what is planned there, without filters", async () => {
  const section = await planned(activityList({ searchable: false }));
  expect(section?.querySelector("h2")?.textContent).toBe("Geplande activiteiten");
  expect(section?.querySelectorAll("article h3")).toHaveLength(2);
  expect(section?.querySelector("form")).toBeNull();
});

test("where nothing is planned there is no heading either; a list that failed says so", async () => {
  expect(await planned(noActivities({ searchable: false }))).toBeNull();
  const failed = await planned(noActivities({ searchable: false, failed: true }));
  expect(failed?.textContent).toContain("De activiteiten zijn er nu even niet");
});
