import type { RequestScope } from "~/.server/context/scope";
import { findPage } from "~/pages/client.server";
import { asksFeedback } from "~/pages/page-traits";
import { ownPath } from "~/utils/own-path";
import { matchesPath } from "~/utils/path-patterns";
import { pathOf } from "~/utils/paths";
import { feedbackAnswers, feedbackKey, feedbackReasons } from "./model";

/** Counts what a visitor found of a page; answers where to go next. What cannot be counted is thanked for all the same. */
export async function submitFeedback(form: FormData, scope: RequestScope): Promise<string> {
  const path = pagePath(form.get("pad"));
  if (!path) return "/";
  const mark = [...feedbackAnswers, ...feedbackReasons].find(
    (known) => known === (form.get("antwoord") ?? form.get("reden")),
  );
  if (mark && !form.get("honeypot") && (await isAsked(path, scope))) {
    scope.count("feedback", feedbackKey(mark, path));
  }
  const next = new URLSearchParams({ pad: path, ...(mark === "nee" && { antwoord: mark }) });
  return `/nuttig?${next}`;
}

/** The path of a page without its query, which tells nothing of the page; null for anything else. */
export function pagePath(value: unknown): string | null {
  return ownPath(value)?.replace(/\?.*/s, "") ?? null;
}

/** Only pages that ask are counted: nobody fills the counts with addresses that are not there. */
async function isAsked(path: string, scope: RequestScope): Promise<boolean> {
  if (matchesPath(scope.config.prefooterHiddenOn, path)) return false;
  const page = await findPage(scope, pathOf({ url: scope.origin + path })).catch(() => null);
  return page?.status === true && asksFeedback(page);
}
