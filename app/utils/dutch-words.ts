import { stemmer } from "@orama/stemmers/dutch";
import { stopwords } from "@orama/stopwords/dutch";

const stopWords = new Set(stopwords);

/** Whether a word is too common to be searched for. */
export function isStopWord(word: string): boolean {
  return stopWords.has(plain(word));
}

/**
 * The normalised stem of a Dutch word. A final z or v becomes s or f, so that huizen matches huis; plural diminutives
 * such as maatjes, which the stemmer does not handle, lose their s.
 */
export function stemOf(word: string): string {
  let stem = plain(word).replace(/jes$/, "je");
  for (let next = stemmer(stem); next.length < stem.length; next = stemmer(stem)) stem = next;
  return stem.replace(/z$/, "s").replace(/v$/, "f");
}

/** Lower-cases a text and removes accents. */
export function plain(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}
