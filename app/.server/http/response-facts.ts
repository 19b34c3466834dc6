import type { UpstreamResponse } from "~/.server/cache/upstream-response";
import { looksPersonal } from "~/utils/personal-data";
import { escapeForRegExp } from "~/utils/text";
import { shapeOf } from "~/utils/text-shape";

/** Parameters whose values are ids and numbers of the site; visitors type the others. */
const safeNames = /^(page|pageSize|radius|months|regio|contentType|[a-z]+Id)$/;
const safeValue = /^[\w-]{0,20}$/;
const maxLength = 80;
/** Enough to find what a visitor typed, also where it is cut off at `maxLength`. */
const searchedLength = 1000;

/**
 * What tells an operator which response was no JSON, without personal data: the query with the values of safe
 * parameters only, the content type, and the start of the body without what a visitor typed.
 */
export function responseFacts({ text, contentType = "" }: UpstreamResponse, query: URLSearchParams) {
  const parts = [...query].map(([name, value]) => `${name}=${isSafe(name, value) ? value : "…"}`);
  const typed = [...query].flatMap(([name, value]) => (isSafe(name, value) || value === "" ? [] : [value]));
  return {
    ...(parts.length > 0 && { query: parts.join("&") }),
    contentType: printable(contentType).slice(0, maxLength),
    start: startOf(text, typed),
  };
}

function isSafe(name: string, value: string): boolean {
  return safeNames.test(name) && safeValue.test(value);
}

function startOf(text: string, typed: string[]): string {
  // A page about an error may repeat some of the words only.
  const words = typed.flatMap((value) => value.split(/\s+/)).filter((word) => word.length > 2);
  const spellings = [...typed, ...words].flatMap((value) => [printable(value), encodeURIComponent(value)]);
  const hidden = spellings.filter(Boolean).reduce(hide, printable(text.slice(0, searchedLength)));
  const start = hidden.slice(0, maxLength);
  return looksPersonal(start) ? shapeOf(start) : start;
}

/** The text with every occurrence of a value, in any capitals, replaced. */
function hide(text: string, value: string): string {
  return text.replace(new RegExp(escapeForRegExp(value), "giu"), "…");
}

function printable(text: string): string {
  return text.replace(/[\p{C}\s]+/gu, " ").trim();
}
