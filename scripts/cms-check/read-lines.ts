import { z } from "zod";
import { fieldMessage } from "~/fields/decode-problems";
import { callChanges, changeFor } from "./changes";
import type { Finding } from "./finding";
import type { LogLine } from "./observe";
import { plainReason } from "./plain-reason";

const text = z.string().catch("");
const facts = z.object({
  path: text,
  kind: text,
  status: z.number().catch(0),
  reason: text,
  location: text,
  contentType: text,
  bundle: text,
  index: text,
  field: text,
  at: text,
  entries: z.number().catch(1),
  more: z.number().catch(0),
  host: text,
  items: z.array(z.string()).catch([]),
  reasons: z.array(z.string()).catch([]),
});
type Facts = z.output<typeof facts>;

/** What the lines that the site would log about an answer say to those who make it. */
export function readLines(lines: LogLine[]): Finding[] {
  return lines.flatMap((line) => readLine(line.message, facts.parse(line.facts)));
}

function readLine(message: string, line: Facts): Finding[] {
  if (line.path === "/api/drupal/api/node-path" && message === "upstream call failed") return [];
  if (message === "upstream call failed") return failedCall(line);
  if (message === "block cannot be decoded") return brokenBlock(line);
  if (message === fieldMessage) return [problem(placeOf(line), line.reason)];
  if (message === "entries of a list cannot be decoded") return line.reasons.flatMap(entry);
  if (message === "more of a document cannot be decoded") return [moreProblems(line.more)];
  if (message === "pictures of an unknown host are left out") return [unknownHost(line.host)];
  const [, page] = /^unknown page (.*)$/.exec(message) ?? [];
  if (page !== undefined) return [page === "?" ? noPage : unknownType("content type", page)];
  const [, block] = /^No transformer implemented for: (.*)$/.exec(message) ?? [];
  if (block !== undefined)
    return [{ ...unknownType("paragraph type", block), place: `block ${numberOf(line.index)}` }];
  return [{ level: "problem", place: placeOf(line), what: message, change: changeFor(message) }];
}

function failedCall({ kind, status, reason, location, contentType }: Facts): Finding[] {
  const found = (what: string, change: string): Finding[] => [{ level: "problem", place: "", what, change }];
  if (kind === "connection-error")
    return found(`there is no connection (${reason})`, callChanges.unreachable);
  if (kind === "unauthorized") return found(`Drupal answers ${status}: no access`, callChanges.loggedIn);
  if (status === 406)
    return found("Drupal answers 406: this format is not offered", callChanges.notAcceptable);
  if (status === 404) return found("Drupal answers 404: there is no such call", callChanges.absent);
  if (status === 410) return found("Drupal answers 410: the page has expired", callChanges.absent);
  if (location || status === 301) return found(`Drupal redirects to ${location || "?"}`, callChanges.moved);
  if (status === 504) return found("Drupal answers too late", callChanges.slow);
  if (reason.endsWith("not JSON"))
    return /html/i.test(contentType)
      ? found("Drupal answers with a web page (HTML) instead of JSON", callChanges.html)
      : found("the answer is not JSON", callChanges.notJson);
  if (status !== 200) return found(`Drupal answers ${status}`, callChanges.failing);
  // Its entries are reported one by one.
  if (reason.includes("no entry can be decoded")) return [];
  return reason
    .replace(/^Parsing error /, "")
    .split("; ")
    .map((part) => {
      const [, at = "", why = part] = /^at (.*?): (.*)$/s.exec(part) ?? [];
      return problem(at === "the top" ? "" : inWords(at), why);
    });
}

function brokenBlock({ bundle, index, reason, items }: Facts): Finding[] {
  const name = bundle === "?" ? "" : ` (${bundle})`;
  const place = `block ${numberOf(index)}${name}`;
  if (reason.endsWith("not published"))
    return [{ ...problem(place, `is left out: ${reason}`), level: "advice" }];
  if (items.length === 0) return [problem(place, `is left out: ${reason}`)];
  return items.map((item) => {
    const [, at = "", why = item] = /^(\S+) (.*)$/s.exec(item) ?? [];
    return problem(`${place}, ${inWords(at)}`, `is left out: ${why}`);
  });
}

/** A line of a list: '3: field_link has no link; title is empty'. */
function entry(reason: string): Finding[] {
  const [, index = "", why = reason] = /^(\d+): (.*)$/s.exec(reason) ?? [];
  return why.split("; ").map((part) => problem(index && `item ${Number(index) + 1}`, `is left out: ${part}`));
}

function problem(place: string, what: string): Finding {
  return { level: "problem", place, what: plainReason(what), change: changeFor(what) };
}

function placeOf({ bundle, index, field, at, entries }: Facts): string {
  if (!index && at) return `${inWords(`.${at}`).slice(2)}${entries > 1 ? ` and ${entries - 1} more` : ""}`;
  const block = index && `block ${numberOf(index)} (${bundle})`;
  return [block, inWords(field)].filter(Boolean).join(", ");
}

/** 'field_items.0.field_icon' as 'field_items, item 1, field_icon'. */
function inWords(field: string): string {
  return field.replace(/\.(\d+)/g, (_, index) => `, item ${Number(index) + 1}`).replaceAll(".", ", ");
}

/** Editors count from one: '0' is block 1, and '3.0' is the first in building block 4. */
function numberOf(index: string): string {
  return index
    .split(".")
    .map((part) => Number(part) + 1)
    .join(".");
}

const noPage: Finding = {
  level: "problem",
  place: "",
  what: "is no page but another entity, such as a term or a medium; visitors get a 404",
  change:
    "Site builder: give only content (nodes) an address that visitors use, and keep terms and media out of the site map.",
};

function moreProblems(count: number): Finding {
  return {
    level: "problem",
    place: "",
    what: `has ${count} more fields or blocks that the site cannot read`,
    change: "Developer: change what is listed for this page first, then run this command again.",
  };
}

function unknownType(kind: string, bundle: string): Finding {
  return {
    level: "problem",
    place: "",
    what: `has the ${kind} ${bundle}, which the site does not know; it is left out`,
    change: `Site builder: use the machine names of docs/backend-contract.md for each ${kind}, or have the type added to the site.`,
  };
}

function unknownHost(host: string): Finding {
  return {
    level: "problem",
    place: "",
    what: `has pictures on ${host}, which are left out`,
    change: `Editor: add the picture to the media library. Or name ${host} in MEDIA_HOSTS of the site, if it stores nothing of visitors.`,
  };
}
