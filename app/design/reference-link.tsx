import type { PageReference } from "~/fields/page-references";

/** The title of another page, as a link if it has an address. */
export function ReferenceLink({
  page,
  title = page.title,
}: {
  page: PageReference;
  title?: string | undefined;
}) {
  return page.url ? <a href={page.url}>{title}</a> : title;
}
