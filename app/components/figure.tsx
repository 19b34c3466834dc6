import type { Image } from "~/utils/images";
import { Picture } from "./picture";

interface FigureProps {
  image: Image;
  /** Per cent of the column. */
  width: 33 | 50 | 100;
  caption: string | null;
}

// Spec 002, section 9: 33 per cent is 270 px wide, 50 per cent 404 px, otherwise 808 px from 48rem up.
const sizes = { 33: "270px", 50: "404px", 100: "(min-width: 48rem) 808px, 100vw" };

/** A picture between the text, with its caption. */
export function Figure({ image, width, caption }: FigureProps) {
  return (
    <figure className={`media-${width}`}>
      <div className="figure">
        <Picture image={image} crops={["404x227", "808x455", "1616x909"]} sizes={sizes[width]} />
      </div>
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
