import { expect, test } from "vitest";
import { axeViolations, dom, htmlProblems, render } from "../../tests/setup/render";
import { Toolbar } from "./toolbar";

const service = "https://lezer.example/rsent?customerid=1&url=x";
const shown = async (readAloudUrl: string | null = null) =>
  dom(await render(<Toolbar title="Je partner" />, { shell: { readAloudUrl } }));

/** What a visitor without scripts can use, in words. */
const visible = (document: Document) =>
  [...document.querySelectorAll(".toolbar > a, .toolbar > button, summary, li")]
    .filter((element) => !element.closest("[hidden]"))
    .map(({ textContent }) => textContent);

const services = ["WhatsApp", "E-mail", "Facebook", "X (Twitter)", "LinkedIn"];

test("without scripts a page can be shared, and nothing is offered that would not work", async () => {
  expect(visible(await shown())).toEqual(["Deel", ...services]);
});

test("a service that reads aloud works without scripts, and is said to be elsewhere", async () => {
  const document = await shown(service);
  expect(visible(document)).toEqual(["Lees voor (andere website)", "Deel", ...services]);
  const link = document.querySelector(".toolbar > a");
  expect(link?.getAttribute("href")).toBe(service);
  expect(link?.getAttribute("rel")).toBe("noopener");
  expect(document.querySelector("[data-read-aloud]")).toBeNull();
});

test("a script finds Print, Lees voor, Stop, Kopieer link and the menu of the device, in words", async () => {
  const document = await shown();
  const hidden = [...document.querySelectorAll("[hidden]")].map(({ textContent }) => textContent);
  expect(hidden).toEqual(["Print", "Lees voor", "Stop", "Kopieer link", "Meer manieren"]);
});

test("what is copied or shared is the page's own address", async () => {
  const document = await shown();
  const address = "https://www.example.nl/zorgen/partner";
  expect(document.querySelector("[data-copy]")?.getAttribute("data-copy")).toBe(address);
  expect(document.querySelector("[data-share]")?.getAttribute("data-share")).toBe(address);
});

test.each([null, service])(
  "it is valid HTML that breaks no rule of axe (service: %s)",
  async (readAloudUrl) => {
    const html = await render(<Toolbar title="Je partner" />, { shell: { readAloudUrl } });
    expect(await htmlProblems(html)).toEqual([]);
    expect(await axeViolations(html)).toEqual([]);
  },
);
