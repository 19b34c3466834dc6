import { useTranslation } from "react-i18next";
import { usePageContext } from "~/design/page-context";
import type { FileVideo } from "~/fields/videos";

/**
 * A video file of the CMS. The script (app/design/file-video.enhance.ts) adds a button to play and pause, and starts
 * silent autoplay videos, except with reduced motion or in calm mode. Autoplay videos loop.
 */
export function FileVideoPlayer({ video }: { video: FileVideo }) {
  const { t } = useTranslation();
  const { calm } = usePageContext().choices;
  const { url, title, still, autoplay, withAudio, captions } = video;
  const silent = autoplay && !withAudio;
  return (
    <div className="video" data-video="">
      <video
        src={url}
        aria-label={title || undefined}
        controls
        playsInline
        preload="metadata"
        // The ratio of most videos, until the file has loaded.
        width={808}
        height={455}
        poster={still ? (still.crops["808x455"]?.jpeg ?? still.url) : undefined}
        muted={silent}
        loop={autoplay}
        data-autoplay={silent && !calm ? "" : undefined}
      >
        {captions && (
          <track kind="captions" srcLang="nl" label={t("video.captions")} src={captions} default />
        )}
      </video>
      <button
        type="button"
        className="btn btn-second"
        hidden
        data-video-button={t("video.pause")}
        data-video-play={t("video.play")}
      >
        {t("video.play")}
      </button>
    </div>
  );
}
