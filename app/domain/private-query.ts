// What a visitor gives, and what a mailing knows of its reader (spec 002, section 3).
const privateKey = /^(frequentie|(ander-)?bedrag(-.+)?|score sdv|runid)$/i;

/** Whether an address tells something of its visitor: its answer is never kept, and its query goes nowhere else. */
export function holdsPrivateQuery(url: string): boolean {
  return [...new URL(url).searchParams.keys()].some((key) => privateKey.test(key));
}
