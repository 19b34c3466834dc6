import { expect, test } from "vitest";
import { emptyForm } from "~/design/form/form-state";
import { axeViolations, dom, htmlProblems, render } from "../../../tests/setup/render";
import { wordsThatRunTogether } from "../../../tests/setup/words-apart";
import { LogInFailed, LogInForm } from "./log-in-form";
import type { LogInFailure } from "./model";

const failures: LogInFailure[] = ["notRecognised", "unverified", "blocked"];
const values = { email: ["jan@voorbeeld.nl"], password: ["Paarse fiets 1954"], remember: ["on"] };
const page = (failure: LogInFailure | null) => (
  <>
    {failure && <LogInFailed failure={failure} />}
    <LogInForm form={{ ...emptyForm, values }} token="geheim" back="/mijn/wachtwoord" />
  </>
);

test.each([null, ...failures])(
  "the form after %s is valid and accessible, also without style",
  async (failure) => {
    const html = await render(page(failure));
    expect(await htmlProblems(html)).toEqual([]);
    expect(await axeViolations(html)).toEqual([]);
    expect(wordsThatRunTogether(dom(html).body)).toEqual([]);
  },
);

test("the password is never rendered back; the rest is", async () => {
  const html = await render(page("notRecognised"));
  expect(html).not.toContain("Paarse fiets");
  const document = dom(html);
  expect(document.querySelector<HTMLInputElement>("#email")?.value).toBe("jan@voorbeeld.nl");
  expect(document.querySelector<HTMLInputElement>("#remember")?.checked).toBe(true);
  expect(document.querySelector<HTMLInputElement>("input[name=terug]")?.value).toBe("/mijn/wachtwoord");
});

test("browsers can fill in both fields", async () => {
  const fields = dom(await render(page(null))).querySelectorAll<HTMLInputElement>("#email, #password");
  expect([...fields].map(({ autocomplete }) => autocomplete)).toEqual(["username", "current-password"]);
});

test.each(failures)("the ways on after %s lead to a field of the form or to a page", async (failure) => {
  const document = dom(await render(page(failure)));
  const links = [...document.querySelectorAll("[role=alert][data-focus] a")];
  expect(links.length).toBeGreaterThan(0);
  const targets = links.map((link) => link.getAttribute("href") ?? "");
  const dead = targets.filter((target) => target.startsWith("#") && !document.querySelector(target));
  expect(dead).toEqual([]);
});

test("the words about a wrong combination tell nothing of either half", async () => {
  const summary = dom(await render(page("notRecognised"))).querySelector("[role=alert]");
  expect(summary?.textContent).toContain("e-mailadres en wachtwoord horen niet bij elkaar");
  expect(summary?.textContent).not.toMatch(/bestaat|onbekend|geen account/i);
});
