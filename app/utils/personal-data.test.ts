import { expect, test } from "vitest";
import { looksPersonal } from "./personal-data";

test.each([
  "/anna@example.nl",
  "/nieuwsbrief/anna.de-vries+test@mail.example.nl/afmelden",
  "/anna%40example.nl",
  "anna(at)example.nl",
  "/bel/0612345678",
  "/bel/06-12 34 56 78",
  "+31 (0)6 1234 5678",
  "0031612345678",
  "bsn 123456782",
  "NL91ABNA0417164300",
  "06-2012-03-04",
  "/wachtwoord/4f1c9ae2b07d4f1c9ae2b07d4f1c9ae2",
  "/wachtwoord/dGhpcyBpcyBhIHRva2Vu0fQzR1",
])("'%s' may contain personal data", (text) => {
  expect(looksPersonal(text)).toBe(true);
});

test.each([
  "/",
  "/zorgen/partner",
  "/nieuws/2026-11-19-wat-is-er-nieuw",
  "/nieuws/20261119",
  "/regios/rivierenland/activiteiten/lezing-1-2027-03-09",
  "/wat-is-dementie-en-hoe-ga-je-er-samen-mee-om-als-je-partner-het-niet-ziet",
  "/regios/1234-ab",
  "/wp-login.php",
  "koffie @ thuis",
])("'%s' contains no personal data", (text) => {
  expect(looksPersonal(text)).toBe(false);
});
