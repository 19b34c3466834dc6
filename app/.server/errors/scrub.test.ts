import { expect, test } from "vitest";
import { scrubbed, scrubbedPath } from "./scrub";

/** The message that a library makes of its input. */
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
])("what %s says of its input is not told", (_, work) => {
  expect(scrubbed(messageOf(work))).not.toContain("geheim");
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
])("'%s' is told as '%s'", (message, told) => {
  expect(scrubbed(message)).toBe(told);
});

test("what a visitor is known to have given is not told, quoted or not", () => {
  const given = ["zoekterm", "hemel en aarde", "de"];
  expect(scrubbed("No results for hemel en aarde in de zoekterm", given)).toBe("No results for … in de …");
});

test("a message is short and stays as it is when it is scrubbed again", () => {
  const message = `Unexpected 'x' in ${"lang ".repeat(200)}`;
  expect(scrubbed(message).length).toBeLessThanOrEqual(200);
  expect(scrubbed(scrubbed(message))).toBe(scrubbed(message));
});

test.each([
  ["/zorgen/partner", "/zorgen/partner"],
  ["/zoeken?zoekterm=geheim#x", "/zoeken"],
  ["/afmelden/els@voorbeeld.nl/nu", "/afmelden/…/nu"],
  ["/afmelden/els%40voorbeeld.nl", "/afmelden/…"],
  ["/wachtwoord/3f2a1b9c3f2a1b9c3f2a1b9c3f2a1b9c", "/wachtwoord/…"],
  ["", ""],
])("the path %s is told as %s", (path, told) => {
  expect(scrubbedPath(path)).toBe(told);
});
