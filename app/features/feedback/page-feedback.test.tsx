import { expect, test } from "vitest";
import { axeViolations, dom, htmlProblems, render } from "../../../tests/setup/render";
import { PageFeedback } from "./page-feedback";

test("the form has two buttons and the path of the page", async () => {
  const form = dom(await render(<PageFeedback />)).querySelector("form");
  expect([form?.getAttribute("action"), form?.method]).toEqual(["/nuttig", "post"]);
  const buttons = [...(form?.querySelectorAll("button") ?? [])];
  expect(buttons.map(({ name, value, textContent }) => [name, value, textContent])).toEqual([
    ["antwoord", "ja", "Ja"],
    ["antwoord", "nee", "Nee"],
  ]);
  expect(form?.querySelector<HTMLInputElement>("input[name=pad]")?.value).toBe("/zorgen/partner");
  expect(form?.querySelector("h2")?.id).toBe(form?.getAttribute("aria-labelledby"));
});

test("the only text field is the honeypot, so that no personal data is entered", async () => {
  const fields = dom(await render(<PageFeedback />)).querySelectorAll("textarea, input:not([type=hidden])");
  expect([...fields].map((field) => field.getAttribute("name"))).toEqual(["honeypot"]);
});

test("the form is valid and accessible", async () => {
  const html = await render(<PageFeedback />);
  expect(await htmlProblems(html)).toEqual([]);
  expect(await axeViolations(html)).toEqual([]);
});
