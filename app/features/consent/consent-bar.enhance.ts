import { hasTyped } from "./typed";

/**
 * The answer to the consent bar is a new document; where that would lose what a visitor typed, the answer is sent
 * behind the page and holds from the next one: `<form data-behind>`. Without scripts it is a form like any other.
 */
export function sendBehind(document: Document): void {
  document.addEventListener("submit", (event) => {
    const { target: form, submitter: button } = event;
    if (!(form instanceof HTMLFormElement) || form.dataset.behind === undefined) return;
    if (!(button instanceof HTMLButtonElement) || !hasTyped(document, form)) return;
    event.preventDefault();
    const body = new URLSearchParams({ [button.name]: button.value });
    fetch(form.action, { method: "POST", body, redirect: "manual" }).then(
      ({ type }) => {
        if (type !== "opaqueredirect") return;
        document.querySelector(".consent")?.remove();
        delete document.documentElement.dataset.asks;
        document.querySelector("main")?.focus({ preventScroll: true });
      },
      // The bar stays and can be answered again.
      () => {},
    );
  });
}
