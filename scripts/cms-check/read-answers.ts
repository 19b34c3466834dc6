import { parseJson } from "~/utils/parse-json";
import { callChanges } from "./changes";
import type { Finding } from "./finding";
import type { Answer } from "./observe";

const nodePathCall = "/api/drupal/api/node-path";

/** The links of a document to pages by number that lead to no page. */
export function deadLinks(answers: Answer[]): Finding[] {
  return answers
    .filter(({ path, status }) => path === nodePathCall && status !== 200)
    .map(({ query }) => ({
      level: "problem" as const,
      place: "",
      what: `links to ${query.get("path")}, which leads to no page`,
      change:
        "Editor: link to a page that is published. Developer: without the call node-path no such link works.",
    }));
}

/** Answers for which visitors would not wait. */
export function slowAnswers(answers: Answer[], longestMs: number): Finding[] {
  const slowest = Math.max(0, ...answers.map(({ ms }) => ms));
  if (slowest <= longestMs) return [];
  const what = `took ${(slowest / 1000).toFixed(1)} s; the site waits ${longestMs / 1000} s`;
  return [{ level: "problem", place: "", what, change: callChanges.slow }];
}

/** The JSON of an answer; undefined for anything else. */
export function jsonOf(answer: Answer | undefined): unknown {
  try {
    return answer && parseJson(answer.text);
  } catch {
    return undefined;
  }
}
