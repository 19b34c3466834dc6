import { useTranslation } from "react-i18next";
import type { Video } from "~/fields/videos";

/** A link to the transcript of a video, or a note that it has neither transcript nor captions. */
export function VideoNote({ video }: { video: Video }) {
  const { t } = useTranslation();
  if (video.transcript) {
    return (
      <p className="video-note">
        <a href={video.transcript}>{t("video.transcript")}</a>
      </p>
    );
  }
  // Players of other sites have their own captions, and a silent video needs none.
  const lacksCaptions = video.kind === "file" && !video.captions && (!video.autoplay || video.withAudio);
  return lacksCaptions ? <p className="video-note meta">{t("video.noCaptions")}</p> : null;
}
