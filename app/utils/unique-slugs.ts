/** Adds a number to duplicate slugs, so that the ids on a page are unique. */
export function withUniqueSlugs<T extends { slug: string }>(items: T[]): T[] {
  const counts = new Map<string, number>();
  return items.map((item) => {
    const number = (counts.get(item.slug) ?? 0) + 1;
    counts.set(item.slug, number);
    return number === 1 ? item : { ...item, slug: `${item.slug}-${number}` };
  });
}
