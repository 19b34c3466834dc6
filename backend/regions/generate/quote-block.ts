import type { QuoteSource } from "./source";

/** A quote as it stands on a page: a list, empty where there is none. */
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
