import { expect, test } from "vitest";
import { axeViolations, dom, htmlProblems, render } from "../../tests/setup/render";
import { Toolbar } from "./toolbar";

const service = "https://lezer.example/rsent?customerid=1&url=x";
const renderToolbar = async (readAloudUrl: string | null = null) =>
  dom(await render(<Toolbar title="Je partner" />, { shell: { readAloudUrl } }));

/** Labels of the controls that are visible without scripts. */
const visible = (document: Document) =>
  [...document.querySelectorAll("[role=group] > a, [role=group] > button, summary, li")]
    .filter((element) => !element.closest("[hidden]"))
    .map(({ textContent }) => textContent);

const services = ["WhatsApp", "E-mail", "Facebook", "X (Twitter)", "LinkedIn"];

test("without scripts only the share menu is visible", async () => {
  expect(visible(await renderToolbar())).toEqual(["Deel", ...services]);
});

test("the link to a read-aloud service works without scripts, and is marked as external", async () => {
  const document = await renderToolbar(service);
  expect(visible(document)).toEqual(["Lees voor (andere website)", "Deel", ...services]);
  const link = document.querySelector("[role=group] > a");
  expect(link?.getAttribute("href")).toBe(service);
  expect(link?.getAttribute("rel")).toBe("noopener");
  expect(document.querySelector("[data-read-aloud]")).toBeNull();
});

test("the controls for the script are hidden and have text labels", async () => {
  const document = await renderToolbar();
  const hidden = [...document.querySelectorAll("[hidden]")].map(({ textContent }) => textContent);
  expect(hidden).toEqual(["Print", "Lees voor", "Stop", "Kopieer link", "Meer manieren"]);
});

test("the copied or shared address is that of the page", async () => {
  const document = await renderToolbar();
  const address = "https://www.example.nl/zorgen/partner";
  expect(document.querySelector("[data-copies] [data-copy]")?.getAttribute("data-copy")).toBe(address);
  expect(document.querySelector("[data-share]")?.getAttribute("data-share")).toBe(address);
});

test.each([null, service])(
  "it is valid HTML without accessibility violations (service: %s)",
  async (readAloudUrl) => {
    const html = await render(<Toolbar title="Je partner" />, { shell: { readAloudUrl } });
    expect(await htmlProblems(html)).toEqual([]);
    expect(await axeViolations(html)).toEqual([]);
  },
);
