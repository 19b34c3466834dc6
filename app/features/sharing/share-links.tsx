import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Icon } from "~/design/icons/icon";
import { usePageContext } from "~/design/page-context";
import { shareTargets } from "./share";

interface ShareLinksProps {
  /** Of the page that is shared. */
  title: string;
  /** Of the menu itself. */
  label: string;
  /** Entries of the list besides the services. */
  children?: ReactNode;
}

/** A menu with the services a page can be shared by; the head of a page has it without 'Kopieer link'. */
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

/** What only a script can do with an address; it shows them where it can (app/features/sharing/enhance.ts). */
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
