import SearchableMap from "minisearch/SearchableMap";
import { isStopWord, plain, stemOf } from "./dutch-words";

/** Answers a query with its misspelt words put right, or null where there is nothing to put right. */
export type Spelling = (query: string) => string | null;

const words = /[\p{L}\p{M}]+/gu;
// Nobody types more; it bounds the work of one query.
const maximumLength = 200;
const shortestWord = 4;

/** Knows the words of the texts given: what is in none of them may be a mistake. */
export function createSpelling(texts: Iterable<string>): Spelling {
  const counts = new SearchableMap<number>();
  const plainWords = new SearchableMap<true>();
  for (const [word, count] of countWords(texts)) {
    counts.set(word, count);
    plainWords.set(plain(word), true);
  }
  const stems = new Set([...counts.keys()].map(stemOf));
  // The beginning of a word is found too, and no mistake.
  const isKnown = (word: string) =>
    isStopWord(word) || stems.has(stemOf(word)) || plainWords.atPrefix(plain(word)).size > 0;

  const putRight = (typed: string) => {
    const word = typed.toLowerCase().normalize("NFC");
    if (word.length < shortestWord || isKnown(word)) return typed;
    const near = [...counts.fuzzyGet(word, word.length < 6 ? 1 : 2)];
    const [best] = near.sort(
      ([, [countA, distanceA]], [, [countB, distanceB]]) => distanceA - distanceB || countB - countA,
    );
    return best?.[0] ?? typed;
  };

  return (query) => {
    const typed = query.slice(0, maximumLength);
    const right = typed.replace(words, putRight);
    return right === typed ? null : right;
  };
}

function countWords(texts: Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const [word] of text.toLowerCase().normalize("NFC").matchAll(words)) {
      if (word.length >= shortestWord) counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  return counts;
}
