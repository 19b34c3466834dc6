export interface MenuItem {
  title: string;
  /** The words of the link to the entry itself, inside its panel. */
  description: string | null;
  url: string;
  external: boolean;
  items: MenuItem[];
}

/** The entry to reach a path through: the item itself, or the one whose address the path continues. */
export function isCurrent(item: MenuItem, path: string): boolean {
  return (
    path === item.url || path.startsWith(`${item.url}/`) || item.items.some((child) => isCurrent(child, path))
  );
}

/** What a panel lists: a link to the entry itself, unless one of its children is that already, then the children. */
export function panelItems(item: MenuItem): MenuItem[] {
  if (item.items.some(({ url }) => url === item.url)) return item.items;
  return [{ ...item, title: item.description ?? item.title, items: [] }, ...item.items];
}
