import type { ReactNode } from "react";
import type { Image } from "~/fields/images";
import { Picture } from "./picture";

interface PanelProps {
  /** The classes that make it look different from others. */
  look: string;
  image: Image | null;
  /** Empty where the picture only decorates. */
  alt?: string;
  children: ReactNode;
}

/** Words on a ground of their own, with a picture above them, from 768 px beside them. */
export function Panel({ look, image, alt, children }: PanelProps) {
  return (
    <div className={`block-panel ${look}`}>
      {image && (
        <div className="pic">
          <Picture
            image={image}
            crops={["380x235", "580x388", "1160x776"]}
            sizes="(min-width: 48rem) 24rem, 100vw"
            alt={alt}
          />
        </div>
      )}
      <div className="body">{children}</div>
    </div>
  );
}
