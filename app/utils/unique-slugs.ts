/** Items with the same slug are told apart by a number: what stands on a page together needs names of its own. */
export function withUniqueSlugs<T extends { slug: string }>(items: T[]): T[] {
  const taken = new Map<string, number>();
  return items.map((item) => {
    const number = (taken.get(item.slug) ?? 0) + 1;
    taken.set(item.slug, number);
    return number === 1 ? item : { ...item, slug: `${item.slug}-${number}` };
  });
}
