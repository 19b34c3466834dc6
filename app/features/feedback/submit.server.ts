import type { RequestScope } from "~/.server/context/scope";
import { ownPath } from "~/utils/own-path";
import { feedbackAnswers, feedbackKey, feedbackReasons } from "./model";

/**
 * Counts what a visitor found of a page. What cannot be counted is thanked for all the same.
 * @param asks whether the page at a path asks for feedback: no other is counted, so that nobody fills the counts
 * @returns the address to go to next
 */
export async function submitFeedback(
  form: FormData,
  { count }: Pick<RequestScope, "count">,
  asks: (path: string) => Promise<boolean>,
): Promise<string> {
  const path = pagePath(form.get("pad"));
  if (!path) return "/";
  const mark = [...feedbackAnswers, ...feedbackReasons].find(
    (known) => known === (form.get("antwoord") ?? form.get("reden")),
  );
  if (mark && !form.get("honeypot") && (await asks(path))) {
    count("feedback", feedbackKey(mark, path));
  }
  const next = new URLSearchParams({ pad: path, ...(mark === "nee" && { antwoord: mark }) });
  return `/nuttig?${next}`;
}

/** The path of a page without its query, which tells nothing of the page; null for anything else. */
export function pagePath(value: unknown): string | null {
  return ownPath(value)?.replace(/\?.*/s, "") ?? null;
}
