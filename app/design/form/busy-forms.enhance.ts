/** Longer than the site waits for a server (`SUBMIT_TIMEOUT_MS`). */
const longestMs = 15_000;

/** Prevents a second submit of `<form data-busy="Bezig…">` and shows the busy text on its button. */
export function busyForms(document: Document): void {
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.dataset.busy === undefined) return;
    // Without `submitter` the last button, because a form may start with hidden buttons.
    const buttons = [...form.querySelectorAll<HTMLButtonElement>("button[type=submit]")];
    const pressed = buttons.find((button) => button === event.submitter && !button.hidden);
    const button = pressed ?? buttons[buttons.length - 1];
    if (!button) return;
    if (buttons.some((each) => each.getAttribute("aria-busy") === "true")) {
      event.preventDefault();
      return;
    }
    button.dataset.label = button.textContent ?? "";
    button.setAttribute("aria-busy", "true");
    button.textContent = form.dataset.busy;
    // Browsers do not tell that a visitor stopped loading. The site forwards equal posts once. A file may take minutes.
    if (form.enctype !== "multipart/form-data") setTimeout(release, longestMs, button);
  });
  // A page that the browser restores from its back/forward cache must not be busy.
  window.addEventListener("pageshow", () => {
    document.querySelectorAll<HTMLButtonElement>("button[aria-busy=true]").forEach(release);
  });
}

function release(button: HTMLButtonElement): void {
  button.removeAttribute("aria-busy");
  if (button.dataset.label) button.textContent = button.dataset.label;
}
