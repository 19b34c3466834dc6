/** The classes of a grid of so many cards: three beside each other, or four where three would leave one alone. */
export function cardColumns(count: number): string {
  const alone = count > 3 && (count % 3 === 1 || count % 4 === 0);
  return alone ? "cards grid-4" : "cards cards-3";
}
