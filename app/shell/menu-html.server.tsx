import type { i18n } from "i18next";
import { LRUCache } from "lru-cache";
import { renderToStaticMarkup } from "react-dom/server";
import { I18nextProvider } from "react-i18next";
import { isCurrent, type MenuItem } from "~/utils/menu";
import type { MenuItems, RenderMenu } from "./menu-list";

const maxPaths = 500;

/** HTML by path, for each menu and each of its presentations. A changed menu is a new object. */
const cache = new WeakMap<readonly MenuItem[], Map<MenuItems, LRUCache<string, string>>>();

/** Renders a menu once for each page that it marks: menus are half of the elements of most pages. */
export function menuRenderer(i18n: i18n): RenderMenu {
  return (Items, { items, path }) => {
    const htmlByPath = htmlOf(items, Items);
    const markedPath = items.some((item) => isCurrent(item, path)) ? path : "";
    const known = htmlByPath.get(markedPath);
    if (known !== undefined) return known;
    const html = renderToStaticMarkup(
      <I18nextProvider i18n={i18n}>
        <Items items={items} path={markedPath} />
      </I18nextProvider>,
    );
    htmlByPath.set(markedPath, html);
    return html;
  };
}

function htmlOf(menu: readonly MenuItem[], Items: MenuItems): LRUCache<string, string> {
  const presentations = cache.get(menu) ?? new Map<MenuItems, LRUCache<string, string>>();
  cache.set(menu, presentations);
  const htmlByPath = presentations.get(Items) ?? new LRUCache<string, string>({ max: maxPaths });
  presentations.set(Items, htmlByPath);
  return htmlByPath;
}
