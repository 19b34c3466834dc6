import { slug } from "../../app/utils/text";

const longestSlug = 60;

/** The last part of the address of a thread, after its id. */
export function slugOf(title: string): string {
  return slug(title).slice(0, longestSlug).replace(/-$/, "") || "zonder-titel";
}
