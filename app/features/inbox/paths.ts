export const inboxPath = "/mijn/postvak";
/** Where a member searches their inbox. */
export const inboxSearchPath = `${inboxPath}/zoeken`;

/** The names in the query of the messages of a contact. */
export const messagesQuery = { page: "pagina", message: "bericht", done: "gedaan" } as const;
/** Those of the inbox: the pages of messages and of contacts, and what was done. */
export const inboxQuery = { page: "pagina", contacts: "contacten", done: "gedaan" } as const;

/** The anchors of the form, of a message, and of the contact on the page of a member. */
export const writeId = "schrijf";
export const messageId = (id: string) => `bericht-${id}`;
export const contactAnchor = "contact";

interface Place {
  page?: number;
  message?: string;
  done?: string;
  anchor?: string;
}

/** The messages of a contact. */
export function messagesPath(id: string, { page, message, done, anchor }: Place = {}): string {
  const query = new URLSearchParams({
    ...(page !== undefined && { [messagesQuery.page]: String(page) }),
    ...(message !== undefined && { [messagesQuery.message]: message }),
    ...(done !== undefined && { [messagesQuery.done]: done }),
  }).toString();
  return `${inboxPath}/${id}${query && `?${query}`}${anchor ? `#${anchor}` : ""}`;
}

/** The id of the contact whose messages stand at a path, or null. */
export const contactAt = (path: string): string | null =>
  new RegExp(`^${inboxPath}/([\\w-]{20,})$`).exec(path)?.[1] ?? null;

/** Tells scripts the newest place in the messages of a contact. */
export const newsPath = (id: string) => `${inboxPath}/${id}/nieuws`;

/** Where a member says that they want to remove a contact. */
export const removePath = (id: string) => `${inboxPath}/${id}/verwijderen`;
