import type { UpstreamScope } from "~/.server/context/scope";
import type { Contact } from "~/design/contact-facts";
import type { PageReference } from "~/fields/page-references";
import { findReferencedPage } from "./client.server";

/** The contact of the first of these locations and regions that has a phone number; null if none has. */
export async function loadContact(
  scope: UpstreamScope,
  references: (PageReference | null)[],
): Promise<Contact | null> {
  for (const reference of references) {
    const page = await findReferencedPage(scope, reference);
    const contact =
      page?.type === "location" ? page.location.contact : page?.type === "regio" ? page.contact : null;
    if (contact?.phone) return contact;
  }
  return null;
}
