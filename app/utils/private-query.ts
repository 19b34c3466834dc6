// What a visitor gives, and what a mailing knows of its reader (spec 002, section 3).
const privateKey = /^(frequentie|(ander-)?bedrag(-.+)?|score sdv|runid)$/i;

/** Whether a key of a query holds what a visitor gave, or what a mailing knows of its reader. */
export function isPrivateKey(key: string): boolean {
  // Mailings write them in more ways: `score_sdv`, ` runid`, `runid[]`.
  return privateKey.test(key.replace(/\[.*$/s, "").replaceAll("_", " ").trim());
}

/** Whether an address tells something of its visitor: its answer is never kept, and its query goes nowhere else. */
export function hasPrivateQuery(url: string): boolean {
  return [...new URL(url).searchParams.keys()].some(isPrivateKey);
}
