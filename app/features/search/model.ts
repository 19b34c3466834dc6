/** What a visitor can search in (spec 000, section 2: query `pijler`). */
export const pijlers = ["alle", "informatie", "nieuws", "regio"] as const;
export type Pijler = (typeof pijlers)[number];

/** The groups that results are shown in, in this order. */
const resultKinds = ["informatie", "regio", "nieuws"] as const;
export type ResultKind = (typeof resultKinds)[number];

export interface SearchResult {
  id: string;
  title: string;
  /** As the product API names it: ContentPage, Overview, News … */
  type: string;
  kind: ResultKind;
  introduction: string;
  url: string;
  labels: string[];
}

const kindsByType = new Map<string, ResultKind>([
  ["ContentPage", "informatie"],
  ["Overview", "informatie"],
  ["News", "nieuws"],
  ["RegioNews", "nieuws"],
  ["Regio", "regio"],
  ["Activity", "regio"],
  ["Location", "regio"],
  ["Vacancy", "informatie"],
  ["BusinessPartner", "informatie"],
  ["Other", "informatie"],
]);

/** A page that whoever is typing may be looking for. */
export interface Suggestion {
  title: string;
  url: string;
}

/** What the search box of a page is told while somebody types in it. */
export interface SuggestionAnswer {
  /** What the list is called, and how many there are, for screen readers. */
  label: string;
  status: string;
  suggestions: Suggestion[];
}

/** What is neither news nor regional is information, also where nobody knows its type. */
export function kindOf(type: string): ResultKind {
  return kindsByType.get(type) ?? "informatie";
}

/** Whether the product API names documents of this type (docs/backend-contract.md). */
export function isResultType(type: string): boolean {
  return kindsByType.has(type);
}

const longestTerm = 200;

/** What was typed, as it is searched for: at most 200 characters, single spaces. */
export function readTerm(value: string | undefined): string {
  return (value ?? "").replace(/\s+/g, " ").trim().slice(0, longestTerm);
}

export function readPijler(value: string | undefined): Pijler {
  return pijlers.find((pijler) => pijler === value) ?? "alle";
}

const shownFirst = ["ContentPage", "Overview"];

/** Content pages and overviews first, otherwise in the order given (spec 001, section 7). */
export function inSearchOrder(results: SearchResult[]): SearchResult[] {
  const isFirst = ({ type }: SearchResult) => shownFirst.includes(type);
  return [...results.filter(isFirst), ...results.filter((result) => !isFirst(result))];
}

/** What a search found; `more` where the upstream's list is full, and there may be others. */
export interface Found {
  results: SearchResult[];
  more: boolean;
}

/** How many results there are, or with `more` at least. */
export interface ResultCount {
  count: number;
  more: boolean;
}

/** How many results of a search in everything each choice has. */
export function countResults({ results, more }: Found): Record<Pijler, ResultCount> {
  const count = (kind: ResultKind) => ({
    count: results.filter((result) => result.kind === kind).length,
    more,
  });
  return {
    alle: { count: results.length, more },
    informatie: count("informatie"),
    nieuws: count("nieuws"),
    regio: count("regio"),
  };
}

/** The results of each kind that has any. */
export function groupResults(results: SearchResult[]): { kind: ResultKind; results: SearchResult[] }[] {
  return resultKinds
    .map((kind) => ({ kind, results: inSearchOrder(results.filter((result) => result.kind === kind)) }))
    .filter((group) => group.results.length > 0);
}
