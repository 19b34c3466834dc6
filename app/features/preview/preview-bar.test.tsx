import { expect, test } from "vitest";
import { axeViolations, dom, htmlProblems, render } from "../../../tests/setup/render";
import { type Preview, PreviewBar } from "./preview-bar";

const preview: Preview = {
  revision: "34",
  published: false,
  until: "2026-11-20T13:00:00.000Z",
  livePath: "/zorgen/partner",
  switchDebug: "/preview/node/12/34?tot=1&code=x&debug=true",
  problems: [],
};

const textOf = (html: string) => dom(html).body.textContent ?? "";
const linksOf = (html: string) =>
  [...dom(html).querySelectorAll("a")].map((link) => [link.textContent, link.getAttribute("href")]);

test("the bar shows the revision, whether it is published and the end of the link", async () => {
  const html = await render(<PreviewBar preview={preview} />);
  expect(textOf(html)).toContain("versie 34");
  expect(textOf(html)).toContain("staat niet op de website");
  expect(textOf(html)).toContain("vrijdag 20 november 2026, 14.00 uur");
  expect(linksOf(html)).toEqual([
    ["Bekijk wat nu op dit adres staat", "/zorgen/partner"],
    ["Laat zien hoe de pagina is opgebouwd", preview.switchDebug],
  ]);
  expect(await axeViolations(html)).toEqual([]);
  expect(await htmlProblems(html)).toEqual([]);
});

test("a published revision has a link to the page", async () => {
  const html = await render(<PreviewBar preview={{ ...preview, published: true, until: null }} />);
  expect(textOf(html)).toContain("is gepubliceerd");
  expect(textOf(html)).toContain("ingelogd bij het CMS");
  expect(linksOf(html)[0]).toEqual(["Bekijk de pagina op de website", "/zorgen/partner"]);
});

test("a page without a path has no link, and debug mode has links to its panel and out of it", async () => {
  const html = await render(<PreviewBar preview={{ ...preview, livePath: null }} />, {
    shell: { debug: true },
  });
  expect(linksOf(html)).toEqual([
    ["Verberg hoe de pagina is opgebouwd", preview.switchDebug],
    ["Ga naar de cijfers onderaan", "#opbouw"],
  ]);
});

test("each field of the page that cannot be decoded is named with its reason", async () => {
  const problems = [{ at: "field_expire_date", reason: "is not a date (99-99-9999)" }];
  const html = await render(<PreviewBar preview={{ ...preview, problems }} />);
  const items = [...dom(html).querySelectorAll("li:has(code)")].map(({ textContent }) => textContent);
  expect(items).toEqual(["field_expire_date is not a date (99-99-9999)"]);
  expect(await axeViolations(html)).toEqual([]);
  expect(await htmlProblems(html)).toEqual([]);
});
