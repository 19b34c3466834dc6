import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Icon, type IconName } from "~/design/icons/icon";
import { PreferencesLink } from "~/features/preferences/preferences-link";
import { Logo } from "./logo";
import { MenuLink } from "./menu-list";
import { useShell } from "./shell";

const marks = [
  { key: "charity", icon: "check", url: "/over-ons/wie-we-zijn" },
  { key: "tax", icon: "euro", url: "/over-ons/anbi" },
  { key: "privacy", icon: "shield", url: "/privacy" },
  { key: "website", icon: "star", url: null },
] as const satisfies { key: string; icon: IconName; url: string | null }[];

// Includes the pages that are required by law.
const legal = [
  { key: "conduct", url: "/gedragsregels" },
  { key: "privacy", url: "/privacy" },
  { key: "disclaimer", url: "/disclaimer" },
  { key: "cookies", url: "/cookies" },
  { key: "accessibility", url: "/toegankelijkheid" },
  { key: "sitemap", url: "/sitemap" },
] as const;

/** Menu columns, newsletter, social links, quality marks and legal links. */
export function SiteFooter({ newsletter }: { newsletter: ReactNode }) {
  const { t } = useTranslation();
  const { footerMenu, socials } = useShell();
  return (
    <footer className="site-footer on-deep">
      <div className="wrap">
        <div className="cols">
          <div className="who">
            <Logo ground="dark" />
            <p>{t("footer.about")}</p>
          </div>
          {footerMenu.map((column) => (
            <div key={column.title}>
              <h2>{column.url === null ? column.title : <MenuLink item={column} />}</h2>
              <ul className="plain">
                {column.items.map((item) => (
                  <li key={item.url ?? item.title}>
                    <MenuLink item={item} />
                  </li>
                ))}
              </ul>
            </div>
          ))}
          <div>
            {newsletter}
            {socials.length > 0 && (
              <>
                <h2 className="socials-title">{t("footer.socials")}</h2>
                <ul className="socials">
                  {socials.map(({ title, url }) => (
                    <li key={url}>
                      <a href={url} rel="noopener">
                        {title}
                      </a>
                    </li>
                  ))}
                </ul>
              </>
            )}
          </div>
        </div>
        <ul className="marks" aria-label={t("footer.marks.label")}>
          {marks.map(({ key, icon, url }) => (
            <li key={key}>
              <Icon name={icon} />
              {url ? <a href={url}>{t(`footer.marks.${key}`)}</a> : t(`footer.marks.${key}`)}
            </li>
          ))}
        </ul>
        <ul className="legal" aria-label={t("footer.legal.label")}>
          {legal.map(({ key, url }) => (
            <li key={key}>
              <a href={url}>{t(`footer.legal.${key}`)}</a>
            </li>
          ))}
          <li>
            <PreferencesLink icon={false} />
          </li>
        </ul>
      </div>
    </footer>
  );
}
