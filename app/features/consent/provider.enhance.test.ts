import { beforeEach, expect, test, vi } from "vitest";
import { find } from "../../../tests/setup/find";
import { consentProvider } from "./provider.enhance";

const reload = vi.fn();
const listeners = new Map<string, () => void>();

function keep(answers: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: it is what the provider itself writes
  document.cookie = `CookieConsent=${encodeURIComponent(answers)}; path=/`;
}

beforeEach(() => {
  reload.mockClear();
  listeners.clear();
  vi.stubGlobal("location", { reload });
  vi.stubGlobal("addEventListener", (name: string, listener: () => void) => listeners.set(name, listener));
  vi.stubGlobal("Cookiebot", undefined);
  keep("");
  document.body.innerHTML = `<script id="Cookiebot"></script><input name="naam">
    <button hidden data-renew-consent>Verander mijn keuze</button>`;
});

const happens = (event: string) => listeners.get(event)?.();

test.each(["CookiebotOnConsentReady", "CookiebotOnAccept", "CookiebotOnDecline", "CookiebotOnTagsExecuted"])(
  "on %s another consent asks for another document",
  (event) => {
    consentProvider(document);
    keep("{stamp:'a',necessary:true,preferences:false,statistics:true,marketing:false}");
    happens(event);
    expect(reload).toHaveBeenCalled();
  },
);

test("the consent that the document was made for asks for nothing, whenever it was given", () => {
  keep("{stamp:'a',necessary:true,preferences:false,statistics:true,marketing:false,utc:1}");
  consentProvider(document);
  keep("{stamp:'b',necessary:true,preferences:false,statistics:true,marketing:false,utc:2}");
  happens("CookiebotOnConsentReady");
  expect(reload).not.toHaveBeenCalled();
});

test("nothing that was typed is lost for it", () => {
  consentProvider(document);
  find("[name=naam]", HTMLInputElement).value = "Els";
  keep("-1");
  happens("CookiebotOnAccept");
  expect(reload).not.toHaveBeenCalled();
});

test("the choice can be opened again, once the provider is there", () => {
  const button = find("[data-renew-consent]", HTMLButtonElement);
  consentProvider(document);
  expect(button.hidden).toBe(false);
  const press = () => button.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true }));
  expect(press()).toBe(true);
  const renew = vi.fn();
  vi.stubGlobal("Cookiebot", { renew });
  expect(press()).toBe(false);
  expect(renew).toHaveBeenCalledOnce();
});

test("without a provider there is nothing to hear or to change", () => {
  document.getElementById("Cookiebot")?.remove();
  consentProvider(document);
  keep("-1");
  happens("CookiebotOnAccept");
  expect(find("[data-renew-consent]", HTMLButtonElement).hidden).toBe(true);
});
