import { useTranslation } from "react-i18next";
import { Icon } from "~/design/icons/icon";
import { isCurrent, type MenuItem, panelItems } from "~/utils/menu";
import { type MenuItemProps, type MenuItemsProps, MenuLink, MenuList } from "./menu-list";

/** The menu in wide windows: entries with subpages open a panel. Works without scripts. */
export function MainMenu() {
  const { t } = useTranslation();
  return (
    <nav className="main-nav" aria-label={t("menu.label")}>
      <div className="wrap">
        <MenuList Items={Items} />
      </div>
    </nav>
  );
}

/** A panel with more entries than fit below each other in a low window. */
const maxEntries = 10;

function Items({ items, path }: MenuItemsProps) {
  return items.map((item) => (
    <li key={item.url ?? item.title}>
      {item.items.length > 0 ? (
        <details name="hoofdmenu" className={panelClasses(item, path)} data-menu>
          <summary>
            {item.title}
            <Icon name="chevron" />
          </summary>
          <Panel item={item} path={path} />
        </details>
      ) : (
        <MenuLink item={item} path={path} />
      )}
    </li>
  ));
}

function panelClasses(item: MenuItem, path: string): string | undefined {
  const entries = panelItems(item).flatMap((child) => [child, ...child.items]);
  const names = [isCurrent(item, path) && "here", entries.length > maxEntries && "long"].filter(Boolean);
  return names.join(" ") || undefined;
}

function Panel({ item, path }: MenuItemProps) {
  return (
    <ul className="sub">
      {panelItems(item).map((child) => (
        <li key={child.url ?? child.title}>
          <MenuLink item={child} path={path} />
          {child.items.length > 0 && (
            <ul>
              {child.items.map((grandchild) => (
                <li key={grandchild.url ?? grandchild.title}>
                  <MenuLink item={grandchild} path={path} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}
