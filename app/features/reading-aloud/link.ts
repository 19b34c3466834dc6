/** Class of the head of a page, which is read before the article. */
export const readClass = "a11y-read";
/** Id of the article to read. */
export const readId = "a11y-main";

export interface ReadAloudService {
  /** Address of the service. */
  url: string;
  customerId: string;
}

/**
 * The link with which the read-aloud service reads a page.
 * @param page the page's canonical address, with its origin
 * @returns null without a customer id: the visitor's browser reads instead
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
