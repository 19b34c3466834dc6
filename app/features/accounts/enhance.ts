/** Adds a button to passwords (`data-reveal="Toon wachtwoord"`) that shows and hides what was typed. */
export function revealPasswords(document: Document): void {
  for (const input of document.querySelectorAll<HTMLInputElement>("input[data-reveal]")) {
    const button = document.createElement("button");
    // Only the first word is visible: the label of the field is above it.
    const rest = document.createElement("span");
    rest.className = "vh";
    const show = (shown: boolean) => {
      const [word = "", ...words] = ((shown ? input.dataset.conceal : input.dataset.reveal) ?? "").split(" ");
      rest.textContent = ` ${words.join(" ")}`;
      button.textContent = word;
      button.append(rest);
      input.type = shown ? "text" : "password";
    };
    show(false);
    button.type = "button";
    button.className = "reveal";
    button.addEventListener("click", () => show(input.type === "password"));
    // A shown password would be stored by the browser as a text.
    input.form?.addEventListener("submit", () => show(false));
    input.after(button);
  }
}
