import { useTranslation } from "react-i18next";
import { EmbedFrame } from "~/design/embed-frame";
import { FileVideoPlayer } from "~/design/file-video";
import { VideoNote } from "~/design/video-note";
import type { Video } from "~/fields/videos";
import { embedId } from "~/utils/allowed-embeds";
import { ConsentedEmbed } from "./consented-embed";

interface VideoPlayerProps {
  video: Video;
  /** Makes the video's anchor unique on the page. */
  id: string;
  /** Width of the still on the page, as in the `sizes` attribute. */
  sizes: string;
}

/** A video with its text alternative: a file of our own, or the YouTube or Vimeo player. */
export function VideoPlayer({ video, id, sizes }: VideoPlayerProps) {
  const { t } = useTranslation();
  const name = video.kind === "player" ? embedId(video.url) : "";
  const anchor = `${name}-${id}`;
  return (
    <>
      <div className="figure" id={name ? anchor : undefined}>
        {video.kind === "file" ? (
          <FileVideoPlayer video={video} />
        ) : (
          <ConsentedEmbed
            name={name}
            anchor={anchor}
            title={video.title}
            provider={video.provider}
            source={video.source}
            still={video.still}
            sizes={sizes}
          >
            <div className="video-frame">
              <EmbedFrame
                url={video.url}
                title={t("video.frame", { title: video.title || video.provider })}
                kind="video"
              />
            </div>
          </ConsentedEmbed>
        )}
      </div>
      <VideoNote video={video} />
    </>
  );
}
