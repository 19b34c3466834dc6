import type { Image } from "~/fields/images";
import type { Link } from "~/fields/links";
import type { Video } from "~/fields/videos";

/** A book, a product or a recommendation. */
export interface ShelfItem {
  /** Unique on its shelf; names the item in the address: `?item={slug}`. */
  slug: string;
  title: string;
  label: string | null;
  html: string | null;
  image: Image | null;
  /** In the place of the picture, once it is open. */
  video: Video | null;
  primaryLink: Link | null;
  secondaryLink: Link | null;
}
