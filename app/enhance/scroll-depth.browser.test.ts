import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { scrollDepth } from "./scroll-depth";

function setCookie(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: it is what the page itself writes
  document.cookie = cookie;
}

beforeEach(() => {
  document.body.innerHTML = '<main>Tekst<form method="post"></form></main>';
  vi.stubGlobal("innerHeight", 600);
  vi.spyOn(document.documentElement, "scrollHeight", "get").mockReturnValue(3000);
});

afterEach(() => {
  setCookie("scrollDepth=; path=/; max-age=0");
  vi.unstubAllGlobals();
});

/** Comes to an address; answers how far the page scrolled, or nothing where it did not. */
function arriveAt(address: string): number | undefined {
  let depth: number | undefined;
  vi.stubGlobal("scrollTo", (_: number, top: number) => {
    depth = top;
  });
  history.replaceState(null, "", address);
  scrollDepth(document);
  return depth;
}

function leave(depth: number): void {
  vi.stubGlobal("scrollY", depth);
  document.querySelector("form")?.dispatchEvent(new Event("submit", { bubbles: true }));
}

test("sending a form keeps how far it was read, and on which path", () => {
  arriveAt("/zorgen/partner?bron=mail");
  leave(1200.4);
  expect(decodeURIComponent(document.cookie)).toBe("scrollDepth=1200 /zorgen/partner");
});

test("coming back to the page of the form returns to where the reader was", () => {
  arriveAt("/zorgen");
  leave(1200);
  expect(arriveAt("/zorgen")).toBe(1200);
});

test("another page starts at its top", () => {
  arriveAt("/zorgen");
  leave(1200);
  expect(arriveAt("/nieuws")).toBeUndefined();
});

test("an address with a hash starts at its anchor", () => {
  arriveAt("/zorgen");
  leave(1200);
  expect(arriveAt("/zorgen#hulp")).toBeUndefined();
});

test("a page with errors starts at their summary", () => {
  arriveAt("/nieuwsbrief");
  leave(1200);
  document.body.innerHTML = "<div data-focus>Er gaat iets mis</div>";
  expect(arriveAt("/nieuwsbrief")).toBeUndefined();
});

test("a page that became shorter than where the reader was starts at its top", () => {
  arriveAt("/zorgen");
  leave(2900);
  expect(arriveAt("/zorgen")).toBeUndefined();
});

test.each(["ver /zorgen", "Infinity /zorgen", "1e99 /zorgen", "1200", ""])(
  "a cookie that says '%s' moves nothing far",
  (value) => {
    setCookie(`scrollDepth=${encodeURIComponent(value)}; path=/`);
    expect(arriveAt("/zorgen") ?? 0).toBe(0);
  },
);

test("a cookie that cannot be read is nothing, and is replaced when the reader leaves", () => {
  setCookie("scrollDepth=100%; path=/");
  expect(arriveAt("/zorgen")).toBeUndefined();
  leave(300);
  expect(arriveAt("/zorgen")).toBe(300);
});

test("a cookie of which the name only resembles ours is not ours", () => {
  setCookie(`oudescrollDepth=${encodeURIComponent("900 /zorgen")}; path=/`);
  expect(arriveAt("/zorgen")).toBeUndefined();
});

test("a form that only asks keeps nothing, and a depth is used once", () => {
  document.body.innerHTML = '<main><form method="get"></form></main>';
  arriveAt("/zoeken");
  leave(1200);
  expect(arriveAt("/zoeken")).toBeUndefined();
  document.body.innerHTML = '<main><form method="post"></form></main>';
  leave(900);
  expect(arriveAt("/zoeken")).toBe(900);
  expect(arriveAt("/zoeken")).toBeUndefined();
});
