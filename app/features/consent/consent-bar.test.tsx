import { expect, test } from "vitest";
import { defaultChoices, fullConsent, noConsent, parseChoices } from "~/utils/visitor-choices";
import { axeViolations, dom, htmlProblems, render, testShell } from "../../../tests/setup/render";
import { ConsentBar, showsConsentBar } from "./consent-bar";

const shellWithConsent = (consent = noConsent) => testShell({ choices: { ...defaultChoices, consent } });

test("the bar is shown until the visitor chose, whatever the choice", () => {
  expect(showsConsentBar(testShell(), false)).toBe(true);
  expect(showsConsentBar(shellWithConsent(), false)).toBe(false);
  expect(showsConsentBar(shellWithConsent(fullConsent), false)).toBe(false);
});

test("consent to an older policy is requested again", () => {
  const choices = parseChoices("toestemming=0psm", "2026-11-21");
  expect(showsConsentBar(testShell({ choices }), false)).toBe(true);
});

test.each([
  ["on the cookie page", testShell({ path: "/cookies" }), false],
  [
    "with an external consent provider",
    testShell({ consentProvider: "1f2e3d4c-0a1b-4c2d-8e3f-5a6b7c8d9e0f" }),
    false,
  ],
  ["on a rejected form", testShell(), true],
])("the bar is not shown %s", (_, shell, formFailed) => {
  expect(showsConsentBar(shell, formFailed)).toBe(false);
});

test("accept and refuse are two equal buttons of a form that returns to its page", async () => {
  const html = await render(<ConsentBar />, { shell: { address: "/zoeken?zoekterm=hulp" } });
  const document = dom(html);
  const buttons = [...document.querySelectorAll("button")];
  expect(buttons.map(({ name, value }) => [name, value])).toEqual([
    ["keuze", "niets"],
    ["keuze", "alles"],
  ]);
  expect(new Set(buttons.map(({ className }) => className)).size).toBe(1);
  const form = document.querySelector("form");
  expect([form?.method, form?.getAttribute("action")]).toEqual(["post", "/cookies"]);
  expect(document.querySelector<HTMLInputElement>("input[name=terug]")?.value).toBe("/zoeken?zoekterm=hulp");
  expect(document.querySelector("a")?.getAttribute("href")).toBe("/cookies#keuzes");
});

test("it is a labelled section of valid HTML without accessibility violations", async () => {
  const html = await render(<ConsentBar />);
  const labelled = dom(html).querySelector("section")?.getAttribute("aria-labelledby") ?? "";
  expect(dom(html).getElementById(labelled)?.textContent).toBe("Mogen we cookies gebruiken?");
  expect(await axeViolations(html)).toEqual([]);
  expect(await htmlProblems(html)).toEqual([]);
});
