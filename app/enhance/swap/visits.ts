export interface Visit {
  /** Where to, as the address will be. */
  url: URL;
  /** The name of the region that changes. */
  name: string;
  /** The form that asked: it says already what was chosen. */
  form?: HTMLFormElement;
  /** Whether the visitor sent it, and so waits for what comes. */
  sent?: boolean;
  /** 'Laad meer': what was there stays. */
  append?: boolean;
}

/** The states of a page with lists: going to another one, and back to one that was shown before. */
export function createVisits(document: Document, status: HTMLElement) {
  // What each address showed, and how far it was scrolled when it was left.
  const seen = new Map<string, { html: string; depth: number }>();
  let shown = here();
  let running: AbortController | null = null;
  seen.set(shown, { html: document.documentElement.outerHTML, depth: 0 });

  const first = (selector: string) => document.querySelector<HTMLElement>(selector);
  const say = (words?: string | null, visible = false) => {
    status.textContent = words ?? "";
    status.className = visible ? "status" : "vh";
  };
  const announce = (place: string) => say(first(`${place} [data-announce]`)?.textContent);
  const stop = () => {
    running?.abort();
    running = null;
    removeEventListener("beforeunload", stop);
  };

  /** Puts parts of another state of this page in the place of those that are here. */
  const show = (html: string, selector: string, kept?: HTMLFormElement) => {
    const next = new DOMParser().parseFromString(html, "text/html");
    const parts = next.querySelectorAll(selector);
    const id = document.activeElement?.id;
    document.querySelectorAll(selector).forEach((old, index) => {
      const part = parts[index];
      if (!part) throw new Error(selector);
      if (old !== kept) old.replaceWith(document.importNode(part, true));
    });
    // A form that stays knows from its answer which fields are wrong.
    for (const field of kept?.querySelectorAll("input[id]") ?? []) {
      const wrong = next.getElementById(field.id)?.getAttribute("aria-invalid");
      if (wrong) field.setAttribute("aria-invalid", wrong);
      else field.removeAttribute("aria-invalid");
    }
    document.title = next.title;
    shown = here();
    if (id && document.activeElement === document.body) document.getElementById(id)?.focus();
  };

  const visit = async ({ url, name, form, sent, append }: Visit) => {
    stop();
    const mine = new AbortController();
    running = mine;
    // Leaving the page ends the waiting, not the leaving.
    addEventListener("beforeunload", stop);
    const place = `[data-swap="${name}"]`;
    for (const part of document.querySelectorAll(place)) part.setAttribute("aria-busy", "true");
    say(status.dataset.loading, true);
    try {
      const html = await load(url.href, mine.signal);
      if (running !== mine) return;
      const items = () => [...(first(`${place} [data-items]`)?.children ?? [])];
      const before = append ? items() : [];
      history[url.href === location.href ? "replaceState" : "pushState"](null, "", url.href);
      seen.set(here(), { html, depth: 0 });
      show(html, `${place},[data-swap-form="${name}"]`, form);
      stop();
      const came = items().slice(before.length);
      // Pictures that were there need not appear again.
      before.forEach((item, index) => {
        items()[index]?.replaceWith(item);
      });
      if (append && came[0]) {
        say(status.dataset.more?.replace("{n}", String(came.length)));
        focus(came[0].querySelector("a") ?? came[0]);
        return;
      }
      announce(place);
      const head = first(`${place} [data-announce]`) ?? first(`${place} h2,${place} h3`) ?? first(place);
      if (!form) focus(head);
      else if (head && head.getBoundingClientRect().top > innerHeight * 0.75) {
        if (sent) head.scrollIntoView();
        // Who only made a choice stays with it, and sees what it brought until the next scroll.
        else status.className = "status";
      }
    } catch {
      // One that was overtaken needs no answer.
      if (running === mine) location.assign(url.href);
    }
  };

  const back = () => {
    // An anchor on the same page.
    if (here() === shown) return;
    stop();
    const state = seen.get(here());
    if (!state) {
      location.reload();
      return;
    }
    show(state.html, "[data-swap],[data-swap-form]");
    announce("[data-swap]");
    scrollTo(0, state.depth);
  };

  const remember = () => {
    if (!running) status.className = "vh";
    const state = seen.get(shown);
    if (state) state.depth = scrollY;
  };
  return { visit, back, remember };
}

function here(): string {
  return location.pathname + location.search;
}

async function load(address: string, signal: AbortSignal): Promise<string> {
  const headers = { Accept: "text/html" };
  const answer = await fetch(address, { signal, headers, credentials: "same-origin" });
  const type = answer.headers.get("Content-Type") ?? "";
  if (answer.status !== 200 || answer.redirected || !type.startsWith("text/html")) throw new Error(address);
  return answer.text();
}

function focus(element: Element | null): void {
  if (!(element instanceof HTMLElement)) return;
  if (!element.matches("a")) element.tabIndex = -1;
  element.focus();
}
