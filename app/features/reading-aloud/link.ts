/** The class of what is read besides the article: the head of a page. */
export const readClass = "a11y-read";
/** The id of the article, which is what is read. */
export const readId = "a11y-main";

export interface ReadAloudService {
  /** Where the service listens. */
  url: string;
  customerId: string;
}

/**
 * The link with which the read-aloud service reads a page (spec 002, section 7).
 * @param page the page's canonical address, with its origin
 * @returns null without a customer id: the visitor's own browser reads
 */
export function readAloudLink({ url, customerId }: ReadAloudService, page: string): string | null {
  if (!customerId) return null;
  const link = new URL(url);
  const parameters = {
    customerid: customerId,
    lang: "nl_nl",
    readid: readId,
    readclass: readClass,
    url: page,
  };
  for (const [name, value] of Object.entries(parameters)) link.searchParams.set(name, value);
  return link.href;
}
