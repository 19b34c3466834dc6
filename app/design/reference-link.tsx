import type { PageReference } from "~/fields/page-references";

/** The name of another page, as a link where the CMS knows its address. */
export function ReferenceLink({
  page,
  title = page.title,
}: {
  page: PageReference;
  title?: string | undefined;
}) {
  return page.url ? <a href={page.url}>{title}</a> : title;
}
