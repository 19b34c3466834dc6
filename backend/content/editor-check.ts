import { readFileSync } from "node:fs";
import { join } from "node:path";
import { todayOf } from "../days";
import type { Picture } from "../media/pictures";
import { type PageSource, readPageFiles } from "../pages/page-sources";
import { type RegionFile, readRegions } from "../regions/read-regions";
import { type RegionSources, regionSources } from "../regions/region-sources";
import { findLine } from "./find-line";
import { loadContent } from "./load-content";
import { htmlOf, plainTextOf } from "./rich-text";

/** Something in `content/` that an editor has to change (an error) or look at (a warning). */
export interface Finding {
  level: "error" | "warning";
  /** Below the content folder. */
  file: string;
  /** From 1; null where it cannot be told. */
  line: number | null;
  message: string;
}

const longestTitle = 65;
const noReport = () => () => {};

/** What is wrong in a content folder, and what deserves a look, by file and line. */
export async function checkForEditors(contentDir: string, now = new Date()): Promise<Finding[]> {
  const texts = new Map<string, string>();
  const textOf = (file: string) => {
    const known = texts.get(file);
    if (known !== undefined) return known;
    const text = readText(join(contentDir, file));
    texts.set(file, text);
    return text;
  };
  const { content, checkThoroughly } = await loadContent(contentDir);
  const errors = checkThoroughly().map((problem): Finding => {
    const [, file = "", reason = problem] = /^(\S+?): (.*)$/s.exec(problem) ?? [];
    return { level: "error", file, line: lineOfProblem(textOf(file), reason), message: reason };
  });

  // What cannot be read is an error already.
  const files = readPageFiles(contentDir, noReport);
  const regions = readRegions(contentDir, noReport);
  const ofRegions = regionSources(regions, files.addresses, content.taxonomies.get("municipalities") ?? []);
  const today = todayOf(now);
  const found = [
    ...files.sources.flatMap((source) => lookAtPage(source, today)),
    ...ofRegions.sources.flatMap((source) => lookAtPage(source, today)),
    ...regions.flatMap((region) => lookAtRegion(region, ofRegions, today)),
    ...lookAtPictures(content.pictures, [...files.sources, ...ofRegions.sources]),
  ];
  const all = found.map(({ level, file, message, needles }): Finding => {
    return { level, file, line: findLine(textOf(file), needles), message };
  });
  return [...errors, ...all].sort(
    (one, other) => one.file.localeCompare(other.file) || (one.line ?? 0) - (other.line ?? 0),
  );
}

interface Sighting extends Omit<Finding, "line"> {
  /** What to look for in the file, each after the one before. */
  needles: string[];
}

function lookAtPage({ file, address, type, title, status, fields }: PageSource, today: string): Sighting[] {
  if (!status) return [];
  const inMany = file.endsWith(".json");
  const start = inMany && !isRegionItself(type) ? [`"slug": "${lastPart(address)}"`] : [];
  const name = inMany ? `${address}: ` : "";
  const seen: Sighting[] = [];
  const warn = (message: string, needle: string) =>
    seen.push({ level: "warning", file, message: `${name}${message}`, needles: [...start, needle] });

  const meta = metaOf(fields.meta_tags);
  const shownTitle = meta.title ?? title;
  if (shownTitle.length > longestTitle)
    warn(
      `the title has ${shownTitle.length} characters, search engines show ${longestTitle}: "${shownTitle}"`,
      "title",
    );
  const introduction = plainTextOf(htmlOf(wordsOf(fields.introduction_wysiwyg)));
  // Of the many pages of news and regions the introduction is enough, where it fits.
  const says = inMany || type === "news" ? (meta.description ?? introduction) : (meta.description ?? "");
  if (says === "") warn("there is no meta description (meta_tags: { description: … })", "title");
  const end = /vacanc|vacature/.test(type) ? wordsOf(fields.end_date) : "";
  if (end && end < today) warn(`the vacancy has ended on ${end}`, "end_date");
  const expires = wordsOf(fields.expire_date);
  if (expires && expires < today) warn(`the page has expired on ${expires}: nobody sees it`, "expire_date");
  return seen;
}

/** What a region announces, and what comes back in it. */
function lookAtRegion(
  { file, region, address }: RegionFile,
  { series }: RegionSources,
  today: string,
): Sighting[] {
  const over = region.highlights
    .filter(({ ends_in }) => ends_in < 0)
    .map(({ title, ends_in }): Sighting => {
      const message = `the highlight "${title}" ended ${-ends_in} days ago, on any day: nobody sees it`;
      return { level: "warning", file, message, needles: ['"highlights"', `"${title}"`] };
    });
  const done = series
    .filter(({ regionAddress }) => regionAddress === address)
    .flatMap(({ series: { slug, title, recurrence } }): Sighting[] => {
      const last = recurrence.every === "date" ? recurrence.dates.toSorted().at(-1) : recurrence.until;
      if (!last || last >= today) return [];
      const message = `the activity "${title}" was held on ${last} for the last time`;
      return [{ level: "warning", file, message, needles: ['"series"', `"${slug}"`] }];
    });
  return [...over, ...done];
}

/** Pictures that show something and say nothing; only those of terms and ornaments may do without words. */
function lookAtPictures(pictures: ReadonlyMap<string, Picture>, sources: readonly PageSource[]): Sighting[] {
  const used = new Set(sources.flatMap(({ fields }) => picturesIn(fields)));
  return [...pictures.values()]
    .filter(({ name, alt }) => alt.trim() === "" && used.has(name))
    .map(({ name }) => ({
      level: "error",
      file: "media/media.yaml",
      message: `"${name}" stands on a page and has no alternative text`,
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

/** A problem names what is wrong (a link, a field, a picture), or else the fields it stands in. */
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

/** The page of a region and that about it stand at the top of their file, without a slug. */
function isRegionItself(type: PageSource["type"]): boolean {
  return type === "regio" || type === "over_de_regio";
}

const wordsOf = (value: unknown) => (typeof value === "string" ? value.trim() : "");
const lastPart = (address: string) => address.split("/").at(-1) ?? "";

function readText(path: string): string {
  try {
    // One way of writing, so that a slug is found in any file.
    return readFileSync(path, "utf8").replaceAll('"slug":"', '"slug": "');
  } catch {
    return "";
  }
}

/** The findings as an editor reads them, one a line, and what the command ends with: 1 where there is an error. */
export function editorReport(
  contentDir: string,
  findings: readonly Finding[],
): { text: string; exitCode: 0 | 1 } {
  const errors = findings.filter(({ level }) => level === "error").length;
  const lines = findings.map(
    ({ level, file, line, message }) =>
      `${contentDir}/${file}${line ? `:${line}` : ""}: ${level}: ${message}`,
  );
  const summary = `${contentDir}/: ${counted(errors, "error")}, ${counted(findings.length - errors, "warning")}`;
  return {
    text: [...lines, ...(lines.length > 0 ? [""] : []), summary].join("\n"),
    exitCode: errors > 0 ? 1 : 0,
  };
}

const counted = (count: number, word: string) => `${count} ${word}${count === 1 ? "" : "s"}`;
