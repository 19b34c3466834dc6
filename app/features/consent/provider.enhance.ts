import { hasTyped } from "./typed";

declare global {
  interface Window {
    /** The script of the consent provider, once it has loaded. */
    Cookiebot?: { renew(): void };
  }
}

/**
 * Follows the consent of an external provider. When consent differs from that at page load, the page reloads to get
 * the matching content security policy; not while the visitor has typed input.
 */
export function consentProvider(document: Document): void {
  if (!document.getElementById("Cookiebot")) return;
  const initial = readConsent(document);
  for (const name of ["ConsentReady", "Accept", "Decline", "TagsExecuted"]) {
    addEventListener(`CookiebotOn${name}`, () => {
      if (readConsent(document) !== initial && !hasTyped(document)) location.reload();
    });
  }
  for (const button of document.querySelectorAll<HTMLElement>("[data-renew-consent]")) {
    button.hidden = false;
    button.addEventListener("click", (event) => {
      if (!window.Cookiebot) return;
      event.preventDefault();
      window.Cookiebot.renew();
    });
  }
}

/** The categories of consent in the provider's cookie, as text; `-1` is all categories. */
function readConsent(document: Document): string {
  const [, value = ""] = /(?:^|; )CookieConsent=([^;]*)/.exec(document.cookie) ?? [];
  return (value.match(/^-1$|(preferences|statistics|marketing)(:|%3A)true/gi) ?? []).join();
}
