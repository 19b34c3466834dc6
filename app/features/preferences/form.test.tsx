import { expect, test } from "vitest";
import { defaultChoices, type VisitorChoices } from "~/utils/visitor-choices";
import { axeViolations, dom, htmlProblems, render } from "../../../tests/setup/render";
import { PreferencesForm } from "./form";

const renderForm = (change: Partial<VisitorChoices> = {}) =>
  render(<PreferencesForm back="/zorgen?page=2" />, { shell: { choices: { ...defaultChoices, ...change } } });

const checkedIn = (document: Document) =>
  [...document.querySelectorAll<HTMLInputElement>("input:checked")].map(({ name, value }) => [name, value]);

test("the form has the current choices", async () => {
  expect(checkedIn(dom(await renderForm()))).toEqual([
    ["tekst", "normaal"],
    ["regels", "normaal"],
  ]);
  expect(checkedIn(dom(await renderForm({ textSize: "grootst", lineSpacing: "ruim", calm: true })))).toEqual([
    ["tekst", "grootst"],
    ["regels", "ruim"],
    ["rust", "1"],
  ]);
});

test("the sample shows the current choices", async () => {
  const sampleOf = async (change: Partial<VisitorChoices>) => ({
    ...dom(await renderForm(change)).querySelector<HTMLElement>("[data-preferences-sample]")?.dataset,
  });
  expect(await sampleOf({})).toMatchObject({ text: "normaal", spacing: "normaal", calm: "0" });
  expect(await sampleOf({ textSize: "groot", calm: true })).toMatchObject({ text: "groot", calm: "1" });
});

test("the reset button is there only with preferences other than the defaults", async () => {
  const back = async (change: Partial<VisitorChoices>) =>
    dom(await renderForm(change)).querySelector("button[name=standaard]")?.textContent;
  expect(await back({})).toBeUndefined();
  expect(await back({ calm: true })).toBe("Zet alles terug");
});

test("the form has the return address", async () => {
  const form = dom(await renderForm()).querySelector("form");
  expect([form?.getAttribute("action"), form?.method]).toEqual(["/weergave", "post"]);
  expect(form?.querySelector<HTMLInputElement>("input[name=terug]")?.value).toBe("/zorgen?page=2");
});

test("the form is valid and accessible", async () => {
  const form = await renderForm({ textSize: "grootst" });
  expect(await htmlProblems(form)).toEqual([]);
  expect(await axeViolations(form)).toEqual([]);
});
