import { useTranslation } from "react-i18next";
import { Icon } from "~/design/icons/icon";
import { CmsLink } from "~/design/link";
import { isExternal } from "~/fields/links";
import { useShell } from "./shell";

/** A message of the editors on every page, for example about maintenance. */
export function NoticeBar() {
  const { t } = useTranslation();
  const { notice } = useShell();
  if (!notice) return null;
  return (
    <section className="notice" aria-label={t("notice.label")}>
      <div className="wrap">
        <Icon name="info" />
        <p>
          <b>{notice.title}</b> {notice.text}{" "}
          {notice.link && <CmsLink link={{ ...notice.link, external: isExternal(notice.link.url) }} />}
        </p>
      </div>
    </section>
  );
}
