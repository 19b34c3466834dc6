import type { z } from "zod";
import type { RequestScope } from "~/.server/context/scope";
import { localPath } from "~/utils/local-path";
import { feedbackKey, type feedbackSchema } from "./model";

/**
 * Counts feedback about a page. Invalid feedback is not counted but gets the same thanks.
 * @param acceptsFeedback whether the page at a path has a feedback form; others are not counted, which limits the keys
 * @returns the address to redirect to
 */
export async function submitFeedback(
  { pad, antwoord, reden, honeypot }: z.output<typeof feedbackSchema>,
  { count }: Pick<RequestScope, "count">,
  acceptsFeedback: (path: string) => Promise<boolean>,
): Promise<string> {
  const path = pagePath(pad);
  if (!path) return "/";
  const mark = antwoord ?? reden;
  if (mark && !honeypot && (await acceptsFeedback(path))) {
    count("feedback", feedbackKey(mark, path));
  }
  const next = new URLSearchParams({ pad: path, ...(mark === "nee" && { antwoord: mark }) });
  return `/nuttig?${next}`;
}

/** Path of a page without its query; null for anything else. */
export function pagePath(value: unknown): string | null {
  return localPath(value)?.replace(/\?.*/s, "") ?? null;
}
