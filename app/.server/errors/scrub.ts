import { loggedPath } from "~/utils/logged-path";
import { looksPersonal } from "~/utils/personal-data";

const maxLength = 200;

// Libraries quote their input: everything from the first quote to the last.
const quoted = /["'`“”‘’«»].*["'`“”‘’«»]|["'`“”‘’«»].*$/s;
// Libraries also add input after a colon.
const afterColon = /\s*:\s.*$/s;
const address = /\b[a-z][a-z\d+.-]*:\/\/\S+|\S+@\S+/gi;
const number = /\d{4,}/g;

/**
 * An error message on one line of at most 200 characters, without input. Libraries quote their input in messages, and
 * that input can come from a visitor (a query, a form, an address).
 * @param visitorValues known input of the visitor, such as the values of the query
 */
export function scrub(message: string, visitorValues: readonly string[] = []): string {
  const without = visitorValues
    .filter((value) => value.length > 2)
    // A value may be a part of another.
    .toSorted((one, other) => other.length - one.length)
    .reduce((text, value) => text.replaceAll(value, "…"), message);
  return without
    .replace(quoted, "…")
    .replace(afterColon, ": …")
    .replace(address, "…")
    .replace(number, "…")
    .replace(/\s+/g, " ")
    .slice(0, maxLength)
    .trim();
}

/** A path without query and with personal parts replaced, such as an e-mail address. */
export function scrubPath(path: string): string {
  return loggedPath(path)
    .replace(/[?#].*$/s, "")
    .split("/")
    .map((part) => (looksPersonal(part) ? "…" : part))
    .join("/")
    .slice(0, maxLength);
}
