import type { Image } from "~/fields/images";

/** A company that helps, as its overview lists it. */
export interface Partner {
  id: string;
  title: string;
  url: string;
  /** Plain text. */
  introduction: string;
  image: Image | null;
  /** ISO 8601; null where it is not known. */
  date: string | null;
  /** What kind of partner it is, in a word or two. */
  tag: string | null;
}
