import { useTranslation } from "react-i18next";
import { Icon } from "~/design/icons/icon";
import { NewCount } from "~/features/inbox/public";
import { PreferencesLink } from "~/features/preferences/preferences-link";
import { SearchForm } from "~/features/search/header-search-form";
import { isCurrent, panelItems } from "~/utils/menu";
import { type MenuItemsProps, MenuLink, MenuList } from "./menu-list";

/** The menu on small screens: one panel, each level a `<details>`. Works without scripts. */
export function PhoneMenu() {
  const { t } = useTranslation();
  return (
    <details className="phone-menu" data-menu>
      <summary>
        <Icon name="menu" />
        <span className="open-word">{t("menu.open")}</span>{" "}
        <span className="close-word">{t("menu.close")}</span>
      </summary>
      <div className="panel">
        <a className="btn btn-second btn-wide" href="/mijn">
          <Icon name="person" />
          {t("header.my")} {t("header.account")} <NewCount />
        </a>
        <PreferencesLink className="btn btn-second btn-wide u-mt-3" />
        <SearchForm id="zoek-menu" name={t("search.inMenu")} />
        <nav aria-label={t("menu.phoneLabel")}>
          <MenuList Items={Items} />
        </nav>
        <a className="btn btn-accent btn-wide" href="/doneren">
          <Icon name="heart" />
          {t("header.donate")}
        </a>
      </div>
    </details>
  );
}

function Items({ items, path }: MenuItemsProps) {
  return items.map((item) => (
    <li key={item.url ?? item.title}>
      {item.items.length === 0 ? (
        <MenuLink item={item} path={path} />
      ) : (
        <details className={isCurrent(item, path) ? "here" : undefined}>
          <summary>{item.title}</summary>
          <ul>
            <Items items={panelItems(item)} path={path} />
          </ul>
        </details>
      )}
    </li>
  ));
}
