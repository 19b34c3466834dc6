import { readFileSync } from "node:fs";
import { join } from "node:path";
import { todayOf } from "../days";
import type { Picture } from "../media/pictures";
import { type PageSource, readPageFiles } from "../pages/page-sources";
import { type RegionFile, readRegions } from "../regions/read-regions";
import { type RegionSources, regionSources } from "../regions/region-sources";
import { checkCards, type Target } from "./check-cards";
import { writtenDates } from "./check-dates";
import { findLine } from "./find-line";
import { pathOf } from "./links";
import { loadContent } from "./load-content";
import { htmlOf, plainTextOf } from "./rich-text";

/** A problem in `content/` that an editor must fix (error) or should review (warning). */
export interface Finding {
  level: "error" | "warning";
  /** Path within the content folder. */
  file: string;
  /** Line number from 1; null when unknown. */
  line: number | null;
  message: string;
}

const maxTitleLength = 65;
const ignoreProblems = () => () => {};

/** The errors and warnings of a content folder, sorted by file and line. */
export async function checkForEditors(contentDir: string, now = new Date()): Promise<Finding[]> {
  const texts = new Map<string, string>();
  const textOf = (file: string) => {
    const cached = texts.get(file);
    if (cached !== undefined) return cached;
    const text = readText(join(contentDir, file));
    texts.set(file, text);
    return text;
  };
  const { content, checkThoroughly } = await loadContent(contentDir);
  const errors = checkThoroughly().map((problem): Finding => {
    const [, file = "", reason = problem] = /^(\S+?): (.*)$/s.exec(problem) ?? [];
    return { level: "error", file, line: lineOfProblem(textOf(file), reason), message: reason };
  });

  // Files that cannot be read are already among the errors.
  const files = readPageFiles(contentDir, ignoreProblems);
  const regions = readRegions(contentDir, ignoreProblems);
  const regionPages = regionSources(regions, files.addresses, content.taxonomies.get("municipalities") ?? []);
  const today = todayOf(now);
  const unlocated = [
    ...files.sources.flatMap((source) => checkPage(source, today)),
    ...regionPages.sources.flatMap((source) => checkPage(source, today)),
    ...regions.flatMap((region) => checkRegion(region, regionPages, today)),
    ...checkPictures(content.pictures, [...files.sources, ...regionPages.sources]),
    ...checkWords(partsOf(files.sources, regionPages, regions), targetsOf(files.sources, regionPages), today),
    ...["site.yaml", "slideins.yaml"].flatMap((file) => pastDates(file, textOf(file), today)),
  ];
  const located = unlocated.map(({ level, file, message, needles }): Finding => {
    return { level, file, line: findLine(textOf(file), needles), message };
  });
  return [...errors, ...located].sort(
    (one, other) => one.file.localeCompare(other.file) || (one.line ?? 0) - (other.line ?? 0),
  );
}

/** A finding before its line number is known. */
interface UnlocatedFinding extends Omit<Finding, "line"> {
  /** Texts that lead to the line: each is searched after the previous one. */
  needles: string[];
}

function checkPage(
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
function checkRegion(
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

/** A page, or a part of one that is written apart, such as the highlights of a region. */
type Part = Pick<PageSource, "file" | "type" | "title" | "fields"> & { slug?: string };

/** What visitors read: published pages, the dates of series, and the highlights and services of regions. */
function partsOf(
  pages: readonly PageSource[],
  { sources, series }: RegionSources,
  regions: readonly RegionFile[],
): Part[] {
  return [
    ...pages.filter(({ status }) => status),
    ...sources.map((source) =>
      isAtTopOfFile(source.type) ? source : { ...source, slug: lastPart(source.address) },
    ),
    ...series.map(({ file, series: { slug, title, ...fields } }): Part => {
      return {
        file,
        type: "activiteit",
        title,
        fields: { ...fields, page_content: fields.page_content ?? [] },
        slug,
      };
    }),
    ...regions.map(({ file, region: { name, highlights, services, dementia_info } }): Part => {
      return { file, type: "regio", title: name, fields: { highlights, services, dementia_info } };
    }),
  ];
}

/** The pages that links may lead to, by address. A card that leads to a location or an activity names it. */
function targetsOf(
  pages: readonly PageSource[],
  { sources, series }: RegionSources,
): ReadonlyMap<string, Target & { status?: boolean; fields: Record<string, unknown> }> {
  const fromSeries = series.map(({ address, series: { title, ...fields } }) => {
    return [address, { title, fields, names: namesOf(fields) }] as const;
  });
  const fromPages = [...pages, ...sources].map(({ address, type, title, status, fields }) => {
    const isPlace = type === "location" || type === "activiteit";
    return [address, { title, fields, status, ...(isPlace && { names: namesOf(fields) }) }] as const;
  });
  return new Map<string, Target & { status?: boolean }>([...fromSeries, ...fromPages]);
}

/** The names of the place of a location or an activity. */
function namesOf({ location, address }: Record<string, unknown>): string[] {
  const organization =
    typeof address === "object" && address !== null && "organization" in address ? address.organization : "";
  return [location, organization].map(trimmedText).filter(Boolean);
}

/** Page types that show lists which are generated from dates, so that a date in their texts soon contradicts them. */
const typesWithLists: PageSource["type"][] = ["homepage", "regio", "regio_overzicht", "location"];
/** Page types that report what happened on a day. */
const typesOfPastDays: PageSource["type"][] = ["news", "regio_nieuws", "activiteit"];
const datesOfTexts = /\b(deze (tekst|regels)|opgesteld|vastgesteld|sinds)\b/i;

/** Warns about cards that disagree with their target, links to hidden pages, and dates that are past or will contradict a list. */
function checkWords(
  parts: readonly Part[],
  targets: ReturnType<typeof targetsOf>,
  today: string,
): UnlocatedFinding[] {
  return parts.flatMap((part) => {
    const { file, type, fields, slug } = part;
    const start = slug && file.endsWith(".json") ? [`"slug": "${slug}"`] : [];
    const warn = (message: string, needle: string): UnlocatedFinding => {
      return { level: "warning", file, message, needles: [...start, needle] };
    };
    const cards = checkCards(fields, (path) => targets.get(path));
    const hidden = linksIn(fields).filter((link) => targets.get(pathOf(link))?.status === false);
    const dates = writtenDates(fields);
    const typed = typesWithLists.includes(type) ? dates : [];
    const [first, last] = [trimmedText(fields.start_date), trimmedText(fields.end_date)];
    const foreign =
      type === "activiteit" ? dates.filter(({ date }) => date < first || date > (last || first)) : [];
    return [
      ...cards.map(({ message, needle }) => warn(message, needle)),
      ...hidden.map((link) => warn(`the link to ${link} leads to a page that is not published`, link)),
      ...typed.map(({ text }) =>
        warn(`"${text}" is typed on a page whose lists have the dates themselves: leave it out`, text),
      ),
      ...foreign.map(({ text }) => warn(`"${text}" is not a day of this activity`, text)),
      ...(typesOfPastDays.includes(type) ? [] : pastDates(file, fields, today)),
    ];
  });
}

/** Warns about dates in words that are past, except where a text states its own date. */
function pastDates(file: string, value: unknown, today: string): UnlocatedFinding[] {
  return writtenDates(value)
    .filter(({ date, sentence }) => date < today && !datesOfTexts.test(sentence))
    .map(({ text }) => ({ level: "warning", file, message: `"${text}" is past`, needles: [text] }));
}

/** The paths of internal links, in fields and in Markdown. */
function linksIn(value: unknown): string[] {
  if (typeof value === "string")
    return [...value.matchAll(/\]\((\/[^)\s]*)\)/g)].map(([, path = ""]) => path);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) =>
    name === "uri" && typeof inner === "string" ? [inner] : linksIn(inner),
  );
}

/** Reports pictures on pages without alternative text. Icons of terms may have an empty one. */
function checkPictures(
  pictures: ReadonlyMap<string, Picture>,
  sources: readonly PageSource[],
): UnlocatedFinding[] {
  const used = new Set(sources.flatMap(({ fields }) => picturesIn(fields)));
  return [...pictures.values()]
    .filter(({ name, alt }) => alt.trim() === "" && used.has(name))
    .map(({ name }) => ({
      level: "error",
      file: "media/media.yaml",
      message: `"${name}" is used on a page and has no alternative text`,
      needles: [`${name}:`],
    }));
}

const pictureFields = ["image", "media", "header_image_video"];

function picturesIn(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(picturesIn);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([field, inner]) =>
    pictureFields.includes(field) && typeof inner === "string" ? [inner] : picturesIn(inner),
  );
}

/** Finds the line of a problem by its line number, link or quoted name, or else by the names of its fields. */
function lineOfProblem(text: string, reason: string): number | null {
  const [, line] = /^(?:.*: )?line (\d+):/.exec(reason) ?? [];
  if (line) return Number(line);
  const [, link, quoted] = /link to (\S+):|"([^"]+)"/.exec(reason) ?? [];
  const named = link ?? quoted;
  const fields = reason
    .split(": ")
    .slice(0, -1)
    .filter((part) => /^[a-z_]+$/.test(part));
  return findLine(text, named ? [named] : fields);
}

function metaOf(tags: unknown): { title?: string; description?: string } {
  if (typeof tags !== "object" || tags === null) return {};
  const entries = Object.entries(tags).filter(
    (entry): entry is [string, string] => typeof entry[1] === "string",
  );
  return Object.fromEntries(entries);
}

/** The page of a region and its about page are at the top of the region file, without a slug. */
function isAtTopOfFile(type: PageSource["type"]): boolean {
  return type === "regio" || type === "over_de_regio";
}

const trimmedText = (value: unknown) => (typeof value === "string" ? value.trim() : "");
const lastPart = (address: string) => address.split("/").at(-1) ?? "";

function readText(path: string): string {
  try {
    // Normalises spacing so that a slug can be found in any file.
    return readFileSync(path, "utf8").replaceAll('"slug":"', '"slug": "');
  } catch {
    return "";
  }
}

/** The findings as text, one per line with a summary, and the exit code: 1 when there is an error. */
export function editorReport(
  contentDir: string,
  findings: readonly Finding[],
): { text: string; exitCode: 0 | 1 } {
  const errors = findings.filter(({ level }) => level === "error").length;
  const lines = findings.map(
    ({ level, file, line, message }) =>
      `${contentDir}/${file}${line ? `:${line}` : ""}: ${level}: ${message}`,
  );
  const summary = `${contentDir}/: ${pluralize(errors, "error")}, ${pluralize(findings.length - errors, "warning")}`;
  return {
    text: [...lines, ...(lines.length > 0 ? [""] : []), summary].join("\n"),
    exitCode: errors > 0 ? 1 : 0,
  };
}

const pluralize = (count: number, word: string) => `${count} ${word}${count === 1 ? "" : "s"}`;
