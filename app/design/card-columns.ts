/** The classes of a grid of cards: three columns, or four when three would leave a single card on the last row. */
export function cardColumns(count: number): string {
  const hasFourColumns = count > 3 && (count % 3 === 1 || count % 4 === 0);
  return hasFourColumns ? "cards grid-4" : "cards cards-3";
}
