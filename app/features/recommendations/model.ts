import type { Image } from "~/fields/images";
import type { Link } from "~/fields/links";
import type { Video } from "~/fields/videos";

/** A book, a product or a recommendation. */
export interface ShelfItem {
  /** Unique on its shelf; identifies the item in the address: `?item={slug}`. */
  slug: string;
  title: string;
  label: string | null;
  html: string | null;
  image: Image | null;
  /** Replaces the picture when the item is open. */
  video: Video | null;
  primaryLink: Link | null;
  secondaryLink: Link | null;
}
