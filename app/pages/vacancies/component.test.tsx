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
  [...document.querySelectorAll(".fact-list > div")].map((fact) => [
    fact.querySelector("dt")?.textContent,
    fact.querySelector("dd")?.textContent,
  ]);
const applications = (document: Document) =>
  [...document.querySelectorAll('a[href$="/solliciteren"]')].map((a) => [
    a.getAttribute("href"),
    a.textContent,
  ]);

test("national work says where, how much, when and what it is, and until when to apply", async () => {
  expect(facts(await national(vacanciesExamples["with everything"]))).toEqual([
    ["Waar", "Vanuit huis"],
    ["Hoeveel tijd", "8 uur per maand"],
    ["Wanneer", "Overdag of ’s avonds"],
    ["Soort werk", "Luisteren"],
    ["Functie", "Vrijwilliger hulplijn"],
    ["Reageren kan tot en met", "zondag 31 januari 2027"],
  ]);
});

test("regional work is in its city and names its region and mailbox; its function is not said twice", async () => {
  const document = await regional(regioVacanciesExamples["with everything"]);
  expect(document.querySelector(".page-head .meta + h1")?.textContent).toBe("Gastvrouw of gastheer");
  expect(document.querySelector(".page-head .meta")?.textContent).toBe("Alzheimer Café Tiel");
  expect(facts(document)).toEqual([
    ["Waar", "Tiel"],
    ["Hoeveel tijd", "4 uur per maand"],
    ["Wanneer", "’s Avonds"],
    ["Soort werk", "Ontmoeten"],
    ["Afdeling", "Rivierenland"],
    ["E-mail", "vrijwilligers-rivierenland@alzheimer.example"],
  ]);
});

test("what the form needs of a regional vacancy is known", () => {
  const { vacancy, region } = pageOf("regio_vacancies", regioVacanciesExamples["with everything"]);
  expect(region?.id).toBe(12);
  expect(vacancy).toMatchObject({
    kind: "regional",
    organisationUnitKey: "RVL-31",
    zipCode: "4001 AB",
    jobTitle: { label: "Gastvrouw of gastheer", formLength: "short" },
  });
});

test("a vacancy leads to its own application, in the header and beside the text", async () => {
  const path = "/vrijwilligerswerk/medewerker-hulplijn/solliciteren";
  const document = await national(vacanciesExamples["with everything"]);
  expect(applications(document)).toEqual([
    [path, "Meld je aan"],
    [path, "Meld je aan"],
  ]);
  expect(document.querySelector("aside .sticky a")?.getAttribute("href")).toBe(path);
  expect(document.querySelector(".cta-extensive")).toBeNull();
});

test("regional work and a job lead to their own application, in the words of each", async () => {
  expect(applications(await regional(regioVacanciesExamples["with nothing but a title"]))[0]).toEqual([
    "/regios/rivierenland/vrijwilligerswerk/wandelmaatje/solliciteren",
    "Meld je aan",
  ]);
  expect(applications(await corporate(corporateVacatureExamples["with everything"]))[0]).toEqual([
    "/over-ons/werken-bij-alzheimer-nederland/webredacteur/solliciteren",
    "Solliciteer",
  ]);
});

test("a vacancy of the full width still has its button in the header", async () => {
  const document = await corporate(corporateVacatureExamples["over the full width"]);
  expect(document.querySelector("aside")).toBeNull();
  expect(applications(document)).toHaveLength(1);
});

test("a vacancy without an address of its own in the CMS uses the address it is read at", async () => {
  const document = await national({ ...vacanciesExamples["with nothing but a title"], path: [] });
  expect(applications(document)[0]?.[0]).toBe("/zorgen/partner/solliciteren");
});

test("a vacancy past its last day stays readable, says so and cannot be applied for", async () => {
  // The page is rendered on 20 November 2026.
  const document = await national(vacanciesExamples["that is closed"]);
  expect(applications(document)).toEqual([]);
  expect(document.querySelector(".callout h2")?.textContent).toBe("Je kunt niet meer reageren");
  expect(document.querySelector(".callout a")?.getAttribute("href")).toBe("/vrijwilligerswerk");
  expect(document.querySelector("aside .cta-card .phone")?.getAttribute("href")).toBe("tel:08000000000");
});

test("a job past its last day leads to other jobs", async () => {
  const closed = { ...corporateVacatureExamples["with everything"], field_end_date: value("2026-11-01") };
  const link = (await corporate(closed)).querySelector(".callout a");
  expect(link?.getAttribute("href")).toBe("/over-ons/werken-bij-alzheimer-nederland");
});

test("a vacancy is open on its last day", async () => {
  const lastDay = { ...vacanciesExamples["that is closed"], field_end_date: value("2026-11-20") };
  expect(applications(await national(lastDay))).toHaveLength(2);
});

test("beside its form stands what the work is, and whom to ask", async () => {
  const card = async (page: VacancyPageOf) => {
    const document = dom(await render(<WorkCard {...page} />));
    return { facts: facts(document), asks: document.querySelector(".body > p > a")?.getAttribute("href") };
  };
  const regionalPage = pageOf("regio_vacancies", regioVacanciesExamples["with everything"]);
  const { facts: known, asks } = await card(regionalPage);
  expect(known).toContainEqual(["Waar", "Tiel"]);
  expect(known).toContainEqual(["E-mail", "vrijwilligers-rivierenland@alzheimer.example"]);
  expect(asks).toBeUndefined();
  const nationalPage = pageOf("vacancies", vacanciesExamples["with everything"]);
  expect((await card(nationalPage)).asks).toBe("/vrijwilligerswerk/vrijblijvend-contactverzoek");
  const job = pageOf("corporate_vacature", corporateVacatureExamples["with everything"]);
  expect((await card(job)).asks).toBe("/contact");
});

test("a vacancy can be shared", async () => {
  const document = await national(vacanciesExamples["with nothing but a title"]);
  expect(document.querySelectorAll(".page-head details.share a")).toHaveLength(5);
});

const events = (document: Document, selector: string) =>
  [...document.querySelectorAll<HTMLElement>(selector)].map(({ dataset }) =>
    JSON.parse(dataset.track ?? "{}"),
  );

test("statistics hear which button was followed: in the header, beside the text, or with a question first", async () => {
  const document = await regional({ ...regioVacanciesExamples["with everything"], nid: value(6120) });
  const about = {
    vacancy_id: "6120",
    vacancy_title: "Gastvrouw of gastheer",
    vacancy_type: "regional",
    region: "Rivierenland",
  };
  expect(events(document, ".page-head [data-track]")).toEqual([
    { event: "click_volunteer_application", ...about },
  ]);
  expect(events(document, "aside [data-track]")).toEqual([
    { event: "CTA_vacancy", ...about },
    { event: "volunteer_info", ...about },
  ]);
});

test("who has a question first mails the region, or is called", async () => {
  const question = (document: Document) => document.querySelector(".cta-card p > a")?.getAttribute("href");
  expect(question(await regional(regioVacanciesExamples["with everything"]))).toBe(
    "mailto:vrijwilligers-rivierenland@alzheimer.example",
  );
  expect(question(await national(vacanciesExamples["with everything"]))).toBe(
    "/vrijwilligerswerk/vrijblijvend-contactverzoek",
  );
  // The open application is a question itself, and a job has no such page.
  expect(question(await national(vacanciesExamples["with nothing but a title"]))).toBeUndefined();
  expect(question(await corporate(corporateVacatureExamples["with everything"]))).toBeUndefined();
});

test("work of a region that is closed leads to other work near its town", async () => {
  const closed = { ...regioVacanciesExamples["with everything"], field_end_date: value("2026-11-01") };
  const link = (await regional(closed)).querySelector(".callout a");
  expect(link?.getAttribute("href")).toBe("/vrijwilligerswerk?zipcode=Tiel");
});

test("work that is like it is offered below, also when it is closed", async () => {
  const page = {
    ...pageOf("vacancies", vacanciesExamples["that is closed"]),
    data: {
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

test("without such work there is no empty section", async () => {
  const document = await national(vacanciesExamples["with everything"]);
  expect(document.querySelector("[aria-labelledby=lijkt-erop]")).toBeNull();
});
