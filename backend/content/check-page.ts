import type { PageSource } from "../pages/page-sources";
import type { RegionFile } from "../regions/read-regions";
import type { RegionSources } from "../regions/region-sources";
import { isAtTopOfFile, lastPart, trimmedText, type UnlocatedFinding } from "./finding";
import { htmlOf, plainTextOf } from "./rich-text";

const maxTitleLength = 65;

/** Warns about titles, descriptions and pages that have ended. @param today `YYYY-MM-DD` */
export function checkPage(
  { file, address, type, title, status, fields }: PageSource,
  today: string,
): UnlocatedFinding[] {
  if (!status) return [];
  const isSharedFile = file.endsWith(".json");
  const start = isSharedFile && !isAtTopOfFile(type) ? [`"slug": "${lastPart(address)}"`] : [];
  const name = isSharedFile ? `${address}: ` : "";
  const findings: UnlocatedFinding[] = [];
  const warn = (message: string, needle: string) =>
    findings.push({ level: "warning", file, message: `${name}${message}`, needles: [...start, needle] });

  const meta = metaOf(fields.meta_tags);
  const seoTitle = meta.title ?? title;
  if (seoTitle.length > maxTitleLength)
    warn(
      `the title has ${seoTitle.length} characters, search engines show ${maxTitleLength}: "${seoTitle}"`,
      "title",
    );
  const introduction = plainTextOf(htmlOf(trimmedText(fields.introduction_wysiwyg)));
  // News items and pages of regions may use their introduction as description.
  const mayUseIntroduction = isSharedFile || type === "news";
  const description = meta.description ?? (mayUseIntroduction ? introduction : "");
  if (description === "") warn("there is no meta description (meta_tags: { description: … })", "title");
  const end = /vacanc|vacature/.test(type) ? trimmedText(fields.end_date) : "";
  if (end && end < today) warn(`the vacancy has ended on ${end}`, "end_date");
  const expiryDate = trimmedText(fields.expire_date);
  if (expiryDate && expiryDate < today)
    warn(`the page has expired on ${expiryDate}: visitors cannot open it`, "expire_date");
  return findings;
}

/** Warns about ended highlights and about series without further dates. */
export function checkRegion(
  { file, region, address }: RegionFile,
  { series }: RegionSources,
  today: string,
): UnlocatedFinding[] {
  const endedHighlights = region.highlights
    .filter(({ ends_in }) => ends_in < 0)
    .map(({ title, ends_in }): UnlocatedFinding => {
      const message = `the highlight "${title}" ended ${-ends_in} days ago (days are relative to today): it is never shown`;
      return { level: "warning", file, message, needles: ['"highlights"', `"${title}"`] };
    });
  const endedSeries = series
    .filter(({ regionAddress }) => regionAddress === address)
    .flatMap(({ series: { slug, title, recurrence } }): UnlocatedFinding[] => {
      const last = recurrence.every === "date" ? recurrence.dates.toSorted().at(-1) : recurrence.until;
      if (!last || last >= today) return [];
      const message = `the activity "${title}" was held on ${last} for the last time`;
      return [{ level: "warning", file, message, needles: ['"series"', `"${slug}"`] }];
    });
  return [...endedHighlights, ...endedSeries];
}

function metaOf(tags: unknown): { title?: string; description?: string } {
  if (typeof tags !== "object" || tags === null) return {};
  const entries = Object.entries(tags).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return Object.fromEntries(entries);
}
