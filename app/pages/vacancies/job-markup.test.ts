import { expect, test } from "vitest";
import { html, term, value } from "~/fields/wire-examples";
import type { Page } from "~/pages/types";
import { pageOf } from "../../../tests/setup/page-of";
import type { VacancyPageType } from "./definition";
import { corporateVacatureExamples, regioVacanciesExamples, vacanciesExamples } from "./examples";
import { jobMarkup } from "./job-markup";

const jobMarkupOf = (page: Page<VacancyPageType>, now = "2026-11-21T12:00:00Z") =>
  jobMarkup(page, {
    origin: "https://www.example.nl",
    name: "alzheimer",
    logo: "/logo.png",
    now: new Date(now),
  });
const national = (fields: object = {}) =>
  pageOf("vacancies", { ...vacanciesExamples["with everything"], ...fields });

test("a regional vacancy is a job posting for volunteers in its city", () => {
  const json = {
    ...regioVacanciesExamples["with everything"],
    nid: value(6120),
    created: value("2026-11-01T23:30:00+00:00"),
    field_end_date: value("2027-06-30"),
    field_introduction_wysiwyg: html("<p>Je schenkt koffie.</p>"),
    field_page_content: [],
  };
  expect(jobMarkupOf(pageOf("regio_vacancies", json))).toEqual({
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title: "Gastvrouw of gastheer",
    description: "<p>Je schenkt koffie.</p>",
    url: "https://www.example.nl/regios/rivierenland/vrijwilligerswerk/gastvrouw-of-gastheer",
    identifier: { "@type": "PropertyValue", name: "alzheimer", value: "6120" },
    // Both days are in Amsterdam time, which is UTC+2 in June.
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

test("work from home can be done from anywhere in the country; the last day ends in winter time", () => {
  expect(jobMarkupOf(national())).toMatchObject({
    jobLocationType: "TELECOMMUTE",
    applicantLocationRequirements: { "@type": "Country", name: "NL" },
    validThrough: "2027-01-31T23:59:59+01:00",
  });
  expect(jobMarkupOf(national())).not.toHaveProperty("jobLocation");
});

test("a last day that the CMS writes as a moment is its day in Amsterdam", () => {
  const markup = jobMarkupOf(national({ field_end_date: value("2026-12-10T23:00:00+00:00") }));
  expect(markup).toMatchObject({ validThrough: "2026-12-11T23:59:59+01:00" });
});

test("work near the visitor has the country as its place", () => {
  const nearby = jobMarkupOf(
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
  expect(jobMarkupOf(pageOf("corporate_vacature", job))).toMatchObject({ employmentType });
});

test("a job without hours has no employment type", () => {
  const job = { ...corporateVacatureExamples["with everything"], field_duration: [] };
  expect(jobMarkupOf(pageOf("corporate_vacature", job))).not.toHaveProperty("employmentType");
});

test("the markup is left out after the last day in Amsterdam", () => {
  expect(jobMarkupOf(national(), "2027-01-31T22:59:00Z")).not.toBeNull();
  expect(jobMarkupOf(national(), "2027-01-31T23:00:00Z")).toBeNull();
});

test.each(["Open sollicitatie", "Vrijblijvend contactverzoek", "open sollicitatie "])(
  "'%s' is an open application and has no markup",
  (title) => {
    expect(jobMarkupOf(national({ title: value(title) }))).toBeNull();
  },
);

test("a vacancy without a path has no markup; without text its description is the title", () => {
  expect(jobMarkupOf(national({ path: [] }))).toBeNull();
  const bare = { field_introduction_wysiwyg: [], field_page_content: [] };
  expect(jobMarkupOf(national(bare))).toMatchObject({ description: "Medewerker hulplijn" });
});
