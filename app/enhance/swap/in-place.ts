import { createVisits } from "./visits";

/**
 * Filters and pages lists in place (docs/where-code-lives.md): links and GET forms of a swap (`data-swap`) fetch
 * their address, and the swap is replaced from the response. On failure the browser loads the address.
 */
export function inPlace(document: Document): void {
  const status = document.querySelector<HTMLElement>("[data-swap-status]");
  if (!status || !document.querySelector("[data-swap]")) return;
  const { visit, restore, rememberScroll } = createVisits(document, status);
  document.addEventListener("click", (event) => {
    const link = event.target instanceof Element ? event.target.closest("a") : null;
    if (!link || link.target || event.defaultPrevented) return;
    const name = nameFor(link, link.dataset.swapLink);
    const url = new URL(link.href);
    // An address with the same query is an anchor on this page.
    if (!isThisPage(url) || url.search === location.search) return;
    keepOtherLists(url, link.closest<HTMLElement>("[data-query-names]"));
    // Also for links that the browser follows itself.
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
    if (!name || !isThisPage(url)) return;
    event.preventDefault();
    const query = new URLSearchParams();
    for (const [key, value] of new FormData(form)) if (typeof value === "string") query.append(key, value);
    url.search = query.toString();
    url.hash = "";
    keepOtherLists(url, document.querySelector<HTMLElement>(`[data-query-names][data-swap="${name}"]`));
    const submittedByUser = event.isTrusted;
    // On a touch screen the keyboard would cover the results.
    const { activeElement } = document;
    if (submittedByUser && activeElement instanceof HTMLElement && matchMedia("(pointer: coarse)").matches)
      activeElement.blur();
    void visit({ url, name, form, submittedByUser });
  });
  addEventListener("scroll", rememberScroll);
  addEventListener("popstate", restore);
}

/** The swap of a link or form: the one that it names, else the one that contains it. */
function nameFor(element: Element | null, explicitName: string | undefined): string | undefined {
  return explicitName || element?.closest<HTMLElement>("[data-swap]")?.dataset.swap;
}

/**
 * Keeps the state of the other lists of the page: their query parameters (`data-query-names`) are copied from the current
 * address. Lists that share a parameter belong together.
 */
function keepOtherLists(url: URL, list: HTMLElement | null): void {
  if (!list) return;
  const parametersOf = ({ dataset }: HTMLElement) => (dataset.queryNames ?? "").split(" ");
  const listParameters = parametersOf(list);
  const current = new URLSearchParams(location.search);
  for (const other of document.querySelectorAll<HTMLElement>("[data-query-names]")) {
    const otherParameters = parametersOf(other);
    if (otherParameters.some((key) => listParameters.includes(key))) continue;
    for (const key of otherParameters) {
      url.searchParams.delete(key);
      for (const value of current.getAll(key)) url.searchParams.append(key, value);
    }
  }
}

function isThisPage({ origin, pathname }: URL): boolean {
  return origin === location.origin && pathname === location.pathname;
}

function opensElsewhere({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent): boolean {
  return button > 0 || metaKey || ctrlKey || shiftKey || altKey;
}
