/** Shorter words are near too many others. */
const shortest = 4;
const longest = 20;

/** Whether typing errors in a word can be found. */
export const hasShapes = (word: string) => word.length >= shortest && word.length <= longest;

/** A word, and what is left of it without one of its letters: words with one typing error between them share one. */
export function shapesOf(word: string): string[] {
  const shorter = Array.from(word, (_, index) => word.slice(0, index) + word.slice(index + 1));
  return [...new Set([word, ...shorter])];
}

/** Whether words differ by one letter that is added, left out or another one, or by two that changed places. */
export function isOneErrorAway(word: string, other: string): boolean {
  if (word.length < other.length) return shapesOf(other).includes(word);
  if (word.length > other.length) return shapesOf(word).includes(other);
  const places = [...word].flatMap((letter, index) => (letter === other[index] ? [] : index));
  const [first = 0, second = 0] = places;
  if (places.length === 2)
    return second === first + 1 && word[first] === other[second] && word[second] === other[first];
  return places.length === 1;
}
