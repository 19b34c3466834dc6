import { useTranslation } from "react-i18next";
import type { MenuItem } from "~/domain/menu";
import { Icon } from "./icon";
import { lowerFirst, MenuLink } from "./main-menu";
import { SearchForm } from "./search-form";
import { useShell } from "./shell";

/** Everything in one panel on small screens; each level is a `<details>`, so it works without scripts. */
export function PhoneMenu() {
  const { t } = useTranslation();
  const { mainMenu } = useShell();
  return (
    <details className="phone-menu" data-menu>
      <summary>
        <Icon name="menu" />
        <span className="open-word">{t("menu.open")}</span>
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
        </a>
      </div>
    </details>
  );
}

function Level({ items }: { items: MenuItem[] }) {
  const { t } = useTranslation();
  return (
    <ul>
      {items.map((item) => (
        <li key={item.url}>
          {item.items.length === 0 ? (
            <MenuLink item={item} />
          ) : (
            <details>
              <summary>{item.title}</summary>
              <Level
                items={[
                  { ...item, title: t("menu.all", { title: lowerFirst(item.title) }), items: [] },
                  ...item.items.filter((child) => child.url !== item.url || child.items.length > 0),
                ]}
              />
            </details>
          )}
        </li>
      ))}
    </ul>
  );
}
