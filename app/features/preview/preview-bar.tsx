import { useTranslation } from "react-i18next";
import { Icon } from "~/design/icons/icon";
import { usePageContext } from "~/design/page-context";
import { longMoment } from "~/utils/dates";

export interface Preview {
  revision: string;
  published: boolean;
  /** ISO 8601, or null for an editor with a CMS session. */
  until: string | null;
  /** Path of the page on the site. */
  livePath: string | null;
  /** The current address with debug mode toggled. */
  switchDebug: string;
  /** Fields of the page that could not be decoded and count as empty; those of blocks are shown there. */
  problems: { at: string; reason: string }[];
}

/** Tells an editor that the page is a preview, and of which revision. */
export function PreviewBar({ preview }: { preview: Preview }) {
  const { t } = useTranslation();
  const { debug } = usePageContext();
  const { revision, published, until, livePath, switchDebug, problems } = preview;
  return (
    <section className="preview-bar" aria-label={t("preview.label")}>
      <div className="wrap">
        <p className="what">
          <Icon name="info" />
          <b>{t("preview.title", { revision })}</b>
        </p>
        <p>
          {t(published ? "preview.published" : "preview.unpublished")}{" "}
          {until ? t("preview.until", { moment: longMoment(until) }) : t("preview.session")}
        </p>
        {problems.length > 0 && (
          <>
            <p>{t("preview.problems")}</p>
            <ul className="problems">
              {problems.map(({ at, reason }) => (
                <li key={`${at} ${reason}`}>
                  <code>{at}</code> {reason}
                </li>
              ))}
            </ul>
          </>
        )}
        <ul>
          {livePath && (
            <li>
              <a href={livePath}>{t(published ? "preview.live" : "preview.other")}</a>
            </li>
          )}
          <li>
            <a href={switchDebug}>{t(debug ? "preview.debugOff" : "preview.debugOn")}</a>
          </li>
          {debug && (
            <li>
              <a href="#opbouw">{t("preview.debugPanel")}</a>
            </li>
          )}
        </ul>
      </div>
    </section>
  );
}
