export interface MenuItem {
  title: string;
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
