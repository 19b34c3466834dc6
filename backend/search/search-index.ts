import MiniSearch from "minisearch";
import { isStopWord, plain, stemOf } from "../../app/utils/dutch-words";

export interface SearchDocument {
  id: number;
  title: string;
  introduction: string;
  text: string;
  /** What visitors type when they look for this page. */
  phrases?: string[];
}

/** Returns the ids of matching accepted documents, best match first. */
export type Search = (query: string, accepts?: (id: number) => boolean) => number[];

const tokenize = MiniSearch.getDefault("tokenize");
// Longer queries are truncated, to limit the work per query.
const maxQueryLength = 200;
const phraseBoost = 5;
const typedPhraseBoost = 50;

/** Searches tried in order until one has results. Exact terms come first: 'fiets' must not also match 'niets'. */
const attempts = [
  { combineWith: "AND", fuzzy: false },
  { combineWith: "AND", fuzzy: true },
  { combineWith: "OR", fuzzy: false },
  { combineWith: "OR", fuzzy: true },
] as const;

/** Creates an index that matches Dutch word forms, prefixes and small typing mistakes. */
export function createSearch(documents: SearchDocument[]): Search {
  // Cached because stemming takes most of the time of building the index.
  const stems = new Map<string, string>();
  const processTerm = (word: string) => {
    const stem = stems.get(word) ?? stemOf(word);
    stems.set(word, stem);
    return stem;
  };
  const index = new MiniSearch<Omit<SearchDocument, "phrases"> & { phrases: string }>({
    fields: ["title", "introduction", "text", "phrases"],
    processTerm,
  });
  index.addAll(documents.map((document) => ({ ...document, phrases: document.phrases?.join("\n") ?? "" })));
  const titles = new Map(documents.map(({ id, title }) => [id, phraseOf(title)]));
  const phrases = new Map(documents.map(({ id, phrases = [] }) => [id, new Set(phrases.map(phraseOf))]));

  const find = (
    query: string,
    { combineWith, fuzzy }: (typeof attempts)[number],
    accepts: (id: number) => boolean,
  ) => {
    // Keep stop words when the query has no other words.
    const keepStopWords = tokenize(query).every(isStopWord);
    const phrase = phraseOf(query);
    return index.search(query, {
      combineWith,
      filter: ({ id }) => accepts(id),
      boost: { title: 4, introduction: 2, phrases: 6 },
      boostDocument: (id) =>
        (titles.get(id)?.includes(phrase) ? phraseBoost : 1) *
        (phrases.get(id)?.has(phrase) ? typedPhraseBoost : 1),
      prefix: (_term, position, terms) => position === terms.length - 1,
      fuzzy: (term) => (fuzzy && term.length >= 4 ? 0.2 : false),
      processTerm: (word) => (isStopWord(word) && !keepStopWords ? null : stemOf(word)),
    });
  };

  return (query, accepts = () => true) => {
    const short = query.slice(0, maxQueryLength);
    for (const attempt of attempts) {
      const found = find(short, attempt, accepts);
      if (found.length > 0) return found.map(({ id }): number => id);
    }
    return [];
  };
}

/** The words of a text surrounded by spaces, to test whether one phrase contains another. */
function phraseOf(text: string): string {
  return ` ${tokenize(plain(text)).filter(Boolean).join(" ")} `;
}
