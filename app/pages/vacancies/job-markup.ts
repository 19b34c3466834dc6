import type { JobPosting, WithContext } from "schema-dts";
import type { DecodedPage } from "~/pages/types";
import { type Publisher, publisherMarkup } from "~/shell/structured-data";
import { amsterdamDay, hasEnded } from "~/utils/dates";
import { offsetDateTime } from "~/utils/offset-date-times";
import type { Vacancy, VacancyPageType } from "./definition";

/** The publisher of the site, and the time of the request. */
interface JobContext extends Publisher {
  now: Date;
}

const lastSecond = 24 * 60 * 60 - 1;
const country = { "@type": "Country" as const, name: "NL" };

type JobBase = Exclude<JobPosting, string>;

/**
 * A vacancy as a schema.org JobPosting; null for a closed vacancy and for an open application. Requirements:
 * https://developers.google.com/search/docs/appearance/structured-data/job-posting
 */
export function jobMarkup(
  page: DecodedPage<VacancyPageType>,
  { now, ...publisher }: JobContext,
): WithContext<JobPosting> | null {
  const { title, path, nid, vacancy } = page;
  const { origin, name } = publisher;
  const { endDate, publishedOn, isOpenApplication } = vacancy;
  if (!path || isOpenApplication || (endDate && hasEnded(endDate, now))) return null;
  const employmentType = employmentOf(vacancy);
  return {
    "@context": "https://schema.org",
    "@type": "JobPosting",
    title,
    description: descriptionOf(page),
    url: `${origin}${path}`,
    ...(nid !== null && {
      identifier: { "@type": "PropertyValue", name, value: String(nid) },
    }),
    ...(publishedOn && { datePosted: amsterdamDay(new Date(publishedOn)) }),
    ...(endDate && { validThrough: offsetDateTime(endDate, lastSecond) }),
    ...(employmentType && { employmentType }),
    hiringOrganization: publisherMarkup(publisher),
    ...placeOf(vacancy),
    directApply: true,
  };
}

/** The schema.org employment type; a job is full-time from 36 hours a week, null without hours. */
function employmentOf({ kind, duration }: Vacancy): string | null {
  if (kind !== "corporate") return "VOLUNTEER";
  const [, hours] = /(\d+)\s*uur\b.*\bweek/i.exec(duration?.label ?? "") ?? [];
  if (!hours) return null;
  return Number(hours) >= 36 ? "FULL_TIME" : "PART_TIME";
}

function placeOf({
  place,
  zipCode,
}: Vacancy): Pick<JobBase, "jobLocation" | "jobLocationType" | "applicantLocationRequirements"> {
  if (place?.kind === "fromHome")
    return { jobLocationType: "TELECOMMUTE", applicantLocationRequirements: country };
  return {
    jobLocation: {
      "@type": "Place",
      address: {
        "@type": "PostalAddress",
        ...(place?.kind === "city" && { addressLocality: place.city }),
        ...(place?.kind === "city" && zipCode && { postalCode: zipCode }),
        addressCountry: "NL",
      },
    },
  };
}

/** The introduction and text blocks of the page as HTML, else the title. */
function descriptionOf({ title, header, blocks }: DecodedPage<VacancyPageType>): string {
  const texts = blocks.map((block) => (block.type === "text" ? block.html : ""));
  return [header.introduction ?? "", ...texts].filter(Boolean).join("\n") || title;
}
