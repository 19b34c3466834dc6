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

/** A picture or video in the text, with its caption. */
export function Figure({ id, media, width, caption }: FigureProps) {
  return (
    <figure className={`media-${width}`}>
      {media.kind === "video" ? (
        <VideoPlayer id={id} video={media.video} sizes={sizes[width]} />
      ) : (
        <div className="figure">
          <Picture image={media.image} crops={["404x227", "808x455", "1616x909"]} sizes={sizes[width]} />
        </div>
      )}
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
