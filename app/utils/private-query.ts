// Donation amounts and frequencies, and tracking parameters that mailings add per reader.
const privateKey = /^(frequentie|(ander-)?bedrag(-.+)?|score sdv|runid)$/i;

/** Whether a query parameter holds a donation or identifies the reader of a mailing. */
export function isPrivateKey(key: string): boolean {
  // Mailings spell the names in several ways: `score_sdv`, ` runid`, `runid[]`.
  return privateKey.test(key.replace(/\[.*$/s, "").replaceAll("_", " ").trim());
}

/** Whether an address has private query parameters; its response is not cached and its query not forwarded. */
export function hasPrivateQuery(url: string): boolean {
  return [...new URL(url).searchParams.keys()].some(isPrivateKey);
}
