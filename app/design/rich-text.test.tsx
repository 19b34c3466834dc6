import { expect, test } from "vitest";
import { sanitiseHtml } from "~/fields/rich-text";
import { dom, render } from "../../tests/setup/render";
import { RichText } from "./rich-text";

test("only a link to another site is marked", async () => {
  const html = sanitiseHtml('<p><a href="https://x.example">CBR</a> en <a href="/contact">contact</a></p>');
  const links = dom(await render(<RichText html={html} />)).querySelectorAll("a");
  expect([...links].map((link) => [link.getAttribute("href"), link.textContent])).toEqual([
    ["https://x.example", "CBR (andere website)"],
    ["/contact", "contact"],
  ]);
});

test("a mail address or phone number that a text does not say is there for paper", async () => {
  const links = [
    '<a href="mailto:info@voorbeeld.nl?subject=a&amp;body=b">Mail <strong>ons</strong></a>',
    '<a href="mailto:info@voorbeeld.nl">info@<strong>voorbeeld.nl</strong></a>',
    '<a href="tel:08000000000">Bel ons</a>',
    '<a href="mailto:%22&quot;onclick=&quot;x@voorbeeld.nl">Mail mij</a>',
  ];
  const html = sanitiseHtml(`<p>${links.join(" ")}</p>`);
  const shown = dom(await render(<RichText html={html} />)).querySelectorAll("a");
  expect([...shown].map((link) => link.getAttribute("data-address"))).toEqual([
    "info@voorbeeld.nl",
    null,
    "08000000000",
    '%22"onclick="x@voorbeeld.nl',
  ]);
});

test("each table is in a scrollable container that can be focused", async () => {
  const table = "<table><tbody><tr><td>x</td></tr></tbody></table>";
  const { body } = dom(await render(<RichText html={sanitiseHtml(`<p>a</p>${table}<p>b</p>${table}`)} />));
  const wrappers = [...body.querySelectorAll('[tabindex="0"][aria-label="Tabel"]')];
  expect(wrappers.map((wrapper) => wrapper.firstElementChild?.tagName)).toEqual(["TABLE", "TABLE"]);
  expect(body.querySelectorAll("p")).toHaveLength(2);
});

test("a table inside another one scrolls with it, and what follows stays outside", async () => {
  const inner = "<table><tbody><tr><td>x</td></tr></tbody></table>";
  const html = sanitiseHtml(`<table><tbody><tr><td>${inner}</td></tr></tbody></table><p>erna</p>`);
  const { body } = dom(await render(<RichText html={html} />));
  expect(body.querySelectorAll("[tabindex]")).toHaveLength(1);
  expect(body.querySelector("[tabindex] table table")).not.toBeNull();
  expect(body.querySelector("[tabindex]")?.nextElementSibling?.textContent).toBe("erna");
});

test("the label of a table has its caption, else its first header cell", async () => {
  const captioned =
    '<table><caption>Wie doet <b>"wat"</b>?</caption><tbody><tr><th>Wie</th></tr></tbody></table>';
  const headed = "<table><thead><tr><th>Wat er binnenkwam</th><th>Euro</th></tr></thead></table>";
  const { body } = dom(await render(<RichText html={sanitiseHtml(captioned + headed)} />));
  const labels = [...body.querySelectorAll("[tabindex]")].map((container) =>
    container.getAttribute("aria-label"),
  );
  expect(labels).toEqual(['Tabel: Wie doet "wat"?', "Tabel: Wat er binnenkwam"]);
});

test.each([
  [2, "<h3>a</h3><h4>b</h4>", "<h2>a</h2><h3>b</h3>"],
  [3, "<h2>a</h2><h3>b</h3>", "<h3>a</h3><h4>b</h4>"],
  [4, "<h2>a</h2><h4>b</h4>", "<h4>a</h4><h6>b</h6>"],
  [2, "<h2>a</h2>", "<h2>a</h2>"],
  [3, "<p>geen kop</p>", "<p>geen kop</p>"],
] as const)("the highest heading gets level %s: %s", async (level, html, expected) => {
  expect(await render(<RichText html={html} headings={level} />)).toBe(`<div>${expected}</div>`);
});
