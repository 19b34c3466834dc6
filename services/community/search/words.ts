import { isStopWord, plain, stemOf } from "../../../app/utils/dutch-words";

const words = /[\p{L}\p{M}\p{N}]+/gu;
const longestWord = 40;
/** Longer texts have no more places of a word; they would not rank higher. */
const mostPlaces = 8;
const mostWords = 8;

/** Weights of PostgreSQL: a title, an introduction, a text, a reaction. */
type Weight = "A" | "B" | "C" | "D";

export interface WeightedText {
  weight: Weight;
  text: string;
}

/** A word as it is searched for: lower case, without accents. */
export interface Word {
  plain: string;
  /** Where it stands in the text. */
  start: number;
  end: number;
}

/** The words of a text, with those that are too common to search for. */
export function searchWordsOf(text: string): Word[] {
  return [...text.matchAll(words)].flatMap(({ 0: match, index }) => {
    const word = plain(match);
    return word === ""
      ? []
      : [{ plain: word.slice(0, longestWord), start: index, end: index + match.length }];
  });
}

const stems = new Map<string, string>();
const mostStems = 20_000;

/** The stem of a plain word; stemming takes longer than looking it up. */
export function stemOfPlain(word: string): string {
  const known = stems.get(word);
  if (known !== undefined) return known;
  const stem = stemOf(word);
  if (stems.size >= mostStems) stems.clear();
  stems.set(word, stem);
  return stem;
}

/** The stems of texts with their places and weights, as a tsvector. Stems have letters and digits only. */
export function searchVector(texts: readonly WeightedText[]): string {
  const places = new Map<string, string[]>();
  let place = 0;
  for (const { text, weight } of texts)
    for (const { plain } of searchWordsOf(text)) {
      place += 1;
      if (isStopWord(plain)) continue;
      const stem = stemOfPlain(plain);
      const found = places.get(stem) ?? [];
      if (found.length < mostPlaces) found.push(`${place}${weight}`);
      places.set(stem, found);
    }
  return [...places].map(([stem, found]) => `'${stem}':${found.join(",")}`).join(" ");
}

/** The different words of a search, without those that are too common to find anything by. */
export function searchedWords(typed: string): string[] {
  const found = searchWordsOf(typed).map(({ plain }) => plain);
  return [...new Set(found)].filter((word) => !isStopWord(word)).slice(0, mostWords);
}
