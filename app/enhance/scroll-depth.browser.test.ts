import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { scrollDepth } from "./scroll-depth";

function setCookie(cookie: string): void {
  // biome-ignore lint/suspicious/noDocumentCookie: the page writes cookies in the same way
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

/** Opens an address. Returns the scroll position, or undefined without scrolling. */
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

test("submitting a form stores the scroll position and the path", () => {
  arriveAt("/zorgen/partner?bron=mail");
  leave(1200.4);
  expect(decodeURIComponent(document.cookie)).toBe("scrollDepth=1200 /zorgen/partner");
});

test("returning to the page of the form restores the scroll position", () => {
  arriveAt("/zorgen");
  leave(1200);
  expect(arriveAt("/zorgen")).toBe(1200);
});

test("another page starts at the top", () => {
  arriveAt("/zorgen");
  leave(1200);
  expect(arriveAt("/nieuws")).toBeUndefined();
});

test("an address with a hash starts at its anchor", () => {
  arriveAt("/zorgen");
  leave(1200);
  expect(arriveAt("/zorgen#hulp")).toBeUndefined();
});

test("a page on which a part has the focus starts there", () => {
  arriveAt("/geheugentest/zelf?vraag=1");
  leave(1200);
  const heading = document.body.appendChild(document.createElement("h1"));
  heading.tabIndex = -1;
  heading.focus();
  expect(arriveAt("/geheugentest/zelf?vraag=2")).toBeUndefined();
  heading.remove();
});

test("a page with errors starts at the error summary", () => {
  arriveAt("/nieuwsbrief");
  leave(1200);
  document.body.innerHTML = "<div data-focus>Er gaat iets mis</div>";
  expect(arriveAt("/nieuwsbrief")).toBeUndefined();
});

test("a page that is shorter than the stored position starts at the top", () => {
  arriveAt("/zorgen");
  leave(2900);
  expect(arriveAt("/zorgen")).toBeUndefined();
});

test.each(["ver /zorgen", "Infinity /zorgen", "1e99 /zorgen", "1200", ""])(
  "a cookie with the invalid value '%s' does not scroll",
  (value) => {
    setCookie(`scrollDepth=${encodeURIComponent(value)}; path=/`);
    expect(arriveAt("/zorgen") ?? 0).toBe(0);
  },
);

test("a cookie that cannot be decoded is ignored and overwritten by the next form", () => {
  setCookie("scrollDepth=100%; path=/");
  expect(arriveAt("/zorgen")).toBeUndefined();
  leave(300);
  expect(arriveAt("/zorgen")).toBe(300);
});

test("a cookie whose name only ends with the same text is ignored", () => {
  setCookie(`oudescrollDepth=${encodeURIComponent("900 /zorgen")}; path=/`);
  expect(arriveAt("/zorgen")).toBeUndefined();
});

test("a GET form stores nothing, and a stored position is used once", () => {
  document.body.innerHTML = '<main><form method="get"></form></main>';
  arriveAt("/zoeken");
  leave(1200);
  expect(arriveAt("/zoeken")).toBeUndefined();
  document.body.innerHTML = '<main><form method="post"></form></main>';
  leave(900);
  expect(arriveAt("/zoeken")).toBe(900);
  expect(arriveAt("/zoeken")).toBeUndefined();
});
