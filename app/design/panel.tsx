import type { ReactNode } from "react";
import type { Image } from "~/fields/images";
import { Picture } from "./picture";

interface PanelProps {
  /** Extra classes. */
  className: string;
  image: Image | null;
  /** '' for a decorative picture. */
  alt?: string;
  children: ReactNode;
}

/** Text on a coloured background, with a picture above it, or beside it from 768 px. */
export function Panel({ className, image, alt, children }: PanelProps) {
  return (
    <div className={`block-panel ${className}`}>
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
