export interface MenuItem {
  title: string;
  /** The text of the link to the item itself inside its panel. */
  description: string | null;
  /** Null for a heading without a page of its own. */
  url: string | null;
  external: boolean;
  items: MenuItem[];
}

/** Whether a path is the page of a menu item, of one of its descendants, or below one of those. */
export function isCurrent(item: MenuItem, path: string): boolean {
  return (
    path === item.url ||
    (item.url !== null && path.startsWith(`${item.url}/`)) ||
    item.items.some((child) => isCurrent(child, path))
  );
}

/** The links of a panel: the item itself, unless one of its children has the same address, then the children. */
export function panelItems(item: MenuItem): MenuItem[] {
  if (item.url === null || item.items.some(({ url }) => url === item.url)) return item.items;
  return [{ ...item, title: item.description ?? item.title, items: [] }, ...item.items];
}
