/** Repeats a list of content with unique slugs. */
export function repeat<T extends { slug: string }>(list: T[], times: number): T[] {
  return Array.from({ length: times }, (_, copy) =>
    copy === 0 ? list : list.map((item) => ({ ...item, slug: `${item.slug}-${copy}` })),
  ).flat();
}
