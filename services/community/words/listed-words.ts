import { withoutAccents } from "../../../app/utils/text";

/** The words of a text as the list stores them: in lower case, composed, and without signs that nobody sees. */
export function listedWordsOf(text: string): string[] {
  const seen = text.normalize("NFKC").replace(/\p{Default_Ignorable_Code_Point}/gu, "");
  return seen.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];
}

/**
 * What of a text is looked up in the list: its words, and these without accents. So a listed 'idioot' is found in
 * 'ídioot', and a listed 'één' does not find 'een'.
 */
export function comparedWords(text: string): string[] {
  return [...new Set(listedWordsOf(text).flatMap((word) => [word, withoutAccents(word)]))];
}
