import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "~/design/icons/icon";
import { usePageContext } from "~/design/page-context";
import { shareTargets } from "./share";

interface ShareLinksProps {
  /** Title of the shared page. */
  title: string;
  /** Label of the menu. */
  label: string;
  /** Additional entries of the list. */
  children?: ReactNode;
}

/** Menu of services to share a page with; in the head of a page without 'Kopieer link'. */
export function ShareLinks({ title, label, children }: ShareLinksProps) {
  const { t } = useTranslation();
  const { origin, path } = usePageContext();
  return (
    <details className="share rs_skip" data-menu>
      <summary>
        <Icon name="share" />
        {label}
      </summary>
      <ul>
        {shareTargets(origin + path, title).map(({ service, url }) => (
          <li key={service}>
            <a href={url} rel="noopener">
              {t(`share.services.${service}`)}
            </a>
          </li>
        ))}
        {children}
      </ul>
    </details>
  );
}

/** Actions that need a script, which shows them where supported (app/features/sharing/enhance.ts). */
export function ShareButtons({ title }: { title: string }) {
  const { t } = useTranslation();
  const { origin, path } = usePageContext();
  const address = origin + path;
  return (
    <>
      <li hidden>
        <button
          type="button"
          data-copy={address}
          data-copied={t("share.copied")}
          data-copy-failed={t("share.copyFailed")}
        >
          {t("share.copy")}
        </button>
      </li>
      <li hidden>
        <button type="button" data-share={address} data-share-title={title}>
          {t("share.sheet")}
        </button>
      </li>
    </>
  );
}
