import { useTranslation } from "react-i18next";
import { FileVideoPlayer } from "~/design/file-video";
import { Icon } from "~/design/icons/icon";
import { Picture } from "~/design/picture";
import { VideoNote } from "~/design/video-note";
import type { Image } from "~/fields/images";
import type { PlayerVideo, Video } from "~/fields/videos";

interface HeaderPictureProps {
  image: Image | null;
  video: Video | null;
  crops: string[];
  /** As in the `sizes` attribute. */
  sizes: string;
}

/**
 * The picture of a page header. A video file of this site plays in its place; an external video is a still with a
 * link, so that nothing of other sites loads without consent.
 */
export function HeaderPicture({ image, video, crops, sizes }: HeaderPictureProps) {
  if (video?.kind === "file") {
    return (
      <>
        <FileVideoPlayer video={video} />
        <VideoNote video={video} />
      </>
    );
  }
  return (
    image && (
      <>
        <Picture image={image} crops={crops} sizes={sizes} eager="head" />
        {video && <VideoLink video={video} />}
      </>
    )
  );
}

/** Link to the video on the site of its provider. */
export function VideoLink({ video }: { video: PlayerVideo }) {
  const { t } = useTranslation();
  return (
    <a className="btn btn-accent video-link" href={video.source} rel="noopener">
      <Icon name="play" />
      {t("video.watch", { provider: video.provider })}
    </a>
  );
}
