import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { type TitledLink, usePageContext } from "~/design/page-context";
import { LogOutForm } from "./log-out-form";

/** The pages of a member's account, and logging out. @param token of the page's forms @param section the page that this one stands below */
export function AccountNav({ token, section }: { token: string; section?: string }) {
  const { t } = useTranslation();
  const { newInInbox } = usePageContext();
  const inbox = newInInbox > 0 ? t("inbox.mine.way", { count: newInInbox }) : t("inbox.title");
  const pages = [
    { url: "/mijn", title: t("accounts.mine.news") },
    { url: "/mijn/postvak", title: inbox },
    { url: "/mijn/profiel", title: t("profile.title") },
    { url: "/mijn/instellingen", title: t("settings.title") },
  ];
  return <MemberNav label={t("accounts.crumb")} pages={pages} token={token} section={section} />;
}

/** Pages beside this one, and logging out. */
export function MemberNav({ token, ...nav }: Omit<PageNavProps, "children"> & { token: string }) {
  return (
    <PageNav {...nav}>
      <li>
        <LogOutForm token={token} />
      </li>
    </PageNav>
  );
}

interface PageNavProps {
  label: string;
  pages: readonly TitledLink[];
  /** The page that this one stands below. */
  section?: string;
  children?: ReactNode;
}

/** Pages beside this one. */
export function PageNav({ label, pages, section, children }: PageNavProps) {
  const { path } = usePageContext();
  return (
    <nav className="account-nav" aria-label={label}>
      <ul className="wrap">
        {pages.map(({ url, title }) => (
          <li key={url}>
            <a href={url} aria-current={url === path ? "page" : url === section ? "true" : undefined}>
              {title}
            </a>
          </li>
        ))}
        {children}
      </ul>
    </nav>
  );
}
