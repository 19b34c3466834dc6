import Combobox from "@github/combobox-nav";
import type { SuggestionsResponse } from "../model";

const pauseMs = 200;
const minTermLength = 2;

/**
 * Suggests pages below a search field, as a combobox: arrow keys select a link, Enter opens it or, without a selection,
 * submits the search; Escape closes the list.
 */
export function createSuggest(input: HTMLInputElement): void {
  const list = document.createElement("div");
  list.id = `${input.id}-suggesties`;
  list.className = "suggestions";
  list.setAttribute("role", "listbox");
  list.hidden = true;
  const status = document.createElement("p");
  status.className = "vh";
  status.setAttribute("role", "status");
  input.parentElement?.append(list, status);
  const box = new Combobox(input, list, { tabInsertsSuggestions: false });
  let timer = 0;
  let pending: AbortController | null = null;

  const stop = () => {
    clearTimeout(timer);
    pending?.abort();
    pending = null;
  };
  const close = () => {
    stop();
    box.stop();
    list.hidden = true;
    status.textContent = "";
  };
  const show = ({ label, status: announcement, suggestions }: SuggestionsResponse) => {
    if (suggestions.length === 0 || document.activeElement !== input) {
      close();
      return;
    }
    box.clearSelection();
    list.textContent = "";
    list.setAttribute("aria-label", label);
    for (const [index, { title, url }] of suggestions.entries()) {
      const option = document.createElement("a");
      // Fixed ids, because the library assigns none when the selection moves up.
      option.id = `${list.id}-${index}`;
      option.href = url;
      option.textContent = title;
      option.tabIndex = -1;
      option.setAttribute("role", "option");
      list.append(option);
    }
    list.hidden = false;
    box.start();
    status.textContent = announcement;
  };
  const load = async () => {
    stop();
    const controller = new AbortController();
    pending = controller;
    try {
      const query = new URLSearchParams({ zoekterm: input.value.trim() });
      const response = await fetch(`/zoeken/suggesties?${query}`, { signal: controller.signal });
      if (!response.ok) throw new Error(String(response.status));
      const body: SuggestionsResponse = await response.json();
      if (pending === controller) show(body);
    } catch {
      if (pending === controller) close();
    }
  };
  const hasTerm = () => input.value.trim().length >= minTermLength;

  const loadAfterPause = () => {
    stop();
    if (hasTerm()) timer = window.setTimeout(load, pauseMs);
    else close();
  };

  input.addEventListener("input", loadAfterPause);
  // On a slow connection the visitor may have typed before this script loaded.
  if (input.value !== input.defaultValue) loadAfterPause();
  input.addEventListener("keydown", (event) => {
    if (event.key === "ArrowDown" && list.hidden && hasTerm()) {
      event.preventDefault();
      void load();
    } else if (event.key === "Escape" && !list.hidden) {
      // Keeps the typed text, and the menu around the field open.
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  });
  input.addEventListener("blur", close);
  input.form?.addEventListener("submit", close);
  // Keeps focus in the field: losing it would close the list before the click.
  list.addEventListener("mousedown", (event) => event.preventDefault());
  // So that the list is closed when the visitor returns to this page.
  list.addEventListener("click", close);
}
