import { expect, test } from "vitest";
import { value } from "../../../tests/factories/drupal";
import { dom, render } from "../../../tests/setup/render";
import { ActivityPage } from "./component";
import { activiteitExamples } from "./examples";
import { activiteitSchema } from "./schema";

const everything = activiteitExamples["with everything"];
const plain = activiteitExamples["with nothing but a title"];

const shown = async (json: unknown) =>
  dom(await render(<ActivityPage page={activiteitSchema.parse(json)} preview={false} />));
const facts = (document: Document) =>
  [...document.querySelectorAll(".fact-list > div")].map((fact) => [
    fact.querySelector("dt")?.textContent,
    fact.querySelector("dd")?.textContent,
  ]);

test("an activity says when it is in words, with times as on the clock, and where", async () => {
  expect(facts(await shown(everything))).toEqual([
    ["Wanneer", "donderdag 4 maart 2027"],
    ["Hoe laat", "14:00 tot 16:00 uur"],
    ["Inloop vanaf", "13:30 uur"],
    [
      "Waar",
      "De TuinkamerLindelaan 124001 AB TielPlan je route naar De Tuinkamer, Lindelaan 12, 4001 AB Tiel (andere website)",
    ],
    ["Afdeling", "Rivierenland"],
  ]);
});

test("an activity shows its kind with a drawing that says nothing more", async () => {
  const kind = (await shown(everything)).querySelector(".page-head .meta .kind");
  expect(kind?.textContent).toBe("Alzheimer Café");
  expect(kind?.querySelector("img")?.getAttribute("alt")).toBe("");
  expect(kind?.querySelector("img")?.getAttribute("src")).toBe(
    "/drupal/media/9c1b2a3f/vergeet-mij-niet/original.svg",
  );
});

test("an activity leads to its location, its region, the way there and more information", async () => {
  const document = await shown(everything);
  const links = [...document.querySelectorAll(".page-head .fact-list a, .page-head .actions a")];
  expect(links.map((a) => a.getAttribute("href"))).toEqual([
    "/regios/rivierenland/alzheimer-cafe-tiel",
    "https://www.google.com/maps/dir/?api=1&destination=Lindelaan%2012%2C%204001%20AB%2C%20Tiel",
    "/regios/rivierenland",
    "https://www.example.nl/programma",
  ]);
});

test("an activity of several days says from when until when", async () => {
  const document = await shown(activiteitExamples["of several days without times"]);
  expect(facts(document)).toEqual([
    ["Wanneer", "maandag 7 juni 2027 tot en met vrijdag 11 juni 2027"],
    ["Waar", "OmmenPlan je route naar Ommen (andere website)"],
  ]);
  expect(document.querySelector(".page-head .actions a")?.textContent).toBe(
    "Meer informatie (andere website)",
  );
});

test("an activity that begins at midnight has a time, one that nobody timed has none", async () => {
  const midnight = await shown({ ...plain, field_start_time: value(0) });
  expect(facts(midnight)).toEqual([["Hoe laat", "00:00 uur"]]);
  expect((await shown(plain)).querySelector(".fact-list")).toBeNull();
});

test("an activity that is over says so and leads to what is still to come", async () => {
  const notice = (await shown(activiteitExamples["that is over"])).querySelector(".callout");
  expect(notice?.querySelector("h2")?.textContent).toBe("Deze activiteit is voorbij");
  expect(notice?.querySelector("a")?.getAttribute("href")).toBe("/regios/rivierenland");
});

test("an activity is not over on its last day, nor without a day", async () => {
  // The page is rendered on 20 November 2026.
  const lastDay = { ...plain, field_start_date: value("2026-11-18"), field_end_date: value("2026-11-20") };
  expect((await shown(lastDay)).querySelector(".callout")).toBeNull();
  const dayAfter = { ...lastDay, field_end_date: value("2026-11-19") };
  expect((await shown(dayAfter)).querySelector(".callout")).not.toBeNull();
  expect((await shown(plain)).querySelector(".callout")).toBeNull();
});

test("an activity can be shared", async () => {
  expect((await shown(plain)).querySelectorAll(".page-head details.share a")).toHaveLength(5);
});
