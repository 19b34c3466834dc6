import { useTranslation } from "react-i18next";
import type { Video } from "~/fields/videos";

/** What a visitor who cannot hear a video has instead: its text, or the plain word that there is nothing. */
export function VideoNote({ video }: { video: Video }) {
  const { t } = useTranslation();
  if (video.transcript) {
    return (
      <p className="video-note">
        <a href={video.transcript}>{t("video.transcript")}</a>
      </p>
    );
  }
  // Players of others have captions of their own, and in a film without sound nothing is said.
  const unheard = video.kind === "file" && !video.captions && (!video.autoplay || video.withAudio);
  return unheard ? <p className="video-note meta">{t("video.noCaptions")}</p> : null;
}
