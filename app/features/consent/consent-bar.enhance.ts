import { rememberPressed } from "~/utils/pressed-button";
import { hasTyped } from "./typed";

/**
 * Submits the consent bar (`<form data-background-submit>`) in the background when loading a new document would lose
 * typed input; the consent then applies from the next page. Otherwise the form submits normally.
 */
export function submitInBackground(document: Document): void {
  const lastPressed = rememberPressed(document);
  document.addEventListener("submit", (event) => {
    const form = event.target;
    const button = lastPressed();
    if (!(form instanceof HTMLFormElement) || form.dataset.backgroundSubmit === undefined) return;
    if (button?.form !== form || !hasTyped(document, form)) return;
    event.preventDefault();
    const body = new URLSearchParams({ [button.name]: button.value });
    fetch(form.action, { method: "POST", body, redirect: "manual" }).then(
      ({ type }) => {
        if (type !== "opaqueredirect") return;
        form.closest("section")?.remove();
        delete document.documentElement.dataset.consentOpen;
        document.querySelector("main")?.focus({ preventScroll: true });
      },
      // The bar stays, so the visitor can choose again.
      () => {},
    );
  });
}
