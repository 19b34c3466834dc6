import { expect, test } from "vitest";
import { parseHtml } from "../../../tests/setup/parse-html";
import { renderHtml } from "./render-html";
import { renderText } from "./render-text";
import type { MailToRender } from "./rendered-mail";
import type { MailPart } from "./template";

const mail = (parts: MailPart[], changes: Partial<MailToRender> = {}): MailToRender => ({
  content: { subject: "Onderwerp", preview: "Kort", title: "Dag Ineke", parts, why: "Daarom." },
  brand: "alzheimer",
  helpline: "0800 000 00 00",
  unsubscribeUrl: null,
  ...changes,
});

const href = "https://www.voorbeeld.nl/bevestigen?code=abc";

test("plain text has the title, the parts, each address once on its own line, and why", () => {
  const text = renderText(
    mail([
      { kind: "paragraph", text: "Klik op de knop.", plain: "Open deze regel." },
      { kind: "button", label: "Bevestig", href },
      { kind: "link", text: "Werkt de knop niet?", href },
      { kind: "links", items: [{ text: "Lees het gesprek", href }] },
      { kind: "list", items: ["Een", `Twee ${"woorden ".repeat(9)}lang`] },
    ]),
  );
  expect(text).toBe(`Dag Ineke
=========

Open deze regel.

Bevestig:
${href}

* Lees het gesprek
  ${href}

* Een
* Twee woorden woorden woorden woorden woorden woorden woorden
  woorden woorden lang

--
Vragen? Bel gratis 0800 000 00 00,
elke dag van 9.00 tot 23.00 uur.
Daarom.
`);
});

test("HTML has a button and the address without https, both with the whole address", () => {
  const document = parseHtml(
    renderHtml(
      mail([
        { kind: "button", label: "Bevestig", href },
        { kind: "link", text: "Werkt de knop niet?", href },
        { kind: "links", items: [{ text: "Lees het gesprek", href }] },
      ]),
    ),
  );
  const links = [...document.querySelectorAll("a")].map((link) => [link.textContent, link.href]);
  expect(links).toEqual([
    ["Bevestig", href],
    ["www.voorbeeld.nl/bevestigen?code=abc", href],
    ["Lees het gesprek", href],
    ["0800 000 00 00", "tel:08000000000"],
  ]);
  expect(document.title).toBe("Onderwerp");
  expect(document.documentElement.lang).toBe("nl");
});

test("names in a mail are text, not markup", () => {
  const name = `<b onclick="x">"'&--><![endif]-->`;
  const document = parseHtml(
    renderHtml({
      ...mail([{ kind: "paragraph", text: name }]),
      content: { ...mail([]).content, title: name, parts: [{ kind: "list", items: [name] }] },
    }),
  );
  expect(document.querySelector("h1")?.textContent).toBe(name);
  expect(document.querySelector("li")?.textContent).toBe(name);
  expect(document.querySelector("b")).toBeNull();
});

test("the brands differ in name and colours", () => {
  const pages = (["alzheimer", "samen", "dementie"] as const).map((brand) =>
    parseHtml(renderHtml(mail([], { brand }))),
  );
  expect(pages.map((page) => page.querySelector("img")?.alt)).toEqual([
    "Alzheimer",
    "Samen dementievriendelijk",
    "Dementie",
  ]);
  expect(new Set(pages.map((page) => page.querySelector("style")?.textContent)).size).toBe(3);
});
