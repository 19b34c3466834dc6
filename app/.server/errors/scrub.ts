import { looksPersonal } from "~/utils/personal-data";

const longest = 200;

// A library quotes what it choked on: everything from the first quote to the last.
const quoted = /["'`“”‘’«»].*["'`“”‘’«»]|["'`“”‘’«»].*$/s;
// Or puts it after a colon.
const explained = /\s*:\s.*$/s;
const address = /\b[a-z][a-z\d+.-]*:\/\/\S+|\S+@\S+/gi;
const number = /\d{4,}/g;

/**
 * The message of an error without what a visitor may have put in it; short, on one line. Errors of libraries quote
 * their input, and input is what visitors give (a query, a form, an address).
 * @param given values of the visitor that are known, such as those of the query
 */
export function scrubbed(message: string, given: readonly string[] = []): string {
  const without = given
    .filter((value) => value.length > 2)
    .reduce((text, value) => text.replaceAll(value, "…"), message);
  return without
    .replace(quoted, "…")
    .replace(explained, ": …")
    .replace(address, "…")
    .replace(number, "…")
    .replace(/\s+/g, " ")
    .slice(0, longest)
    .trim();
}

/** A path without the parts that point to a person, such as an address somebody was mailed. */
export function scrubbedPath(path: string): string {
  return path
    .replace(/[?#].*$/s, "")
    .split("/")
    .map((part) => (looksPersonal(part) ? "…" : part))
    .join("/")
    .slice(0, longest);
}
