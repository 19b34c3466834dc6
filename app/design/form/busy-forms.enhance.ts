/** A form that was sent says so on its button and is not sent twice: `<form data-busy="Bezig…">`. */
export function busyForms(document: Document): void {
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.dataset.busy === undefined) return;
    // Where a browser does not say which: the last one, since a form may begin with buttons that nobody sees.
    const buttons = [...form.querySelectorAll<HTMLButtonElement>("button[type=submit]")];
    const pressed = buttons.find((button) => button === event.submitter && !button.hidden);
    const button = pressed ?? buttons.pop();
    if (!button) return;
    if (button.getAttribute("aria-busy") === "true") {
      event.preventDefault();
      return;
    }
    button.dataset.words = button.textContent ?? "";
    button.setAttribute("aria-busy", "true");
    button.textContent = form.dataset.busy;
  });
  // Coming back to a page that the browser kept must not find it busy.
  window.addEventListener("pageshow", () => {
    for (const button of document.querySelectorAll<HTMLButtonElement>("button[aria-busy=true]")) {
      button.removeAttribute("aria-busy");
      if (button.dataset.words) button.textContent = button.dataset.words;
    }
  });
}
