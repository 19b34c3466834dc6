import { hasTyped } from "./typed";

declare global {
  interface Window {
    /** The script of the consent provider, once it is there. */
    Cookiebot?: { renew(): void };
  }
}

/**
 * An external provider's consent is read again on its events (spec 002, section 4). A choice that differs from the
 * one this document was made for asks for a new document, with the policy that goes with it.
 */
export function consentProvider(document: Document): void {
  if (!document.getElementById("Cookiebot")) return;
  const before = agreed(document);
  for (const name of ["ConsentReady", "Accept", "Decline", "TagsExecuted"]) {
    addEventListener(`CookiebotOn${name}`, () => {
      if (agreed(document) !== before && !hasTyped(document)) location.reload();
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

/** The categories that its cookie agrees to; `-1` agrees to all. */
function agreed(document: Document): string {
  const [, value = ""] = /(?:^|; )CookieConsent=([^;]*)/.exec(document.cookie) ?? [];
  return (value.match(/^-1$|(preferences|statistics|marketing)(:|%3A)true/gi) ?? []).join();
}
