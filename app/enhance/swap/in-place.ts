import { createVisits } from "./visits";

/**
 * A list that filters and pages in place (docs/where-code-lives.md): links and GET forms of a `data-swap` fetch
 * the address they lead to, and that part of the page is replaced. What goes wrong is left to the browser.
 */
export function inPlace(document: Document): void {
  const status = document.querySelector<HTMLElement>("[data-swap-status]");
  if (!status || !document.querySelector("[data-swap]")) return;
  const { visit, back, remember } = createVisits(document, status);
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || event.defaultPrevented) return;
    const name = nameFor(link, link.dataset.swapLink);
    const url = new URL(link.href);
    // What differs after the # alone is a place on the page.
    if (!isHere(url) || url.search === location.search) return;
    keepOthers(url, link.closest<HTMLElement>("[data-own]"));
    // Also where the browser goes there itself, in this window or another.
    if (url.href !== link.href) link.href = url.href;
    if (!name || opensElsewhere(event)) return;
    event.preventDefault();
    url.hash = "";
    void visit({ url, name, append: link.dataset.append !== undefined });
  });
  document.addEventListener("submit", (event) => {
    const form = event.target;
    if (!(form instanceof HTMLFormElement) || form.method !== "get" || event.defaultPrevented) return;
    const name = nameFor(form, form.dataset.swapForm);
    const url = new URL(form.action);
    if (!name || !isHere(url)) return;
    event.preventDefault();
    const query = new URLSearchParams();
    for (const [key, value] of new FormData(form)) if (typeof value === "string") query.append(key, value);
    url.search = query.toString();
    url.hash = "";
    keepOthers(url, document.querySelector<HTMLElement>(`[data-own][data-swap="${name}"]`));
    const sent = event.isTrusted;
    // On a touch screen the keyboard would cover what comes.
    const { activeElement } = document;
    if (sent && activeElement instanceof HTMLElement && matchMedia("(pointer: coarse)").matches)
      activeElement.blur();
    void visit({ url, name, form, sent });
  });
  addEventListener("scroll", remember);
  addEventListener("popstate", back);
}

/** The region that a link or a form belongs to: the one it names, else the one it stands in. */
function nameFor(element: Element | null, named: string | undefined): string | undefined {
  return named || element?.closest<HTMLElement>("[data-swap]")?.dataset.swap;
}

/**
 * The other lists of the page stay as they are: what of the address is theirs (`data-own`) is taken from where the
 * visitor is now. Lists that share a name answer one question together.
 */
function keepOthers(url: URL, list: HTMLElement | null): void {
  if (!list) return;
  const namesOf = ({ dataset }: HTMLElement) => (dataset.own ?? "").split(" ");
  const mine = namesOf(list);
  const now = new URLSearchParams(location.search);
  for (const other of document.querySelectorAll<HTMLElement>("[data-own]")) {
    const theirs = namesOf(other);
    if (theirs.some((key) => mine.includes(key))) continue;
    for (const key of theirs) {
      url.searchParams.delete(key);
      for (const value of now.getAll(key)) url.searchParams.append(key, value);
    }
  }
}

function isHere({ origin, pathname }: URL): boolean {
  return origin === location.origin && pathname === location.pathname;
}

function opensElsewhere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button > 0 || metaKey || ctrlKey || shiftKey || altKey;
}
