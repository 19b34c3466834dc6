import { expect, test } from "vitest";
import type { Shell } from "~/shell/shell";
import { defaultChoices, noConsent } from "~/utils/visitor-choices";
import { axeViolations, dom, htmlProblems, render } from "../../../tests/setup/render";
import { ConsentSection } from "./consent-section";
import { declaredItems } from "./cookie-declaration";
import { CookieTable } from "./cookie-table";

const section = async (shell: Partial<Shell> = {}, submitted = false) =>
  dom(await render(<ConsentSection submitted={submitted} />, { shell }));
const ticked = (document: Document) =>
  [...document.querySelectorAll<HTMLInputElement>("[type=checkbox]")]
    .filter(({ checked }) => checked)
    .map(({ value }) => value);

test("no box is ticked by default, and an earlier choice is shown", async () => {
  expect(ticked(await section())).toEqual([]);
  const consent = { ...noConsent, statistics: true };
  expect(ticked(await section({ consent }))).toEqual(["statistics"]);
});

test("each category is explained, and necessary cookies have no box", async () => {
  const document = await section();
  const boxes = [...document.querySelectorAll<HTMLInputElement>("[type=checkbox]")];
  expect(boxes.map(({ value }) => value)).toEqual(["preferences", "statistics", "marketing"]);
  for (const box of boxes) {
    const explained = document.getElementById(box.getAttribute("aria-describedby") ?? "");
    expect(explained?.textContent.length, box.value).toBeGreaterThan(20);
  }
  expect(document.body.textContent).toContain("Noodzakelijk");
});

test("accepting all and refusing all are equal buttons", async () => {
  const buttons = [...(await section()).querySelectorAll("button")];
  expect(buttons.map(({ value }) => value)).toEqual(["zelf", "niets", "alles"]);
  expect(buttons[1]?.className).toBe(buttons[2]?.className);
});

test("a saved choice is confirmed, and a choice that the browser did not store is reported", async () => {
  const status = async (shell: Partial<Shell>) =>
    (await section(shell, true)).querySelector("[role=status]")?.textContent;
  expect(await status({ choices: { ...defaultChoices, consent: noConsent } })).toMatch(
    /^Je keuze is bewaard/,
  );
  expect(await status({})).toMatch(/^Je keuze is niet bewaard/);
  expect((await section()).querySelector("[role=status]")).toBeNull();
});

test("with an external provider there is its declaration instead of our form", async () => {
  const id = "1f2e3d4c-0a1b-4c2d-8e3f-5a6b7c8d9e0f";
  const document = await section({ consentProvider: id }, true);
  expect(document.querySelector("form, [type=checkbox], [role=status]")).toBeNull();
  const scripts = [...document.querySelectorAll("script")].map(({ src }) => src);
  expect(scripts).toEqual([`https://consent.cookiebot.com/${id}/cd.js`]);
});

test("form and declaration are valid HTML without accessibility violations", async () => {
  const items = declaredItems({ captcha: true, consentProvider: true, tagManager: true }, "http://localhost");
  for (const shell of [{}, { consentProvider: "1f2e3d4c-0a1b-4c2d-8e3f-5a6b7c8d9e0f" }]) {
    const html = await render(
      <>
        <ConsentSection submitted />
        <h2 id="overzicht">Overzicht</h2>
        <CookieTable items={items} labelledBy="overzicht" />
      </>,
      { shell },
    );
    expect(await axeViolations(html)).toEqual([]);
    expect(await htmlProblems(html)).toEqual([]);
  }
});

test("the declaration has purpose, category, lifetime and place of every item, and each purpose once", async () => {
  const items = declaredItems({ captcha: true, consentProvider: true, tagManager: true }, "http://localhost");
  const document = dom(await render(<CookieTable items={items} labelledBy="overzicht" />));
  const rows = [...document.querySelectorAll("tbody tr")].map((row) =>
    [...row.children].map(({ textContent }) => textContent),
  );
  expect(rows).toHaveLength(new Set(items.map(({ purpose }) => purpose)).size);
  expect(new Set(rows.map(([purpose]) => purpose)).size).toBe(rows.length);
  for (const row of rows) for (const cell of row) expect(cell, row.join()).toMatch(/\S/);
  expect(rows[0]?.slice(1)).toEqual(["Noodzakelijk", "Hoogstens 1000 dagen", "Cookie"]);
  expect(rows[1]?.[2]).toBe("Tot je de browser sluit");
});

test("the declaration shows no names of the software", async () => {
  const items = declaredItems({ captcha: true, consentProvider: true, tagManager: true }, "http://localhost");
  const { body } = dom(await render(<CookieTable items={items} labelledBy="overzicht" />));
  const internal = items.map(({ name }) => name).filter((name) => /[_*-]|[a-z][A-Z]/.test(name));
  for (const name of internal) expect(body.textContent).not.toContain(name);
});
