import { expect } from "vitest";
import type { Example } from "./contract-examples";

// The content is that of backend/test-vacancies.ts; `{region}` is Rivierenland.

const text: unknown = expect.any(String);
const search = "/api/v1/region/vacancies/search";
const closest = "/api/v1/region/vacancies/closest";

const host = {
  Id: expect.stringMatching(/^\d+$/),
  Title: "Gastvrouw of gastheer",
  SubTitle: "Alzheimer Café Tiel",
  Introduction: "Je schenkt koffie.",
  Data: { Path: "/regios/rivierenland/vrijwilligerswerk/gastvrouw" },
  Vacancy: {
    VacancyType: "regional",
    NationalType: null,
    City: "Tiel",
    Activity: "Ontmoeten",
    Availability: "Avond",
    Duration: "Een paar uur per maand",
    Function: "Gastvrouw of gastheer",
    PublicationDate: "2026-10-01",
    EndDate: "2026-11-21",
    Distance: null,
  },
};
const near = (item: typeof host, Distance: number) => ({ ...item, Vacancy: { ...item.Vacancy, Distance } });
const titled = (...titles: string[]) => titles.map((Title) => ({ Title }));

/** Examples of vacancy lists, by the heading of the call in the contract. */
export const vacancyExamples: Record<string, Example[]> = {
  "GET /api/v1/region/vacancies/search?query={text}&functionId={id}&activityId={id}&durationId={id}&availabilityId={id}&address={place}&page={n}&pageSize={n}&radius={km}":
    [
      {
        path: `${search}?query=&functionId=51&functionId=53&address=Tiel&page=1&pageSize=15&radius=10`,
        status: 200,
        response: { Total: 1, Items: [near(host, 0)] },
      },
      {
        path: `${search}?query=&address=&page=2&pageSize=2`,
        status: 200,
        response: { Total: 5, Items: titled("Loop je mee?", "Gastvrouw of gastheer") },
      },
      {
        path: `${search}?address=Tiel&radius=10`,
        status: 200,
        response: {
          Total: 3,
          Items: titled("Gastvrouw of gastheer", "Luisteren aan de lijn", "Open sollicitatie"),
        },
      },
      { path: `${search}?query=rivierenland`, status: 200, response: { Total: 2 } },
      { path: `${search}?page=9`, status: 200, response: { Total: 5, Items: [] } },
      { path: `${search}?query=xylofoon`, status: 404 },
      { path: `${search}?address=Nergenshuizen`, status: 404 },
      { path: `${search}?functionId=99`, status: 404 },
      { path: `${search}?functionId=gastvrouw`, status: 400, response: { message: text } },
      { path: `${search}?pageSize=101`, status: 400 },
      { path: `${search}?page=0`, status: 400 },
    ],
  "GET /api/v1/region/vacancies/closest?query={place}&radius={km}&page={n}": [
    {
      path: `${closest}?query=4001+AB&radius=25&page=1`,
      status: 200,
      response: {
        Total: 2,
        Vacancies: [near(host, 0), { Title: "Wandelmaatje", Vacancy: { City: "Culemborg", Distance: 16 } }],
      },
    },
    { path: `${closest}?query=Tiel&radius=25&page=2`, status: 200, response: { Total: 2, Vacancies: [] } },
    { path: `${closest}?query=West-Terschelling&radius=10&page=1`, status: 404 },
    { path: `${closest}?query=Nergenshuizen&radius=50`, status: 404 },
    { path: `${closest}?query=&radius=10`, status: 400, response: { message: text } },
    { path: `${closest}?query=Tiel`, status: 400 },
  ],
  "GET /api/v1/region/vacancies/{regionId}?page={n}": [
    {
      path: "/api/v1/region/vacancies/{region}?page=1",
      status: 200,
      response: { Total: 2, Vacancies: [{ Title: "Wandelmaatje" }, host] },
    },
    { path: "/api/v1/region/vacancies/{region}?page=2", status: 200, response: { Total: 2, Vacancies: [] } },
    { path: "/api/v1/region/vacancies/{region}?page=een", status: 400, response: { message: text } },
    { path: "/api/v1/region/vacancies/0?page=1", status: 404 },
  ],
};
