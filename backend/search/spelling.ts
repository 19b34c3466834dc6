import SearchableMap from "minisearch/SearchableMap";
import { isStopWord, plain, stemOf } from "../../app/utils/dutch-words";

/** Returns a query with its misspelt words corrected, or null when there is nothing to correct. */
export type Spelling = (query: string) => string | null;

const words = /[\p{L}\p{M}]+/gu;
// Longer queries are truncated, to limit the work per query.
const maxQueryLength = 200;
const minWordLength = 4;

/** Creates a spelling correction based on the words in the given texts. */
export function createSpelling(texts: Iterable<string>): Spelling {
  const counts = new SearchableMap<number>();
  const plainWords = new SearchableMap<true>();
  for (const [word, count] of countWords(texts)) {
    counts.set(word, count);
    plainWords.set(plain(word), true);
  }
  const stems = new Set([...counts.keys()].map(stemOf));
  // The start of a known word is not a mistake: the search matches it as a prefix.
  const isKnown = (word: string) =>
    isStopWord(word) || stems.has(stemOf(word)) || plainWords.atPrefix(plain(word)).size > 0;

  const correct = (typed: string) => {
    const word = typed.toLowerCase().normalize("NFC");
    if (word.length < minWordLength || isKnown(word)) return typed;
    const near = [...counts.fuzzyGet(word, word.length < 6 ? 1 : 2)];
    const [best] = near.sort(
      ([, [countA, distanceA]], [, [countB, distanceB]]) => distanceA - distanceB || countB - countA,
    );
    return best?.[0] ?? typed;
  };

  return (query) => {
    const typed = query.slice(0, maxQueryLength);
    const corrected = typed.replace(words, correct);
    return corrected === typed ? null : corrected;
  };
}

function countWords(texts: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const [word] of text.toLowerCase().normalize("NFC").matchAll(words)) {
      if (word.length >= minWordLength) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return counts;
}
