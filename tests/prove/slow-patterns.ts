import { readActivityFilter } from "~/features/activities/filter";
import { lookupAddress, redirectTarget } from "~/features/redirects/model";
import { highlight } from "~/features/search/highlight";
import { readVacancyFilter } from "~/features/vacancies/filter";
import { linkFromDrupal } from "~/fields/links";
import { sanitiseHtml, textOfHtml } from "~/fields/rich-text";
import { readSheetName } from "~/shell/injected-sheet";
import { safeCss } from "~/shell/safe-css";
import { parseAllowedEmbeds } from "~/utils/allowed-embeds";
import { emailField } from "~/utils/email-field";
import { returnAddress } from "~/utils/local-path";
import { matchesPath } from "~/utils/path-patterns";
import { looksPersonal } from "~/utils/personal-data";
import { readPlace, readPostcode } from "~/utils/postcode";
import { hasPrivateQuery } from "~/utils/private-query";
import { slug, truncate } from "~/utils/text";
import { parseChoices } from "~/utils/visitor-choices";
import type { Proof } from "./proof";

const short = 4_000;
const growth = 8;
/** Linear work takes 8 times as long, quadratic 64 times; the limit leaves room for busy machines. */
const most = 4 * growth;

const runs: Record<string, (text: string) => unknown> = {
  "an e-mail address": (text) => emailField.safeParse(text),
  "a postcode": readPostcode,
  "a place": readPlace,
  "what looks personal": looksPersonal,
  "what is highlighted": (text) => highlight(text, text.slice(0, 200)),
  "an endless search that is highlighted": (text) => highlight(text, text),
  "a search that is highlighted": (text) =>
    highlight("Wandelen voor mensen met dementie", text.slice(0, 200)),
  "a name for an address": slug,
  "a summary": (text) => truncate(text, 150),
  "the pages of a rule": (text) => matchesPath(["/a*b*c*d*", "/*x*x*x*y"], `/${text}`),
  "the pages of a rule with many stars": (text) =>
    matchesPath(["/*a*a*a*a*a*a*a*a*a*b", `/${"*a".repeat(500)}*b`, `${"/*".repeat(50)}x`], `/${text}`),
  "a style sheet": safeCss,
  "a text of an editor": sanitiseHtml,
  "the words of a text": textOfHtml,
  "a redirect": (text) => redirectTarget(text, "/oud"),
  "the question about a redirect": (text) => lookupAddress(`http://x/${encodeURIComponent(text)}?${text}`),
  "an address to return to": (text) => returnAddress({ terug: `/${text}`, anker: text }),
  "a private query": (text) => hasPrivateQuery(`http://x/?${encodeURIComponent(text)}=1&${text}`),
  "a link": (text) => linkFromDrupal(text, text),
  "the filter of activities": (text) => readActivityFilter(new URLSearchParams([["zoekterm", text]])),
  "the filter of vacancies": (text) =>
    readVacancyFilter(
      new URLSearchParams([
        ["functionIds", text],
        ["search", text],
      ]),
    ),
  "the cookie of a view": (text) => parseChoices(text, "2026-11-20"),
  "the cookie of shown embeds": (text) => parseAllowedEmbeds(text, "/zorgen"),
  "the name of a style sheet": (text) => readSheetName(`${text}.css`),
};

/** Inputs that cause backtracking: runs that almost match, with an end that does not. */
const shapes: [string, (length: number) => string][] = [
  ["one letter", (length) => "a".repeat(length)],
  ["one digit", (length) => "1".repeat(length)],
  ["spaces", (length) => `x${" ".repeat(length)}x`],
  ["underscores", (length) => "_".repeat(length)],
  ["at signs and dots", (length) => "a@a.".repeat(length / 4)],
  ["dots", (length) => `a@${"a.".repeat(length / 2)}!`],
  ["slashes", (length) => "/a".repeat(length / 2)],
  ["signs of elements", (length) => "<".repeat(length)],
  ["open elements", (length) => "<p <a ".repeat(length / 6)],
  ["ampersands", (length) => "&a=".repeat(length / 3)],
  ["quotes and escapes", (length) => `"\\`.repeat(length / 2)],
  ["brackets", (length) => "url((".repeat(length / 5)],
  ["open rules", (length) => "{".repeat(length)],
  ["escapes", (length) => "\\".repeat(length)],
  ["imports", (length) => "@import ".repeat(length / 8)],
  ["comments", (length) => "/*".repeat(length / 2)],
  ["numbers in groups", (length) => "12-".repeat(length / 3)],
  ["accents", (length) => "e\u0301".repeat(length / 2)],
  ["commas", (length) => "1,".repeat(length / 2)],
];

/** The shortest CPU time of a few runs, in milliseconds; wall time depends on other processes. */
function timeOf(run: (text: string) => unknown, text: string, times: number): number {
  let shortest = Number.POSITIVE_INFINITY;
  for (let index = 0; index < times; index += 1) {
    const from = process.cpuUsage();
    run(text);
    shortest = Math.min(shortest, process.cpuUsage(from).user / 1000);
  }
  return shortest;
}

/** Checks that every pattern over input of visitors or editors takes linear time. */
export function prove(): Proof[] {
  return Object.entries(runs).map(([name, run]) => {
    const steep: string[] = [];
    let longest = 0;
    for (const [shape, make] of shapes) {
      const one = timeOf(run, make(short), 5);
      const eight = timeOf(run, make(growth * short), 3);
      longest = Math.max(longest, eight);
      // Times near zero cannot be compared.
      if (eight / Math.max(one, 0.05) > most) {
        steep.push(`${shape}: ${one.toFixed(2)} ms became ${eight.toFixed(2)} ms`);
      }
    }
    const measured = steep.join("; ") || `at most ${longest.toFixed(1)} ms`;
    return { goal: `${name}, eight times as long`, measured, met: steep.length === 0 };
  });
}
