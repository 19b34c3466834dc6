import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { share } from "./enhance";

const address = "https://www.example.nl/zorgen/partner";
const page = `
  <div class="toolbar"><ul>
    <li><a href="https://wa.me/?text=Je%20partner%20https%3A%2F%2Fwww.example.nl">WhatsApp</a></li>
    <li hidden><button data-copy="${address}" data-copied="Link gekopieerd" data-copy-failed="Kopiëren lukt niet">Kopieer link</button></li>
    <li hidden><button data-share="${address}" data-share-title="Je partner">Meer manieren</button></li>
  </ul><p role="status"></p></div>`;

// A document of its own for each test: what listens to it goes with it.
let own: Document;
const element = (selector: string): HTMLElement =>
  own.querySelector<HTMLElement>(selector) ?? expect.fail(`no ${selector}`);
const copyButton = () => element("[data-copy]");
const shareButton = () => element("[data-share]");
const status = () => element("[role=status]").textContent;
const shown = () => [copyButton(), shareButton()].map(({ parentElement }) => parentElement?.hidden === false);

/** A browser that has these. */
function browser(has: { userAgent?: string; clipboard?: unknown; share?: unknown }): void {
  for (const name of ["clipboard", "share", "userAgent"]) Reflect.deleteProperty(navigator, name);
  for (const [name, value] of Object.entries(has))
    Object.defineProperty(navigator, name, { value, configurable: true });
  share(own);
}

beforeEach(() => {
  own = document.implementation.createHTMLDocument();
  own.body.innerHTML = page;
});

afterEach(() => {
  vi.useRealTimers();
});

test.each([
  ["Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X)", "whatsapp://send?text="],
  ["Mozilla/5.0 (iPad; CPU OS 12_5 like Mac OS X)", "whatsapp://send?text="],
  ["Mozilla/5.0 (Linux; Android 14) Mobile Safari/537.36", "whatsapp://send?text="],
  ["Mozilla/5.0 (Windows NT 10.0; Win64; x64)", "https://wa.me/?text="],
])("in %s WhatsApp opens by %s", (userAgent, start) => {
  browser({ userAgent });
  const link = element("a");
  expect(link.getAttribute("href")).toBe(`${start}Je%20partner%20https%3A%2F%2Fwww.example.nl`);
});

test("what the browser cannot do stays hidden", () => {
  browser({});
  expect(shown()).toEqual([false, false]);
  browser({ clipboard: { writeText: vi.fn() } });
  expect(shown()).toEqual([true, false]);
  browser({ share: vi.fn() });
  expect(shown()).toEqual([true, true]);
});

test("copying a link says so for two seconds, to the eye and to screen readers", async () => {
  vi.useFakeTimers();
  const writeText = vi.fn(async () => {});
  browser({ clipboard: { writeText } });
  copyButton().click();
  await vi.advanceTimersByTimeAsync(1999);
  expect(writeText).toHaveBeenCalledWith(address);
  expect([copyButton().textContent, status()]).toEqual(["Link gekopieerd", "Link gekopieerd"]);
  expect(copyButton().classList).toContain("is-done");
  await vi.advanceTimersByTimeAsync(1);
  expect([copyButton().textContent, status()]).toEqual(["Kopieer link", ""]);
  expect(copyButton().classList).not.toContain("is-done");
});

test("copying twice in a row ends with the words it began with", async () => {
  vi.useFakeTimers();
  browser({ clipboard: { writeText: async () => {} } });
  copyButton().click();
  await vi.advanceTimersByTimeAsync(500);
  copyButton().click();
  await vi.advanceTimersByTimeAsync(2500);
  expect(copyButton().textContent).toBe("Kopieer link");
});

test("a link that cannot be copied is not called copied", async () => {
  vi.useFakeTimers();
  browser({ clipboard: { writeText: () => Promise.reject(new Error("not allowed")) } });
  copyButton().click();
  await vi.advanceTimersByTimeAsync(0);
  expect([copyButton().textContent, status()]).toEqual(["Kopiëren lukt niet", "Kopiëren lukt niet"]);
  expect(copyButton().classList).not.toContain("is-done");
});

test("the menu of the device gets title and address; closing it is no failure", async () => {
  const sheet = vi.fn(() => Promise.reject(new DOMException("closed", "AbortError")));
  browser({ share: sheet });
  shareButton().click();
  await Promise.resolve();
  expect(sheet).toHaveBeenCalledWith({ title: "Je partner", url: address });
});
