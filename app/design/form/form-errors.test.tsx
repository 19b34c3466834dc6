import { expect, test } from "vitest";
import { axeViolations, dom, htmlProblems, render } from "../../../tests/setup/render";
import { FormErrors } from "./form-errors";

const labels = { email: "E-mailadres", password: "Wachtwoord" };
const form = { errors: {}, isForeign: false };
type Rejected = Parameters<typeof FormErrors>[0]["rejected"];

const renderErrors = (rejected: Rejected, fields: Record<string, string> = labels) =>
  render(<FormErrors rejected={rejected} labels={fields} />);
const textOf = async (...parameters: Parameters<typeof renderErrors>) =>
  dom(await renderErrors(...parameters)).querySelector("[role=alert]")?.textContent ?? "";

test("errors are links to their fields, in the order of the form", async () => {
  const html = await renderErrors({
    form: { ...form, errors: { password: "PasswordAgain", email: "InvalidEmail" } },
  });
  const links = [...dom(html).querySelectorAll("[role=alert][data-focus] a")];
  expect(links.map((link) => [link.getAttribute("href"), link.textContent])).toEqual([
    ["#email", "E-mailadres: Ongeldig e-mailadres."],
    ["#password", "Wachtwoord: Vul je wachtwoord nog een keer in. We bewaren het niet bij een fout."],
  ]);
  expect(await htmlProblems(html)).toEqual([]);
  expect(await axeViolations(html)).toEqual([]);
});

test("a form with more than passwords says that only those are not kept", async () => {
  const rejected: Rejected = { form: { ...form, errors: { password: "PasswordWrong" } } };
  expect(await textOf(rejected)).toContain("Alleen je wachtwoord niet");
  expect(await textOf(rejected, { current: "Van nu", password: "Nieuw" })).not.toContain("bewaard. Alleen");
});

test.each([
  [1, "1 seconde"],
  [59, "59 seconden"],
  [60, "1 minuut"],
  [61, "2 minuten"],
  [3541, "1 uur"],
  [7201, "3 uur"],
])("a waiting time of %i seconds is said as '%s'", async (waitSeconds, words) => {
  expect(await textOf({ form, waitSeconds })).toContain(`Over ${words} kun je het opnieuw`);
});

test("a form of another browser says that nothing was sent, and to type a password again if it has one", async () => {
  const rejected: Rejected = { form: { ...form, isForeign: true } };
  expect(await textOf(rejected)).toContain("nog niets verstuurd");
  expect(await textOf(rejected)).toContain("wachtwoord weer in");
  expect(await textOf(rejected, { email: "E-mailadres" })).not.toContain("wachtwoord");
});
