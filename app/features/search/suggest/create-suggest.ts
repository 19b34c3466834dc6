import Combobox from "@github/combobox-nav";
import type { SuggestionsResponse } from "../model";

const pauseMs = 200;
const minTermLength = 2;

/**
 * A list of pages below a search box, as a combobox: the arrow keys choose one, Enter goes there or searches where
 * none is chosen, Escape closes it. The pages are links.
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
  let waiting = 0;
  let running: AbortController | null = null;

  const stop = () => {
    clearTimeout(waiting);
    running?.abort();
    running = null;
  };
  const close = () => {
    stop();
    box.stop();
    list.hidden = true;
    status.textContent = "";
  };
  const show = ({ label, status: words, suggestions }: SuggestionsResponse) => {
    if (suggestions.length === 0 || document.activeElement !== input) {
      close();
      return;
    }
    box.clearSelection();
    list.textContent = "";
    list.setAttribute("aria-label", label);
    for (const [index, { title, url }] of suggestions.entries()) {
      const option = document.createElement("a");
      // The library passes an id of its own along, and loses it on the way up.
      option.id = `${list.id}-${index}`;
      option.href = url;
      option.textContent = title;
      option.tabIndex = -1;
      option.setAttribute("role", "option");
      list.append(option);
    }
    list.hidden = false;
    box.start();
    status.textContent = words;
  };
  const ask = async () => {
    stop();
    const mine = new AbortController();
    running = mine;
    try {
      const query = new URLSearchParams({ zoekterm: input.value.trim() });
      const answer = await fetch(`/zoeken/suggesties?${query}`, { signal: mine.signal });
      if (!answer.ok) throw new Error(String(answer.status));
      const found: SuggestionsResponse = await answer.json();
      if (running === mine) show(found);
    } catch {
      if (running === mine) close();
    }
  };
  const isAsking = () => input.value.trim().length >= minTermLength;

  const askAfterPause = () => {
    stop();
    if (isAsking()) waiting = window.setTimeout(ask, pauseMs);
    else close();
  };

  input.addEventListener("input", askAfterPause);
  // On a slow line somebody has typed before this was there.
  if (input.value !== input.defaultValue) askAfterPause();
  input.addEventListener("keydown", (event) => {
    if (event.key === "ArrowDown" && list.hidden && isAsking()) {
      event.preventDefault();
      void ask();
    } else if (event.key === "Escape" && !list.hidden) {
      // What was typed stays, and the menu around it open.
      event.preventDefault();
      event.stopPropagation();
      close();
    }
  });
  input.addEventListener("blur", close);
  input.form?.addEventListener("submit", close);
  // Pressing on a page takes no focus from the box, which would close the list before the click.
  list.addEventListener("mousedown", (event) => event.preventDefault());
  // Back from that page the list is closed.
  list.addEventListener("click", close);
}
