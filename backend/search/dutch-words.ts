import { stemmer } from "@orama/stemmers/dutch";
import { stopwords } from "@orama/stopwords/dutch";

const stopWords = new Set(stopwords);

/** Whether a word is too common to search for. */
export function isStopWord(word: string): boolean {
  return stopWords.has(plain(word));
}

/**
 * What different forms of a Dutch word have in common: small letters without accents, stemmed, and with the
 * final z and v of a stem as the s and f they are in the singular, so that huizen finds huis. Small things in the
 * plural (maatjes), which the stemmer does not know, lose their s.
 */
export function stemOf(word: string): string {
  let stem = plain(word).replace(/jes$/, "je");
  for (let next = stemmer(stem); next.length < stem.length; next = stemmer(stem)) stem = next;
  return stem.replace(/z$/, "s").replace(/v$/, "f");
}

/** Text in small letters without accents. */
export function plain(text: string): string {
  return text.toLowerCase().normalize("NFD").replace(/\p{M}/gu, "");
}
