import { useTranslation } from "react-i18next";
import { Icon } from "~/design/icons/icon";
import { ShareButtons, ShareLinks } from "~/features/sharing/share-links";
import { useShell } from "./shell";

/**
 * The buttons Print, Lees voor and Deel. Elements with `data-print`, `data-read-aloud`, `data-copy` and `data-share`
 * are hidden until the script finds that the browser supports them.
 * @param title of the page
 */
export function Toolbar({ title }: { title: string }) {
  const { t } = useTranslation();
  return (
    <div className="toolbar rs_skip" role="group" aria-label={t("toolbar.label")} data-copies>
      <button type="button" hidden data-print>
        <Icon name="print" />
        {t("toolbar.print")}
      </button>{" "}
      <ReadAloud />
      <ShareLinks title={title} label={t("toolbar.share")}>
        <ShareButtons title={title} />
      </ShareLinks>
      <p className="vh" role="status" />
    </div>
  );
}

/** Link to the read-aloud service, or buttons for the browser's own speech (app/features/reading-aloud/enhance.ts). */
function ReadAloud() {
  const { t } = useTranslation();
  const { readAloudUrl } = useShell();
  if (readAloudUrl) {
    return (
      <a href={readAloudUrl} rel="noopener">
        <Icon name="sound" />
        {t("toolbar.read.start")}
        <span className="vh"> ({t("link.external")})</span>
      </a>
    );
  }
  return (
    <>
      <button
        type="button"
        hidden
        data-read-aloud
        data-start={t("toolbar.read.start")}
        data-pause={t("toolbar.read.pause")}
        data-resume={t("toolbar.read.resume")}
        data-failed={t("toolbar.read.failed")}
        data-picture={t("toolbar.read.picture")}
      >
        <Icon name="sound" />
        <span>{t("toolbar.read.start")}</span>
      </button>{" "}
      <button type="button" hidden data-read-stop>
        <Icon name="stop" />
        {t("toolbar.read.stop")}
      </button>
    </>
  );
}
