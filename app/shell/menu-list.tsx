import { createContext, type ReactNode, useContext } from "react";
import { CmsLink } from "~/design/link";
import type { MenuItem } from "~/utils/menu";
import { useShell } from "./shell";

export interface MenuItemsProps {
  items: MenuItem[];
  /** Path of the page, whose link is marked. */
  path: string;
}

export interface MenuItemProps {
  item: MenuItem;
  path: string;
}

/** Renders the `<li>` elements of a menu, which depend on nothing but these properties. */
export type MenuItems = (props: MenuItemsProps) => ReactNode;

/** Renders items to HTML, for pages that do not hydrate. */
export type RenderMenu = (Items: MenuItems, props: MenuItemsProps) => string;

const RenderMenuContext = createContext<RenderMenu | null>(null);

export const RenderMenuProvider = RenderMenuContext.Provider;

/** The main menu as a list. The server renders it once per page (menu-html.server.tsx). */
export function MenuList({ Items }: { Items: MenuItems }) {
  const render = useContext(RenderMenuContext);
  const { mainMenu: items, path } = useShell();
  // biome-ignore lint/security/noDangerouslySetInnerHtml: rendered by React
  if (render) return <ul dangerouslySetInnerHTML={{ __html: render(Items, { items, path }) }} />;
  return (
    <ul>
      <Items items={items} path={path} />
    </ul>
  );
}

/** A menu link; `aria-current` marks the current page. An item without an address is a heading of those below it. */
export function MenuLink({ item: { url, ...item }, path }: { item: MenuItem; path?: string }) {
  if (url === null) return <strong>{item.title}</strong>;
  return <CmsLink link={{ ...item, url }} current={path === url} />;
}
