import type { EditorView } from "prosemirror-view";
import { readLinkTarget } from "~/fields/document/link-target";
import { type LinkRange, linkRange, removeLink, setLink } from "./links";

/**
 * The form for a link, under the toolbar. It stands inside the form that is posted, so it is no form itself: Enter sets
 * the link, Escape leaves it. @returns opens it for what is selected in an editor
 */
export function linkForm(element: HTMLElement): (view: EditorView) => void {
  const [words, address] = element.querySelectorAll("input");
  const error = element.querySelector<HTMLElement>("[data-error]");
  let open: { view: EditorView; range: LinkRange } | null = null;

  const close = () => {
    open?.view.focus();
    open = null;
    element.hidden = true;
  };
  const showError = (isShown: boolean) => {
    if (error) error.textContent = isShown ? (error.dataset.error ?? "") : "";
    address?.toggleAttribute("aria-invalid", isShown);
    if (isShown) address?.setAttribute("aria-invalid", "true");
  };
  const acts: Record<string, () => void> = {
    set() {
      if (!open || !words || !address) return;
      const target = readLinkTarget(address.value);
      showError(!target);
      if (!target) return address.focus();
      const text = words.value.replace(/\s+/g, " ").trim() || address.value.trim();
      const isSame = words.value === open.range.words;
      const { view, range } = open;
      view.dispatch(setLink(view.state, range, isSame && range.words.trim() ? range.words : text, target));
      close();
    },
    remove() {
      if (open) open.view.dispatch(removeLink(open.view.state, open.range));
      close();
    },
    cancel: close,
  };
  element.addEventListener("click", ({ target }) => {
    if (target instanceof HTMLElement) acts[target.dataset.act ?? ""]?.();
  });
  element.addEventListener("keydown", (event) => {
    const isSet = event.key === "Enter" && event.target instanceof HTMLInputElement;
    if (!isSet && event.key !== "Escape") return;
    event.preventDefault();
    acts[isSet ? "set" : "cancel"]?.();
  });
  // Nothing of it is typed text of the form around it.
  element.addEventListener("input", (event) => event.stopPropagation());

  return (view) => {
    const range = linkRange(view.state);
    open = { view, range };
    showError(false);
    element.hidden = false;
    if (words) words.value = range.words;
    if (address) address.value = range.address.replace(/^mailto:/, "");
    const remove = element.querySelector<HTMLElement>("[data-act=remove]");
    if (remove) remove.hidden = !range.address;
    (range.words ? address : words)?.focus();
  };
}
