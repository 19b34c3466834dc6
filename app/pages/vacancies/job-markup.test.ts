import { expect, test } from "vitest";
import { html, term, value } from "~/fields/wire-examples";
import type { Page } from "~/pages/types";
import { pageOf } from "../../../tests/setup/page-of";
import type { VacancyPageType } from "./definition";
import { corporateVacatureExamples, regioVacanciesExamples, vacanciesExamples } from "./examples";
import { jobMarkup } from "./job-markup";

const said = (page: Page<VacancyPageType>, now = "2026-11-21T12:00:00Z") =>
  jobMarkup(page, {
    origin: "https://www.example.nl",
    name: "alzheimer",
    logo: "/logo.png",
    now: new Date(now),
  });
const national = (fields: object = {}) =>
  pageOf("vacancies", { ...vacanciesExamples["with everything"], ...fields });

test("work of a region is a job posting for volunteers in its town", () => {
  const json = {
    ...regioVacanciesExamples["with everything"],
    nid: value(6120),
    created: value("2026-11-01T23:30:00+00:00"),
    field_end_date: value("2027-06-30"),
    field_introduction_wysiwyg: html("<p>Je schenkt koffie.</p>"),
    field_page_content: [],
  };
  expect(said(pageOf("regio_vacancies", json))).toEqual({
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title: "Gastvrouw of gastheer",
    description: "<p>Je schenkt koffie.</p>",
    url: "https://www.example.nl/regios/rivierenland/vrijwilligerswerk/gastvrouw-of-gastheer",
    identifier: { "@type": "PropertyValue", name: "alzheimer", value: "6120" },
    // The day in Amsterdam, and the end of the last one there: in June the clock is two hours ahead.
    datePosted: "2026-11-02",
    validThrough: "2027-06-30T23:59:59+02:00",
    employmentType: "VOLUNTEER",
    hiringOrganization: {
      "@type": "NGO",
      "@id": "https://www.example.nl/#organisatie",
      name: "alzheimer",
      url: "https://www.example.nl/",
      logo: "https://www.example.nl/logo.png",
    },
    jobLocation: {
      "@type": "Place",
      address: {
        "@type": "PostalAddress",
        addressLocality: "Tiel",
        postalCode: "4001 AB",
        addressCountry: "NL",
      },
    },
    directApply: true,
  });
});

test("work from home is done from anywhere in the country, until the end of its last day in winter time", () => {
  expect(said(national())).toMatchObject({
    jobLocationType: "TELECOMMUTE",
    applicantLocationRequirements: { "@type": "Country", name: "NL" },
    validThrough: "2027-01-31T23:59:59+01:00",
  });
  expect(said(national())).not.toHaveProperty("jobLocation");
});

test("work near the visitor is somewhere in the country", () => {
  const nearby = said(
    national({ field_vacancy_type: value("in_de_buurt"), field_zip_code: value("4001 AB") }),
  );
  expect(nearby).toMatchObject({
    jobLocation: { address: { "@type": "PostalAddress", addressCountry: "NL" } },
  });
  expect(nearby).not.toHaveProperty("jobLocationType");
});

test.each([
  ["24 uur per week", "PART_TIME"],
  ["36 uur per week", "FULL_TIME"],
  ["32 tot 36 uur per week", "FULL_TIME"],
])("a job of %s is %s", (hours, employmentType) => {
  const job = { ...corporateVacatureExamples["with everything"], field_duration: term(53, hours) };
  expect(said(pageOf("corporate_vacature", job))).toMatchObject({ employmentType });
});

test("of a job without hours nothing is said about them", () => {
  const job = { ...corporateVacatureExamples["with everything"], field_duration: [] };
  expect(said(pageOf("corporate_vacature", job))).not.toHaveProperty("employmentType");
});

test("there is markup until the last day is over in Amsterdam", () => {
  expect(said(national(), "2027-01-31T22:59:00Z")).not.toBeNull();
  expect(said(national(), "2027-01-31T23:00:00Z")).toBeNull();
});

test.each(["Open sollicitatie", "Vrijblijvend contactverzoek", "open sollicitatie "])(
  "'%s' is a way to be in touch, not a job",
  (title) => {
    expect(said(national({ title: value(title) }))).toBeNull();
  },
);

test("a vacancy without an address has no markup, and without words its title says what it is", () => {
  expect(said(national({ path: [] }))).toBeNull();
  const bare = { field_introduction_wysiwyg: [], field_page_content: [] };
  expect(said(national(bare))).toMatchObject({ description: "Medewerker hulplijn" });
});
