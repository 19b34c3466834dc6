import { useTranslation } from "react-i18next";
import { FileVideoPlayer } from "~/design/file-video";
import { Icon } from "~/design/icons/icon";
import { isSquare, Picture } from "~/design/picture";
import { VideoNote } from "~/design/video-note";
import type { PlayerVideo } from "~/fields/videos";
import type { HeaderMedia } from "./header-content";

interface HeaderPictureProps {
  media: HeaderMedia;
  className: string;
  crops: string[];
  /** As in the `sizes` attribute. */
  sizes: string;
  /** For a picture that phones do not show. */
  lazy?: boolean;
}

/** Whether the media fill a picture; an external video without a still and a file are only links. */
export function hasPicture({ image, video }: HeaderMedia): boolean {
  return image !== null || video?.kind === "file";
}

/**
 * The picture of a page header. A video file of this site plays in its place; an external video is a still with a
 * link, so that nothing of other sites loads without consent. A text is laid over a picture, and below a film, whose
 * controls it would cover.
 */
export function HeaderPicture({ media, className, crops, sizes, lazy = false }: HeaderPictureProps) {
  const { image, video, overlayText, overlayColor } = media;
  const film = video?.kind === "file" ? video : null;
  const overlay = overlayText && (
    <p className={`overlay overlay-${overlayColor}${film ? " overlay-below" : ""}`}>{overlayText}</p>
  );
  return (
    <div className={!film && image && isSquare(image) ? `${className} pic-square` : className}>
      {film ? (
        <>
          <FileVideoPlayer video={film} />
          {overlay}
          <VideoNote video={film} />
        </>
      ) : (
        <>
          {image && <Picture image={image} crops={crops} sizes={sizes} {...(!lazy && { eager: "head" })} />}
          {video?.kind === "player" && <VideoLink video={video} />}
          {overlay}
        </>
      )}
    </div>
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
