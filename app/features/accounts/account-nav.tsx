import { useTranslation } from "react-i18next";
import { usePageContext } from "~/design/page-context";

/** The pages of a member's account. */
export function AccountNav() {
  const { t } = useTranslation();
  const { path } = usePageContext();
  const pages = [
    { url: "/mijn", title: t("accounts.mine.news") },
    { url: "/mijn/profiel", title: t("profile.title") },
    { url: "/mijn/instellingen", title: t("settings.title") },
  ];
  return (
    <nav className="account-nav" aria-label={t("accounts.crumb")}>
      <ul className="wrap">
        {pages.map(({ url, title }) => (
          <li key={url}>
            <a href={url} aria-current={url === path ? "page" : undefined}>
              {title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
