import type { AppContext } from "../context";
import { everything } from "./flushes";

/** Ends what this process keeps with one of these tags: answers, and the pages that are made of them. */
export function flushHere(
  { flushes, redirects, now }: Pick<AppContext, "flushes" | "redirects" | "now">,
  tags: string[],
): void {
  flushes.flush(tags, now().getTime());
  // Where pages lead is one small list.
  if (tags.some((tag) => tag === everything || /^(page|redirect)\b/.test(tag))) redirects.clear();
}
