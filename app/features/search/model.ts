/** The parts of the site that a visitor can search, as values of the query parameter `pijler`. */
export const pijlers = ["alle", "informatie", "nieuws", "regio"] as const;
export type Pijler = (typeof pijlers)[number];

/** Groups of results, in display order. */
const resultKinds = ["informatie", "regio", "nieuws", "vacatures"] as const;
export type ResultKind = (typeof resultKinds)[number];

export interface SearchResult {
  id: string;
  title: string;
  /** Content type in the product API: ContentPage, Overview, News … */
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
  ["Vacancy", "vacatures"],
  ["BusinessPartner", "informatie"],
  ["Other", "informatie"],
]);

/** A suggested page. */
export interface Suggestion {
  title: string;
  url: string;
}

/** Suggestions for the search box. */
export interface SuggestionsResponse {
  /** Label of the list and number of suggestions, for screen readers. */
  label: string;
  status: string;
  suggestions: Suggestion[];
}

/** The part of the site that has the results of a group: vacancies are found among information too. */
export function pijlerOf(kind: ResultKind): Pijler {
  return kind === "vacatures" ? "informatie" : kind;
}

/** Everything that is neither news nor regional is information, including unknown types. */
export function resultKind(type: string): ResultKind {
  return kindsByType.get(type) ?? "informatie";
}

/** Whether the product API has this document type (docs/backend-contract.md). */
export function isResultType(type: string): boolean {
  return kindsByType.has(type);
}

const maxTermLength = 200;

/** Normalizes a search term: at most 200 characters, single spaces. */
export function readTerm(value: string | undefined): string {
  return (value ?? "").replace(/\s+/g, " ").trim().slice(0, maxTermLength);
}

export function readPijler(value: string | undefined): Pijler {
  return pijlers.find((pijler) => pijler === value) ?? "alle";
}

const firstTypes = ["ContentPage", "Overview"];

/** Content pages and overviews first, otherwise in the given order. */
export function inSearchOrder(results: SearchResult[]): SearchResult[] {
  const isFirst = ({ type }: SearchResult) => firstTypes.includes(type);
  return [...results.filter(isFirst), ...results.filter((result) => !isFirst(result))];
}

/** Search results; `more` when the upstream's list is full and may be incomplete. */
export interface SearchResultList {
  results: SearchResult[];
  more: boolean;
}

/** The number of results, with `more` a lower bound. */
export interface ResultCount {
  count: number;
  more: boolean;
}

/** Number of results of one group. */
export function countKind({ results, more }: SearchResultList, kind: ResultKind): ResultCount {
  return { count: results.filter((result) => result.kind === kind).length, more };
}

/** Number of results for each choice, in a search of the whole site. */
export function countResults({ results, more }: SearchResultList): Record<Pijler, ResultCount> {
  const count = (pijler: Pijler) => ({
    count: results.filter(({ kind }) => pijlerOf(kind) === pijler).length,
    more,
  });
  return {
    alle: { count: results.length, more },
    informatie: count("informatie"),
    nieuws: count("nieuws"),
    regio: count("regio"),
  };
}

/** The non-empty groups of results. */
export function groupResults(results: SearchResult[]): { kind: ResultKind; results: SearchResult[] }[] {
  return resultKinds
    .map((kind) => ({ kind, results: inSearchOrder(results.filter((result) => result.kind === kind)) }))
    .filter((group) => group.results.length > 0);
}

/**
 * What a search of the whole site shows of a kind: most of information, and one result per title, as regions repeat
 * theirs. A link leads to the others.
 */
export function firstResults({
  kind,
  results,
}: {
  kind: ResultKind;
  results: SearchResult[];
}): SearchResult[] {
  const distinct = results.filter(
    ({ title }, index) => results.findIndex((other) => other.title === title) === index,
  );
  return distinct.slice(0, kind === "informatie" ? 8 : 4);
}
