import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { CmsLink } from "~/design/link";
import { Picture } from "~/design/picture";
import { PreferencesLink } from "~/features/preferences/preferences-link";
import { isExternal } from "~/fields/links";
import { Logo } from "./logo";
import { MenuLink } from "./menu-list";
import { marksOf } from "./quality-marks";
import { useShell } from "./shell";

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
  const { brand, footerMenu, socials, about, marks } = useShell();
  const shownMarks = marks ?? marksOf(brand, (mark) => t(`footer.marks.${mark}`));
  return (
    <footer className="site-footer on-deep">
      <div className="wrap">
        <div className="cols">
          <div className="who">
            <Logo ground="dark" />
            <p>{about ?? t("footer.about")}</p>
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
        {shownMarks.length > 0 && (
          <ul className="marks" aria-label={t("footer.marks.label")}>
            {shownMarks.map(({ title, url, image }) => (
              <li key={title}>
                {image && <Picture image={image} crops={[]} sizes="4rem" alt="" />}
                {url ? <CmsLink link={{ url, title, external: isExternal(url) }} /> : title}
              </li>
            ))}
          </ul>
        )}
        <LegalLinks />
      </div>
    </footer>
  );
}

/** The footer during a task of several pages: the legal links only. */
export function ShortFooter() {
  return (
    <footer className="site-footer short on-deep">
      <div className="wrap">
        <LegalLinks />
      </div>
    </footer>
  );
}

function LegalLinks() {
  const { t } = useTranslation();
  return (
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
  );
}
