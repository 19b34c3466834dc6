import { beforeEach, expect, test, vi } from "vitest";
import { find } from "../../../tests/setup/find";
import { consentProvider } from "./provider.enhance";

const reload = vi.fn();
const listeners = new Map<string, () => void>();

function storeConsent(value: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the provider writes its cookie in the same way
  document.cookie = `CookieConsent=${encodeURIComponent(value)}; path=/`;
}

beforeEach(() => {
  reload.mockClear();
  listeners.clear();
  vi.stubGlobal("location", { reload });
  vi.stubGlobal("addEventListener", (name: string, listener: () => void) => listeners.set(name, listener));
  vi.stubGlobal("Cookiebot", undefined);
  storeConsent("");
  document.body.innerHTML = `<script id="Cookiebot"></script><input name="naam">
    <button hidden data-renew-consent>Verander mijn keuze</button>`;
});

const dispatch = (event: string) => listeners.get(event)?.();

test.each(["CookiebotOnConsentReady", "CookiebotOnAccept", "CookiebotOnDecline", "CookiebotOnTagsExecuted"])(
  "the page reloads on %s when consent has changed",
  (event) => {
    consentProvider(document);
    storeConsent("{stamp:'a',necessary:true,preferences:false,statistics:true,marketing:false}");
    dispatch(event);
    expect(reload).toHaveBeenCalled();
  },
);

test("the page does not reload when consent is given again unchanged", () => {
  storeConsent("{stamp:'a',necessary:true,preferences:false,statistics:true,marketing:false,utc:1}");
  consentProvider(document);
  storeConsent("{stamp:'b',necessary:true,preferences:false,statistics:true,marketing:false,utc:2}");
  dispatch("CookiebotOnConsentReady");
  expect(reload).not.toHaveBeenCalled();
});

test("the page does not reload while there is typed input", () => {
  consentProvider(document);
  find("[name=naam]", HTMLInputElement).value = "Els";
  storeConsent("-1");
  dispatch("CookiebotOnAccept");
  expect(reload).not.toHaveBeenCalled();
});

test("the button opens the dialog of the provider once its script has loaded", () => {
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

test("without a provider the button stays hidden and nothing reloads", () => {
  document.getElementById("Cookiebot")?.remove();
  consentProvider(document);
  storeConsent("-1");
  dispatch("CookiebotOnAccept");
  expect(find("[data-renew-consent]", HTMLButtonElement).hidden).toBe(true);
});
