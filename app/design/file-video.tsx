import { useTranslation } from "react-i18next";
import { usePageContext } from "~/design/page-context";
import type { FileVideo } from "~/fields/videos";

/**
 * A film of our own. Its controls work without scripts; with them a button with words stops and starts it. Only a
 * silent film may start by itself, by script and where motion is welcome (app/design/file-video.enhance.ts); what has sound
 * waits for its visitor, and so does every film for who chose a calm view. What is meant to start by itself loops
 * (spec 002, section 9).
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
        // The shape of most films, until the file tells its own.
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
