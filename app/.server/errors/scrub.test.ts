import { expect, test } from "vitest";
import { scrub, scrubPath } from "./scrub";

/** The message of the error that a function throws. */
function messageOf(work: () => unknown): string {
  try {
    work();
  } catch (error) {
    if (error instanceof Error) return error.message;
  }
  throw new Error("nothing went wrong");
}

test.each([
  ["JSON.parse", () => JSON.parse("geheim")],
  ["JSON.parse of a quote", () => JSON.parse('{"a": "x" geheim "}')],
  ["URL", () => new URL("geheim")],
  ["RegExp", () => new RegExp("geheim(".trim())],
  ["an object without the property", () => Reflect.get({}, "geheim").x],
  ["new Intl.NumberFormat", () => new Intl.NumberFormat("nl", { style: "currency", currency: "geheim" })],
  ["structuredClone", () => structuredClone(() => "geheim")],
])("the input in an error message of %s is removed", (_, work) => {
  expect(scrub(messageOf(work))).not.toContain("geheim");
});

test.each([
  [
    "Cannot read properties of undefined (reading 'title')",
    "Cannot read properties of undefined (reading …)",
  ],
  [`Unexpected token 'g', "geheim" is not valid JSON`, "Unexpected token … is not valid JSON"],
  ["read ECONNRESET", "read ECONNRESET"],
  ["Invalid address els@voorbeeld.nl given", "Invalid address … given"],
  ["Failed to fetch https://cms.example.nl/pad?query=geheim now", "Failed to fetch … now"],
  ["No relative 0612345678 found in 3 places", "No relative … found in 3 places"],
  ["Invalid currency code : geheim geheim", "Invalid currency code: …"],
  ["ENOENT: no such file", "ENOENT: …"],
  ["Half a quote 'geheim geheim", "Half a quote …"],
  ["Two lines\n    at geheim", "Two lines at geheim"],
  ["", ""],
])("'%s' is scrubbed to '%s'", (message, expected) => {
  expect(scrub(message)).toBe(expected);
});

test("known input of the visitor is removed, quoted or not", () => {
  const visitorValues = ["zoekterm", "hemel en aarde", "de"];
  expect(scrub("No results for hemel en aarde in de zoekterm", visitorValues)).toBe(
    "No results for … in de …",
  );
});

test("a scrubbed message has at most 200 characters and does not change when scrubbed again", () => {
  const message = `Unexpected 'x' in ${"lang ".repeat(200)}`;
  expect(scrub(message).length).toBeLessThanOrEqual(200);
  expect(scrub(scrub(message))).toBe(scrub(message));
});

test.each([
  ["/zorgen/partner", "/zorgen/partner"],
  ["/zoeken?zoekterm=geheim#x", "/zoeken"],
  ["/afmelden/els@voorbeeld.nl/nu", "/afmelden/…/nu"],
  ["/afmelden/els%40voorbeeld.nl", "/afmelden/…"],
  ["/wachtwoord/3f2a1b9c3f2a1b9c3f2a1b9c3f2a1b9c", "/wachtwoord/…"],
  ["/leden/Wilgentak?x=1", "/leden/…"],
  ["/ervaringen-delen/blogs/Wilgentak/feed.atom", "/ervaringen-delen/blogs/…/feed.atom"],
  ["/ervaringen-delen/blogs/stuk/12/mijn-moeder", "/ervaringen-delen/blogs/stuk/12/…"],
  ["/ervaringen-delen/forum/gesprek/12/mijn-moeder?page=2", "/ervaringen-delen/forum/gesprek/12/…"],
  ["/ervaringen-delen/forum/gesprek/12/wijzigen", "/ervaringen-delen/forum/gesprek/12/wijzigen"],
  ["", ""],
])("the path %s is scrubbed to %s", (path, expected) => {
  expect(scrubPath(path)).toBe(expected);
});

test("a value of the visitor that contains another one is removed as a whole", () => {
  expect(scrub("no row for jansen", ["jan", "jansen"])).toBe("no row for …");
});
