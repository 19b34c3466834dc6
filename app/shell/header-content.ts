import type { MediaFile } from "~/fields/files";
import type { Image } from "~/fields/images";
import type { Link } from "~/fields/links";
import type { Video } from "~/fields/videos";

/** What an editor chose for the picture of a header. */
export interface HeaderMedia {
  /** The picture, or the still of a video. */
  image: Image | null;
  video: Video | null;
  file: MediaFile | null;
  overlayText: string | null;
  overlayColor: "light" | "dark" | "brand";
}

export interface PageHeaderContent extends HeaderMedia {
  title: string;
  bigTitle: boolean;
  /** Whether the first block of the page is its header (docs/decisions/0060-media-of-editors.md). */
  custom: boolean;
  introduction: string | null;
  primaryButton: Link | null;
  secondaryLink: Link | null;
  sand: boolean;
}
