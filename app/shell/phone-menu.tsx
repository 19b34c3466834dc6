import { useTranslation } from "react-i18next";
import { Icon } from "~/design/icons/icon";
import { PreferencesLink } from "~/features/preferences/preferences-link";
import { SearchForm } from "~/features/search/header-search-form";
import { isCurrent, type MenuItem, panelItems } from "~/utils/menu";
import { MenuLink } from "./main-menu";
import { useShell } from "./shell";

/** The menu on small screens: one panel, each level a `<details>`. Works without scripts. */
export function PhoneMenu() {
  const { t } = useTranslation();
  const { mainMenu } = useShell();
  return (
    <details className="phone-menu" data-menu>
      <summary>
        <Icon name="menu" />
        <span className="open-word">{t("menu.open")}</span>{" "}
        <span className="close-word">{t("menu.close")}</span>
      </summary>
      <div className="panel">
        <SearchForm id="zoek-menu" name={t("search.inMenu")} />
        <nav aria-label={t("menu.phoneLabel")}>
          <Level items={mainMenu} />
        </nav>
        <a className="btn btn-accent btn-wide" href="/doneren">
          <Icon name="heart" />
          {t("header.donate")}
        </a>{" "}
        <PreferencesLink className="btn btn-second btn-wide" />
      </div>
    </details>
  );
}

function Level({ items }: { items: MenuItem[] }) {
  const { path } = useShell();
  return (
    <ul>
      {items.map((item) => (
        <li key={item.url}>
          {item.items.length === 0 ? (
            <MenuLink item={item} />
          ) : (
            <details className={isCurrent(item, path) ? "here" : undefined}>
              <summary>{item.title}</summary>
              <Level items={panelItems(item)} />
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}
