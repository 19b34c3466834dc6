import type { AppContext } from "../context";
import { everything } from "./flushes";

/** Ends what this process keeps with one of these tags. */
export function flushHere(
  { answers, redirects }: Pick<AppContext, "answers" | "redirects">,
  tags: string[],
): void {
  answers?.flush(tags);
  // Where pages lead is one small list.
  if (tags.some((tag) => tag === everything || /^(page|redirect)\b/.test(tag))) redirects.clear();
}
