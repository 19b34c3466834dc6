import { FileLink } from "~/design/file-link";
import { Picture } from "~/design/picture";
import { VideoPlayer } from "~/features/consent/video-player";
import type { Media } from "~/fields/videos";

interface FigureProps {
  /** Makes the anchor of a video unique on the page. */
  id: string;
  media: Media;
  /** Percentage of the column. */
  width: 33 | 50 | 100;
  caption: string | null;
}

// The column is 808 px wide from 48rem up.
const sizes = { 33: "270px", 50: "404px", 100: "(min-width: 48rem) 808px, 100vw" };

/** A picture, video or file in the text, with its caption. The title of a picture is its caption by default. */
export function Figure({ id, media, width, caption }: FigureProps) {
  const title = media.kind === "picture" && !caption ? media.image.title : null;
  return (
    <figure className={media.kind === "file" ? undefined : `media-${width}`}>
      {media.kind === "video" && <VideoPlayer id={id} video={media.video} sizes={sizes[width]} />}
      {media.kind === "picture" && (
        <div className="figure">
          <Picture
            image={title ? { ...media.image, title: null } : media.image}
            crops={["404x227", "808x455", "1616x909"]}
            sizes={sizes[width]}
          />
        </div>
      )}
      {media.kind === "file" && <FileLink file={media.file} />}
      {(caption || title) && <figcaption>{caption || title}</figcaption>}
    </figure>
  );
}
