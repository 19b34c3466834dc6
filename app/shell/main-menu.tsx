import { useTranslation } from "react-i18next";
import { Icon } from "~/design/icons/icon";
import { CmsLink } from "~/design/link";
import { isCurrent, type MenuItem, panelItems } from "~/utils/menu";
import { useShell } from "./shell";

/** The menu in wide windows: entries with subpages open a panel. Works without scripts. */
export function MainMenu() {
  const { t } = useTranslation();
  const { mainMenu, path } = useShell();
  return (
    <nav className="main-nav" aria-label={t("menu.label")}>
      <div className="wrap">
        <ul>
          {mainMenu.map((item) => (
            <li key={item.url}>
              {item.items.length > 0 ? (
                <details name="hoofdmenu" className={isCurrent(item, path) ? "here" : undefined} data-menu>
                  <summary>
                    {item.title}
                    <Icon name="chevron" />
                  </summary>
                  <Panel item={item} />
                </details>
              ) : (
                <MenuLink item={item} />
              )}
            </li>
          ))}
        </ul>
      </div>
    </nav>
  );
}

function Panel({ item }: { item: MenuItem }) {
  return (
    <ul className="sub">
      {panelItems(item).map((child) => (
        <li key={child.url}>
          <MenuLink item={child} />
          {child.items.length > 0 && (
            <ul>
              {child.items.map((grandchild) => (
                <li key={grandchild.url}>
                  <MenuLink item={grandchild} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );
}

/** A menu link; `aria-current` marks the current page. */
export function MenuLink({ item }: { item: MenuItem }) {
  const { path } = useShell();
  return <CmsLink link={item} current={path === item.url} />;
}
