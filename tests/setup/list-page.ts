import { afterEach, beforeEach, expect, type Mock, vi } from "vitest";
import { inPlace } from "~/enhance/swap/in-place";
import { eventually } from "./eventually";
import { find } from "./find";

/** A page with a list by its query: three items a page; with `vanaf` all items up to that page. */
export function listPage(query: URLSearchParams): string {
  const page = Number(query.get("page") ?? 1);
  const first = query.get("vanaf") ? 1 : page;
  const kind = query.get("soort") ?? "alles";
  const numbers = Array.from({ length: (page - first + 1) * 3 }, (_, index) => (first - 1) * 3 + index + 1);
  return `<title>${kind} ${page}</title>
    <form action="/lijst#lijst" data-swap-form="lijst">
      <input type="search" id="woord" name="zoekterm" value="${query.get("zoekterm") ?? ""}">
      <input type="radio" id="cafe" name="soort" value="cafe"${kind === "cafe" ? " checked" : ""}>
      <b data-swap="lijst" id="aantal">${numbers.length} ${kind}</b>
    </form>
    <a id="buiten" href="/lijst?soort=cafe" data-swap-link="lijst">Cafés</a>
    <p role="status" class="vh" data-swap-status data-loading="De inhoud wordt geladen..." data-more="Erbij gekomen: {n}"></p>
    <div data-swap="lijst" id="lijst">
      <h2 data-announce>${numbers.length} ${kind}</h2>
      <ul data-items>${numbers.map((n) => `<li><a href="/item/${n}">${kind} ${n}</a></li>`).join("")}</ul>
      <a id="meer" href="/lijst?page=${page + 1}&amp;vanaf=1#lijst" data-append>Laad meer</a>
      <a id="volgende" href="/lijst?page=${page + 1}#lijst">Volgende</a>
      <a id="boven" href="#lijst">Naar boven</a>
    </div>
    <p data-swap="anders" id="anders">Iets anders</p>`;
}

export const html = (body: string, init: ResponseInit = {}) =>
  new Response(body, { headers: { "Content-Type": "text/html; charset=utf-8" }, ...init });

export type Respond = (url: URL, signal: AbortSignal) => Promise<Response>;
export const defaultResponse: Respond = async (url) => html(listPage(url.searchParams));

/** The mocked site: its response, which a test may replace, the requests, and navigations of the browser. */
export const site: { respond: Respond; requests: string[]; goTo: Mock; reload: Mock } = {
  respond: defaultResponse,
  requests: [],
  goTo: vi.fn(),
  reload: vi.fn(),
};
let listeners: (() => void)[] = [];

/** The real location of the window; the global `location` is a stub. */
export let real: Location;
export const $ = (id: string) => find(`#${id}`, HTMLElement);
export const status = () => find("[data-swap-status]", HTMLElement);
export const items = () => [...document.querySelectorAll("[data-items] a")].map((link) => link.textContent);
export const here = () => real.pathname + real.search;

/** Opens a page with lists and removes the listeners of the previous page. */
export function open(page: string): void {
  for (const remove of listeners) remove();
  document.documentElement.innerHTML = "<head></head><body></body>";
  document.body.innerHTML = page;
  inPlace(document);
}

/** Opens the list at `/lijst` before each test of a file. */
export function openListEachTime(): void {
  beforeEach(() => {
    real = window.location;
    site.respond = defaultResponse;
    site.requests = [];
    site.goTo.mockClear();
    site.reload.mockClear();
    listeners = [];
    for (const target of [document, window]) {
      const listen = target.addEventListener.bind(target);
      vi.spyOn(target, "addEventListener").mockImplementation(
        (
          type: string,
          listener: EventListenerOrEventListenerObject,
          options?: boolean | AddEventListenerOptions,
        ) => {
          listen(type, listener, options);
          listeners.push(() => target.removeEventListener(type, listener, options));
        },
      );
    }
    vi.stubGlobal("fetch", async (address: string, { signal }: { signal: AbortSignal }) => {
      site.requests.push(address.replace(real.origin, ""));
      return site.respond(new URL(address), signal);
    });
    // jsdom does not navigate.
    vi.stubGlobal("location", {
      get href() {
        return real.href;
      },
      get pathname() {
        return real.pathname;
      },
      get search() {
        return real.search;
      },
      origin: real.origin,
      assign: site.goTo,
      reload: site.reload,
    });
    vi.stubGlobal("scrollTo", vi.fn());
    vi.stubGlobal("matchMedia", () => ({ matches: false }));
    history.replaceState(null, "", "/lijst");
    open(listPage(new URLSearchParams()));
  });

  afterEach(() => {
    for (const remove of listeners) remove();
    vi.unstubAllGlobals();
  });
}

/** Clicks a link. Returns whether the browser would follow it. */
export function follow(id: string, init: MouseEventInit = {}): boolean {
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
  // jsdom cannot navigate.
  addEventListener("click", (late) => late.preventDefault(), { once: true });
  let followed = true;
  document.addEventListener("click", ({ defaultPrevented }) => {
    followed = !defaultPrevented;
  });
  $(id).dispatchEvent(event);
  return followed;
}

export function send(): boolean {
  const event = new SubmitEvent("submit", { bubbles: true, cancelable: true });
  return find("form", HTMLFormElement).dispatchEvent(event);
}

export const settled = () => eventually(() => expect(document.querySelector("[aria-busy]")).toBeNull());

export async function back(steps = -1): Promise<void> {
  await new Promise((resolve) => {
    window.addEventListener("popstate", resolve, { once: true });
    history.go(steps);
  });
}
