import type { Image } from "~/fields/images";

/** A partner company in the overview. */
export interface Partner {
  id: string;
  title: string;
  url: string;
  /** Plain text. */
  introduction: string;
  image: Image | null;
  /** Short description of the kind of partner. */
  tag: string | null;
}
