import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { share } from "./enhance";

const address = "https://www.example.nl/zorgen/partner";
const page = `
  <div data-copies><ul>
    <li><a href="https://wa.me/?text=Je%20partner%20https%3A%2F%2Fwww.example.nl">WhatsApp</a></li>
    <li hidden><button data-copy="${address}" data-copied="Link gekopieerd" data-copy-failed="Kopiëren lukt niet">Kopieer link</button></li>
    <li hidden><button data-share="${address}" data-share-title="Je partner">Meer manieren</button></li>
  </ul><p role="status"></p></div>`;

// Each test has its own document, so that listeners of earlier tests are gone.
let testDocument: Document;
const element = (selector: string): HTMLElement =>
  testDocument.querySelector<HTMLElement>(selector) ?? expect.fail(`no ${selector}`);
const copyButton = () => element("[data-copy]");
const shareButton = () => element("[data-share]");
const status = () => element("[role=status]").textContent;
const visible = () =>
  [copyButton(), shareButton()].map(({ parentElement }) => parentElement?.hidden === false);

/** Enhances the page in a browser with these properties of `navigator`. */
function browser(properties: { userAgent?: string; clipboard?: unknown; share?: unknown }): void {
  for (const name of ["clipboard", "share", "userAgent"]) Reflect.deleteProperty(navigator, name);
  for (const [name, value] of Object.entries(properties))
    Object.defineProperty(navigator, name, { value, configurable: true });
  share(testDocument);
}

beforeEach(() => {
  testDocument = document.implementation.createHTMLDocument();
  testDocument.body.innerHTML = page;
});

afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)", "whatsapp://send?text="],
  ["Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X)", "whatsapp://send?text="],
  ["Mozilla/5.0 (Linux; Android 14) Mobile Safari/537.36", "whatsapp://send?text="],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64)", "https://wa.me/?text="],
])("in %s the link to WhatsApp starts with %s", (userAgent, start) => {
  browser({ userAgent });
  const link = element("a");
  expect(link.getAttribute("href")).toBe(`${start}Je%20partner%20https%3A%2F%2Fwww.example.nl`);
});

test("buttons that the browser does not support stay hidden", () => {
  browser({});
  expect(visible()).toEqual([false, false]);
  browser({ clipboard: { writeText: vi.fn() } });
  expect(visible()).toEqual([true, false]);
  browser({ share: vi.fn() });
  expect(visible()).toEqual([true, true]);
});

test("a copied link is confirmed for two seconds, on the button and for screen readers", async () => {
  vi.useFakeTimers();
  const writeText = vi.fn(async () => {});
  browser({ clipboard: { writeText } });
  copyButton().click();
  await vi.advanceTimersByTimeAsync(1999);
  expect(writeText).toHaveBeenCalledWith(address);
  expect([copyButton().textContent, status()]).toEqual(["Link gekopieerd", "Link gekopieerd"]);
  expect(copyButton().dataset).toHaveProperty("done");
  await vi.advanceTimersByTimeAsync(1);
  expect([copyButton().textContent, status()]).toEqual(["Kopieer link", ""]);
  expect(copyButton().dataset).not.toHaveProperty("done");
});

test("after copying twice the button has its original label", async () => {
  vi.useFakeTimers();
  browser({ clipboard: { writeText: async () => {} } });
  copyButton().click();
  await vi.advanceTimersByTimeAsync(500);
  copyButton().click();
  await vi.advanceTimersByTimeAsync(2500);
  expect(copyButton().textContent).toBe("Kopieer link");
});

test("a link that cannot be copied shows an error", async () => {
  vi.useFakeTimers();
  browser({ clipboard: { writeText: () => Promise.reject(new Error("not allowed")) } });
  copyButton().click();
  await vi.advanceTimersByTimeAsync(0);
  expect([copyButton().textContent, status()]).toEqual(["Kopiëren lukt niet", "Kopiëren lukt niet"]);
  expect(copyButton().dataset).not.toHaveProperty("done");
});

test("the share menu of the device gets title and address, and may be closed", async () => {
  const sheet = vi.fn(() => Promise.reject(new DOMException("closed", "AbortError")));
  browser({ share: sheet });
  shareButton().click();
  await Promise.resolve();
  expect(sheet).toHaveBeenCalledWith({ title: "Je partner", url: address });
});
