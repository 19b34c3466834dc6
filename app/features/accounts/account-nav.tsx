import { useTranslation } from "react-i18next";
import { usePageContext } from "~/design/page-context";

/** The pages of a member's account. */
export function AccountNav() {
  const { t } = useTranslation();
  const { path } = usePageContext();
  const pages = [
    { url: "/mijn", title: t("accounts.mine.news") },
    { url: "/mijn/wachtwoord", title: t("accounts.password") },
    { url: "/mijn/e-mailadres", title: t("accounts.email") },
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
