import type { PageSource } from "../pages/page-sources";
import type { RegionFile } from "../regions/read-regions";
import type { RegionSources } from "../regions/region-sources";
import { checkCards, type Target } from "./check-cards";
import { writtenDates } from "./check-dates";
import { isAtTopOfFile, lastPart, trimmedText, type UnlocatedFinding } from "./finding";
import { pathOf } from "./links";

/** A page, or a part of one that is written apart, such as the highlights of a region. */
type Part = Pick<PageSource, "file" | "type" | "title" | "fields"> & { slug?: string };

/** What visitors read: published pages, the dates of series, and the highlights and services of regions. */
export function partsOf(
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
export function targetsOf(
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

type Targets = ReturnType<typeof targetsOf>;

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
export function checkWords(parts: readonly Part[], targets: Targets, today: string): UnlocatedFinding[] {
  return parts.flatMap((part) => {
    const { file, type, fields, slug } = part;
    const start = slug && file.endsWith(".json") ? [`"slug": "${slug}"`] : [];
    const warn = (message: string, needle: string): UnlocatedFinding => {
      return { level: "warning", file, message, needles: [...start, needle] };
    };
    const cards = checkCards(fields, (path) => targets.get(path));
    const dates = writtenDates(fields);
    const typed = typesWithLists.includes(type) ? dates : [];
    const [first, last] = [trimmedText(fields.start_date), trimmedText(fields.end_date)];
    const foreign =
      type === "activiteit" ? dates.filter(({ date }) => date < first || date > (last || first)) : [];
    return [
      ...cards.map(({ message, needle }) => warn(message, needle)),
      ...hiddenLinks(fields, targets).map((link) => warn(leadsToHidden(link), link)),
      ...typed.map(({ text }) =>
        warn(`"${text}" is typed on a page whose lists have the dates themselves: leave it out`, text),
      ),
      ...foreign.map(({ text }) => warn(`"${text}" is not a day of this activity`, text)),
      ...(typesOfPastDays.includes(type) ? [] : pastDates(file, fields, today)),
    ];
  });
}

/** Warns about dates in words that are past, except where a text states its own date. */
export function pastDates(file: string, value: unknown, today: string): UnlocatedFinding[] {
  return writtenDates(value)
    .filter(({ date, sentence }) => date < today && !datesOfTexts.test(sentence))
    .map(({ text }) => ({ level: "warning", file, message: `"${text}" is past`, needles: [text] }));
}

/** Warns about links on many pages, as of a menu, to a page that is not published. @param value of a file */
export function checkLinks(file: string, value: unknown, targets: Targets): UnlocatedFinding[] {
  return hiddenLinks(value, targets).map((link) => ({
    level: "warning",
    file,
    message: leadsToHidden(link),
    needles: [link],
  }));
}

const leadsToHidden = (link: string) => `the link to ${link} leads to a page that is not published`;

const hiddenLinks = (value: unknown, targets: Targets) =>
  linksIn(value).filter((link) => targets.get(pathOf(link))?.status === false);

/** Fields with a link, of pages, of menus and notices, and of redirects. */
const linkFields = ["uri", "url", "to"];

/** The paths of internal links, in fields and in Markdown. */
function linksIn(value: unknown): string[] {
  if (typeof value === "string")
    return [...value.matchAll(/\]\((\/[^)\s]*)\)/g)].map(([, path = ""]) => path);
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    if (linkFields.includes(name) && typeof inner === "string") return [inner];
    if (name === "nodes" && Array.isArray(inner)) return inner.map(String);
    return linksIn(inner);
  });
}
