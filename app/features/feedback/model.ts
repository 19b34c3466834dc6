import { z } from "zod";
import { optionalText } from "~/utils/form-fields";

export const feedbackAnswers = ["ja", "nee"] as const;
export type FeedbackAnswer = (typeof feedbackAnswers)[number];

/** Why a page was not useful: a fixed list, so that no personal data is entered. */
export const feedbackReasons = [
  "niet-gevonden",
  "onduidelijk",
  "te-lang",
  "klopt-niet",
  "werkt-niet",
] as const;
export type FeedbackReason = (typeof feedbackReasons)[number];

/** The fields of 'Was deze pagina nuttig?' and of the form for the reason. */
export const feedbackSchema = z.object({
  pad: optionalText,
  antwoord: z.enum(feedbackAnswers).optional().catch(undefined),
  reden: z.enum(feedbackReasons).optional().catch(undefined),
  honeypot: z.string().optional().catch("filled"),
});

export interface PageFeedback {
  path: string;
  yes: number;
  no: number;
  /** Most frequent first. */
  reasons: [FeedbackReason, number][];
}

/** Counter key of a rating for a page (app/.server/metrics/counters.ts). */
export function feedbackKey(mark: FeedbackAnswer | FeedbackReason, path: string): string {
  return `${mark} ${path}`;
}

/** Counts per page, least useful first. Other keys are ignored. */
export function feedbackByPage(counts: [key: string, count: number][]): PageFeedback[] {
  const pages = new Map<string, PageFeedback>();
  for (const [key, count] of counts) {
    const [, mark = "", path = ""] = /^(\S+) (\/.*)$/.exec(key) ?? [];
    const page = pages.get(path) ?? { path, yes: 0, no: 0, reasons: [] };
    const reason = feedbackReasons.find((candidate) => candidate === mark);
    if (mark === "ja") page.yes += count;
    else if (mark === "nee") page.no += count;
    else if (reason) page.reasons.push([reason, count]);
    else continue;
    pages.set(path, page);
  }
  for (const { reasons } of pages.values()) reasons.sort(([, one], [, other]) => other - one);
  return [...pages.values()].sort((a, b) => b.no - a.no || b.yes - a.yes || a.path.localeCompare(b.path));
}
