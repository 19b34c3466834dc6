import type { RequestScope } from "~/.server/context/scope";
import { localPath } from "~/utils/local-path";
import { feedbackAnswers, feedbackKey, feedbackReasons } from "./model";

/**
 * Counts feedback about a page. Invalid feedback is not counted but gets the same thanks.
 * @param acceptsFeedback whether the page at a path has a feedback form; others are not counted, which limits the keys
 * @returns the address to redirect to
 */
export async function submitFeedback(
  form: FormData,
  { count }: Pick<RequestScope, "count">,
  acceptsFeedback: (path: string) => Promise<boolean>,
): Promise<string> {
  const path = pagePath(form.get("pad"));
  if (!path) return "/";
  const mark = [...feedbackAnswers, ...feedbackReasons].find(
    (candidate) => candidate === (form.get("antwoord") ?? form.get("reden")),
  );
  if (mark && !form.get("honeypot") && (await acceptsFeedback(path))) {
    count("feedback", feedbackKey(mark, path));
  }
  const next = new URLSearchParams({ pad: path, ...(mark === "nee" && { antwoord: mark }) });
  return `/nuttig?${next}`;
}

/** Path of a page without its query; null for anything else. */
export function pagePath(value: unknown): string | null {
  return localPath(value)?.replace(/\?.*/s, "") ?? null;
}
