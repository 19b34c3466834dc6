import type { z } from "zod";
import type { RequestScope } from "~/.server/context/scope";
import { localPath } from "~/utils/local-path";
import { feedbackKey, type feedbackSchema } from "./model";

/**
 * Counts feedback about a page. Invalid feedback is not counted but gets the same thanks.
 * @param findRatedPath the one spelling of the path of a page with a feedback form; null for others, which are not
 * counted: this limits the keys
 * @returns the address to redirect to
 */
export async function submitFeedback(
  { pad, antwoord, reden, honeypot }: z.output<typeof feedbackSchema>,
  { count }: Pick<RequestScope, "count">,
  findRatedPath: (path: string) => Promise<string | null>,
): Promise<string> {
  const path = pagePath(pad);
  if (!path) return "/";
  const mark = antwoord ?? reden;
  if (mark && !honeypot) {
    const ratedPath = await findRatedPath(path);
    if (ratedPath) count("feedback", feedbackKey(mark, ratedPath));
  }
  const next = new URLSearchParams({ pad: path, ...(mark === "nee" && { antwoord: mark }) });
  return `/nuttig?${next}`;
}

/** Path of a page without its query; null for anything else. */
export function pagePath(value: unknown): string | null {
  return localPath(value)?.replace(/\?.*/s, "") ?? null;
}
