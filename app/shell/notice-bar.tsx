import { useTranslation } from "react-i18next";
import { Icon } from "~/design/icons/icon";
import { CmsLink } from "~/design/link";
import { isExternal } from "~/fields/links";
import { useShell } from "./shell";

/** A message of the editors above the header, until the visitor closes it. */
export function NoticeBar() {
  const { t } = useTranslation();
  const { notice, address } = useShell();
  if (!notice) return null;
  return (
    <section className="notice" aria-label={t("notice.label")}>
      <div className="wrap">
        <Icon name="info" />
        <p>
          <b>{notice.title}</b> {notice.text}{" "}
          {notice.link && <CmsLink link={{ ...notice.link, external: isExternal(notice.link.url) }} />}
        </p>
        <form action="/mededeling" method="post">
          <input type="hidden" name="id" value={notice.id} />
          <input type="hidden" name="terug" value={address} />
          <button className="close" type="submit">
            {t("notice.close")} <span className="vh">{t("notice.closeWhat")}</span>
          </button>
        </form>
      </div>
    </section>
  );
}
