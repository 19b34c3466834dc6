import { expect, test } from "vitest";
import { defaultChoices, type VisitorChoices } from "~/utils/visitor-choices";
import { axeViolations, dom, htmlProblems, render } from "../../../tests/setup/render";
import { PreferencesForm } from "./form";

const html = (change: Partial<VisitorChoices> = {}) =>
  render(<PreferencesForm back="/zorgen?page=2" />, { shell: { choices: { ...defaultChoices, ...change } } });

const checkedIn = (document: Document) =>
  [...document.querySelectorAll<HTMLInputElement>("input:checked")].map(({ name, value }) => [name, value]);

test("each choice stands as it is now", async () => {
  expect(checkedIn(dom(await html()))).toEqual([
    ["tekst", "normaal"],
    ["regels", "normaal"],
  ]);
  expect(checkedIn(dom(await html({ textSize: "grootst", lineSpacing: "ruim", calm: true })))).toEqual([
    ["tekst", "grootst"],
    ["regels", "ruim"],
    ["rust", "1"],
  ]);
});

test("the sample has what was chosen", async () => {
  const sampleOf = async (change: Partial<VisitorChoices>) => ({
    ...dom(await html(change)).querySelector<HTMLElement>("[data-preferences-sample]")?.dataset,
  });
  expect(await sampleOf({})).toMatchObject({ text: "normaal", spacing: "normaal", calm: "0" });
  expect(await sampleOf({ textSize: "groot", calm: true })).toMatchObject({ text: "groot", calm: "1" });
});

test("there is something to put back only where something was chosen", async () => {
  const back = async (change: Partial<VisitorChoices>) =>
    dom(await html(change)).querySelector("button[name=standaard]")?.textContent;
  expect(await back({})).toBeUndefined();
  expect(await back({ calm: true })).toBe("Zet alles terug");
});

test("the form takes the page to go back to along", async () => {
  const form = dom(await html()).querySelector("form");
  expect([form?.getAttribute("action"), form?.method]).toEqual(["/weergave", "post"]);
  expect(form?.querySelector<HTMLInputElement>("input[name=terug]")?.value).toBe("/zorgen?page=2");
});

test("the form is valid and accessible", async () => {
  const form = await html({ textSize: "grootst" });
  expect(await htmlProblems(form)).toEqual([]);
  expect(await axeViolations(form)).toEqual([]);
});
