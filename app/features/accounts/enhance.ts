/** Adds a button to passwords (`data-reveal`, with the button's text) that shows and hides what was typed. */
export function revealPasswords(document: Document): void {
  for (const input of document.querySelectorAll<HTMLInputElement>("input[data-reveal]")) {
    const button = document.createElement("button");
    button.type = "button";
    button.className = "reveal";
    button.setAttribute("aria-controls", input.id);
    const show = (shown: boolean) => {
      input.type = shown ? "text" : "password";
      button.setAttribute("aria-pressed", String(shown));
      button.textContent = (shown ? input.dataset.revealOff : input.dataset.reveal) ?? "";
    };
    button.addEventListener("click", () => show(input.type === "password"));
    // A shown password would be stored by the browser as a text.
    input.form?.addEventListener("submit", () => show(false));
    show(false);
    input.after(button);
  }
}
