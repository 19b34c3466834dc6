import { expect, test } from "vitest";
import { value } from "~/fields/wire-examples";
import { vacancy } from "../../../tests/factories/vacancies";
import { pageOf } from "../../../tests/setup/page-of";
import { axeViolations, dom, htmlProblems, render } from "../../../tests/setup/render";
import { VacancyPage } from "./component";
import { corporateVacatureExamples, regioVacanciesExamples, vacanciesExamples } from "./examples";
import { WorkCard } from "./work-card";

type VacancyPageOf = Parameters<typeof WorkCard>[0];

const national = async (json: unknown) =>
  dom(await render(<VacancyPage page={pageOf("vacancies", json)} preview={false} />));
const regional = async (json: unknown) =>
  dom(await render(<VacancyPage page={pageOf("regio_vacancies", json)} preview={false} />));
const corporate = async (json: unknown) =>
  dom(await render(<VacancyPage page={pageOf("corporate_vacature", json)} preview={false} />));
const facts = (document: Document) =>
  [...document.querySelectorAll("dl > div")].map((fact) => [
    fact.querySelector("dt")?.textContent,
    fact.querySelector("dd")?.textContent,
  ]);
const applicationLinks = (document: Document) =>
  [...document.querySelectorAll('a[href$="/solliciteren"]')].map((a) => [
    a.getAttribute("href"),
    a.textContent,
  ]);

test("the facts of a national vacancy are place, hours, availability, theme, job title and last day", async () => {
  expect(facts(await national(vacanciesExamples["with everything"]))).toEqual([
    ["Waar", "Vanuit huis"],
    ["Hoeveel tijd", "8 uur per maand"],
    ["Wanneer", "Overdag of ’s avonds"],
    ["Soort werk", "Luisteren"],
    ["Functie", "Vrijwilliger hulplijn"],
    ["Reageren kan tot en met", "zondag 31 januari 2027"],
  ]);
});

test("a regional vacancy has its city, region and e-mail address; a job title equal to the title is left out", async () => {
  const document = await regional(regioVacanciesExamples["with everything"]);
  const title = document.querySelector("h1");
  expect(title?.textContent).toBe("Gastvrouw of gastheer");
  expect(title?.previousElementSibling?.textContent).toBe("Alzheimer Café Tiel");
  expect(facts(document)).toEqual([
    ["Waar", "Tiel"],
    ["Hoeveel tijd", "4 uur per maand"],
    ["Wanneer", "’s Avonds"],
    ["Soort werk", "Ontmoeten"],
    ["Afdeling", "Rivierenland"],
    ["E-mail", "vrijwilligers-rivierenland@alzheimer.example"],
  ]);
});

test("the fields that the application form uses are decoded", () => {
  const { vacancy, region } = pageOf("regio_vacancies", regioVacanciesExamples["with everything"]);
  expect(region?.id).toBe(12);
  expect(vacancy).toMatchObject({
    kind: "regional",
    organisationUnitKey: "RVL-31",
    zipCode: "4001 AB",
    jobTitle: { label: "Gastvrouw of gastheer", formLength: "short" },
  });
});

test("a vacancy links to its application form in the header and beside the text", async () => {
  const path = "/vrijwilligerswerk/medewerker-hulplijn/solliciteren";
  const document = await national(vacanciesExamples["with everything"]);
  expect(applicationLinks(document)).toEqual([
    [path, "Meld je aan"],
    [path, "Meld je aan"],
  ]);
  expect(document.querySelector("aside a")?.getAttribute("href")).toBe(path);
  expect(document.querySelectorAll("aside h2")).toHaveLength(1);
});

test("the link to the form has another text for volunteers than for jobs", async () => {
  expect(applicationLinks(await regional(regioVacanciesExamples["with nothing but a title"]))[0]).toEqual([
    "/regios/rivierenland/vrijwilligerswerk/wandelmaatje/solliciteren",
    "Meld je aan",
  ]);
  expect(applicationLinks(await corporate(corporateVacatureExamples["with everything"]))[0]).toEqual([
    "/over-ons/werken-bij-alzheimer-nederland/webredacteur/solliciteren",
    "Solliciteer",
  ]);
});

test("a full-width vacancy has its button in the header only", async () => {
  const document = await corporate(corporateVacatureExamples["over the full width"]);
  expect(document.querySelector("aside")).toBeNull();
  expect(applicationLinks(document)).toHaveLength(1);
});

test("a vacancy without a path in the CMS uses the requested path", async () => {
  const document = await national({ ...vacanciesExamples["with nothing but a title"], path: [] });
  expect(applicationLinks(document)[0]?.[0]).toBe("/zorgen/partner/solliciteren");
});

const closedNotice = (document: Document) =>
  [...document.querySelectorAll("h2")].find(({ textContent }) => textContent === "Je kunt niet meer reageren")
    ?.parentElement;

test("a closed vacancy has a notice and no link to the form", async () => {
  // The page is rendered on 20 November 2026.
  const document = await national(vacanciesExamples["that is closed"]);
  expect(applicationLinks(document)).toEqual([]);
  expect(closedNotice(document)?.querySelector("a")?.getAttribute("href")).toBe("/vrijwilligerswerk");
  expect(document.querySelector("aside a[href='tel:08000000000']")).not.toBeNull();
});

test("a closed job links to other jobs", async () => {
  const closed = { ...corporateVacatureExamples["with everything"], field_end_date: value("2026-11-01") };
  const link = closedNotice(await corporate(closed))?.querySelector("a");
  expect(link?.getAttribute("href")).toBe("/over-ons/werken-bij-alzheimer-nederland");
});

// As a moment it is midnight in Amsterdam, where the day begins an hour before it does in UTC.
const midnight = "2026-11-19T23:00:00+00:00";

test.each(["2026-11-20", midnight, Date.parse(midnight) / 1000])(
  "a vacancy is open on its last day, which the CMS writes as %s",
  async (day) => {
    const document = await national({
      ...vacanciesExamples["that is closed"],
      field_end_date: value(day),
    });
    expect(applicationLinks(document)).toHaveLength(2);
    expect(closedNotice(document)).toBeUndefined();
    expect(facts(document)).toContainEqual(["Reageren kan tot en met", "vrijdag 20 november 2026"]);
  },
);

test("the card beside the form has the facts and a link for questions", async () => {
  const card = async (page: VacancyPageOf) => {
    const document = dom(await render(<WorkCard {...page} />));
    return { facts: facts(document), question: document.querySelector("p > a")?.getAttribute("href") };
  };
  const regionalPage = pageOf("regio_vacancies", regioVacanciesExamples["with everything"]);
  const { facts: regionalFacts, question } = await card(regionalPage);
  expect(regionalFacts).toContainEqual(["Waar", "Tiel"]);
  expect(regionalFacts).toContainEqual(["E-mail", "vrijwilligers-rivierenland@alzheimer.example"]);
  expect(question).toBeUndefined();
  const nationalPage = pageOf("vacancies", vacanciesExamples["with everything"]);
  expect((await card(nationalPage)).question).toBe("/vrijwilligerswerk/vrijblijvend-contactverzoek");
  const job = pageOf("corporate_vacature", corporateVacatureExamples["with everything"]);
  expect((await card(job)).question).toBe("/contact");
});

test("a vacancy has share links", async () => {
  const document = await national(vacanciesExamples["with nothing but a title"]);
  expect(document.querySelectorAll("details a")).toHaveLength(5);
});

const events = (document: Document, selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].map(({ dataset }) =>
    JSON.parse(dataset.track ?? "{}"),
  );

test("links for statistics differ between the header, the card beside the text and the question", async () => {
  const document = await regional({ ...regioVacanciesExamples["with everything"], nid: value(6120) });
  const vacancyFields = {
    vacancy_id: "6120",
    vacancy_title: "Gastvrouw of gastheer",
    vacancy_type: "regional",
    region: "Rivierenland",
  };
  expect(events(document, ".facts-card * [data-track]")).toEqual([
    { event: "click_volunteer_application", ...vacancyFields },
  ]);
  expect(events(document, "aside [data-track]")).toEqual([
    { event: "CTA_vacancy", ...vacancyFields },
    { event: "volunteer_info", ...vacancyFields },
  ]);
});

test("a question goes to the e-mail address of the region, else to the contact request form", async () => {
  const question = (document: Document) => document.querySelector("aside p > a")?.getAttribute("href");
  expect(question(await regional(regioVacanciesExamples["with everything"]))).toBe(
    "mailto:vrijwilligers-rivierenland@alzheimer.example",
  );
  expect(question(await national(vacanciesExamples["with everything"]))).toBe(
    "/vrijwilligerswerk/vrijblijvend-contactverzoek",
  );
  // Not for an open application or a job.
  expect(question(await national(vacanciesExamples["with nothing but a title"]))).toBeUndefined();
  expect(question(await corporate(corporateVacatureExamples["with everything"]))).toBeUndefined();
});

test("a closed regional vacancy links to vacancies near its city", async () => {
  const closed = { ...regioVacanciesExamples["with everything"], field_end_date: value("2026-11-01") };
  const link = closedNotice(await regional(closed))?.querySelector("a");
  expect(link?.getAttribute("href")).toBe("/vrijwilligerswerk?zipcode=Tiel");
});

test("similar vacancies are listed below, also on a closed vacancy", async () => {
  const page = {
    ...pageOf("vacancies", vacanciesExamples["that is closed"]),
    data: {
      contact: null,
      similar: [
        vacancy({ distance: 3.4 }),
        vacancy({ id: 2, url: "/vrijwilligerswerk/anders", title: "Anders" }),
      ],
    },
  };
  const html = await render(<VacancyPage page={page} preview={false} />);
  const section = dom(html).querySelector("section[aria-labelledby=lijkt-erop]");
  expect([...(section?.querySelectorAll("h3 a") ?? [])].map((a) => a.getAttribute("href"))).toEqual([
    "/regios/rivierenland/vrijwilligerswerk/gastvrouw-of-gastheer",
    "/vrijwilligerswerk/anders",
  ]);
  expect(await htmlProblems(html)).toEqual([]);
  expect(await axeViolations(html)).toEqual([]);
});

test("without similar vacancies there is no section", async () => {
  const document = await national(vacanciesExamples["with everything"]);
  expect(document.querySelector("[aria-labelledby=lijkt-erop]")).toBeNull();
});
