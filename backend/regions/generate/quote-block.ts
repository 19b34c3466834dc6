import type { QuoteSource } from "./source";

/** A list with the quote as a block, or an empty list. */
export function quoteBlocks(quote: QuoteSource | undefined, fill: (text: string) => string) {
  if (!quote) return [];
  const { author, author_description, image } = quote;
  return [
    {
      type: "quote",
      quote: fill(quote.quote),
      author: fill(author),
      author_description: fill(author_description),
      image,
    },
  ];
}
