import MiniSearch from "minisearch";
import { isStopWord, plain, stemOf } from "./dutch-words";

export interface SearchDocument {
  id: number;
  title: string;
  introduction: string;
  text: string;
}

/** Answers the ids of the accepted documents that fit, best match first. */
export type Search = (query: string, accepts?: (id: number) => boolean) => number[];

const tokenize = MiniSearch.getDefault("tokenize");
// Nobody types more; it bounds the work of one query.
const maximumLength = 200;
const phraseBoost = 5;

/** What is asked, in this order until something is found: 'fiets' as typed must not be drowned by 'niets'. */
const attempts = [
  { combineWith: "AND", forgiving: false },
  { combineWith: "AND", forgiving: true },
  { combineWith: "OR", forgiving: false },
  { combineWith: "OR", forgiving: true },
] as const;

/** Makes an index over the documents that knows Dutch word forms, beginnings of words and small mistakes. */
export function createSearch(documents: SearchDocument[]): Search {
  // A stem is asked for again and again, and takes the most time of building the index.
  const stems = new Map<string, string>();
  const processTerm = (word: string) => {
    const stem = stems.get(word) ?? stemOf(word);
    stems.set(word, stem);
    return stem;
  };
  const index = new MiniSearch<SearchDocument>({ fields: ["title", "introduction", "text"], processTerm });
  index.addAll(documents);
  const titles = new Map(documents.map(({ id, title }) => [id, phraseOf(title)]));

  const find = (
    query: string,
    { combineWith, forgiving }: (typeof attempts)[number],
    accepts: (id: number) => boolean,
  ) => {
    // A query of nothing but common words is still a question.
    const keepStopWords = tokenize(query).every(isStopWord);
    const phrase = phraseOf(query);
    return index.search(query, {
      combineWith,
      filter: ({ id }) => accepts(id),
      boost: { title: 4, introduction: 2 },
      boostDocument: (id) => (titles.get(id)?.includes(phrase) ? phraseBoost : 1),
      prefix: (_term, position, terms) => position === terms.length - 1,
      fuzzy: (term) => (forgiving && term.length >= 4 ? 0.2 : false),
      processTerm: (word) => (isStopWord(word) && !keepStopWords ? null : stemOf(word)),
    });
  };

  return (query, accepts = () => true) => {
    const short = query.slice(0, maximumLength);
    for (const attempt of attempts) {
      const found = find(short, attempt, accepts);
      if (found.length > 0) return found.map(({ id }): number => id);
    }
    return [];
  };
}

/** The words of a text with a space before and after each, so that one can be looked for in another. */
function phraseOf(text: string): string {
  return ` ${tokenize(plain(text)).filter(Boolean).join(" ")} `;
}
