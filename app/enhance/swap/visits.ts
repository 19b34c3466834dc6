export interface Visit {
  /** The address to load and to show. */
  url: URL;
  /** The name of the swap. */
  name: string;
  /** The submitted form, which is not replaced. */
  form?: HTMLFormElement;
  /** Whether the visitor submitted the form, instead of only changing a choice. */
  submittedByUser?: boolean;
  /** 'Laad meer': earlier items stay. */
  append?: boolean;
}

/** Manages the states of a page with lists: loads a state for an address, and restores one on Back and Forward. */
export function createVisits(document: Document, status: HTMLElement) {
  // The HTML and the scroll position of each visited address.
  const states = new Map<string, { html: string; depth: number }>();
  let current = currentAddress();
  let pending: AbortController | null = null;
  states.set(current, { html: document.documentElement.outerHTML, depth: 0 });

  const first = (selector: string) => document.querySelector<HTMLElement>(selector);
  const setStatus = (text?: string | null, visible = false) => {
    status.textContent = text ?? "";
    status.className = visible ? "status" : "vh";
  };
  const announce = (swap: string) => setStatus(first(`${swap} [data-announce]`)?.textContent);
  const cancel = () => {
    pending?.abort();
    pending = null;
    removeEventListener("beforeunload", cancel);
  };

  /** Replaces the parts that match the selector with those of another page, except the submitted form. */
  const replaceParts = (next: Document, selector: string, submitted?: HTMLFormElement) => {
    const parts = next.querySelectorAll(selector);
    const id = document.activeElement?.id;
    const old = document.querySelectorAll(selector);
    // A filter that could not be loaded before has a part more.
    if (parts.length !== old.length) throw new Error(selector);
    old.forEach((each, index) => {
      const part = parts[index];
      if (part && each !== submitted) each.replaceWith(document.importNode(part, true));
    });
    // The submitted form gets the invalid state of its fields from the response.
    for (const field of submitted?.querySelectorAll("input[id]") ?? []) {
      const invalid = next.getElementById(field.id)?.getAttribute("aria-invalid");
      if (invalid) field.setAttribute("aria-invalid", invalid);
      else field.removeAttribute("aria-invalid");
    }
    document.title = next.title;
    current = currentAddress();
    if (id && document.activeElement === document.body) document.getElementById(id)?.focus();
  };

  const visit = async ({ url, name, form, submittedByUser, append }: Visit) => {
    cancel();
    const controller = new AbortController();
    pending = controller;
    // Leaving the page makes the request fail, which must not load its address.
    addEventListener("beforeunload", cancel);
    const swap = `[data-swap="${name}"]`;
    for (const part of document.querySelectorAll(swap)) part.setAttribute("aria-busy", "true");
    setStatus(status.dataset.loading, true);
    try {
      const html = await load(url.href, controller.signal);
      if (pending !== controller) return;
      const next = parse(html);
      // The tag manager of this document would learn of an address that it may not know.
      if (hasTagManager(document) && !hasTagManager(next)) throw new Error(name);
      const items = () => [...(first(`${swap} [data-items]`)?.children ?? [])];
      const before = append ? items() : [];
      history[url.href === location.href ? "replaceState" : "pushState"](null, "", url.href);
      states.set(currentAddress(), { html, depth: 0 });
      replaceParts(next, `${swap},[data-swap-form="${name}"]`, form);
      cancel();
      // Beyond twenty pages the server sends the new page only.
      const added = append ? items().slice(before.length) : [];
      if (added[0]) {
        // The old elements are put back, so that their pictures do not load again.
        before.forEach((item, index) => {
          items()[index]?.replaceWith(item);
        });
        setStatus(status.dataset.more?.replace("{n}", String(added.length)));
        focus(added[0].querySelector("a") ?? added[0]);
        return;
      }
      const heading = first(`${swap} [data-announce]`) ?? first(`${swap} h2,${swap} h3`) ?? first(swap);
      // A screen reader reads what gets the focus, so the status does not say it too.
      if (!form) {
        setStatus();
        focus(heading);
        return;
      }
      announce(swap);
      if (heading && heading.getBoundingClientRect().top > innerHeight * 0.75) {
        if (submittedByUser) heading.scrollIntoView();
        // After a mere choice the page does not scroll; the status is visible until the next scroll.
        else status.className = "status";
      }
    } catch {
      // A superseded request is ignored.
      if (pending === controller) location.assign(url.href);
    }
  };

  const restore = () => {
    // Only the hash changed.
    if (currentAddress() === current) return;
    cancel();
    const state = states.get(currentAddress());
    if (!state) {
      location.reload();
      return;
    }
    try {
      replaceParts(parse(state.html), "[data-swap],[data-swap-form]");
    } catch {
      location.reload();
      return;
    }
    announce("[data-swap]");
    scrollTo(0, state.depth);
  };

  const rememberScroll = () => {
    if (!pending) status.className = "vh";
    const state = states.get(current);
    if (state) state.depth = scrollY;
  };
  return { visit, restore, rememberScroll };
}

const parse = (html: string) => new DOMParser().parseFromString(html, "text/html");

const hasTagManager = ({ body }: Document) => body.dataset.tagManager !== undefined;

function currentAddress(): string {
  return location.pathname + location.search;
}

async function load(address: string, signal: AbortSignal): Promise<string> {
  const headers = { Accept: "text/html" };
  const response = await fetch(address, { signal, headers, credentials: "same-origin" });
  const type = response.headers.get("Content-Type") ?? "";
  if (response.status !== 200 || response.redirected || !type.startsWith("text/html"))
    throw new Error(address);
  return response.text();
}

function focus(element: Element | null): void {
  if (!(element instanceof HTMLElement)) return;
  if (!element.matches("a")) element.tabIndex = -1;
  element.focus();
}
