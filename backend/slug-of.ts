import { withoutAccents } from "../app/utils/text";

/** Converts a title to a slug. */
export function slugOf(title: string): string {
  const letters = withoutAccents(title).toLowerCase();
  return letters.replace(/[^a-z0-9]+/g, "-").replace(/^-|-$/g, "");
}
