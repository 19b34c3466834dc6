import { expect, test } from "vitest";
import type { Paging } from "~/utils/pagination";
import { axeViolations, dom, htmlProblems, render } from "../../tests/setup/render";
import { Pagination } from "./pagination";

const renderPager = (paging: Paging, address = "/nieuws?zoekterm=caf%C3%A9") =>
  render(<Pagination paging={paging} items="berichten" anchor="overzicht" />, { shell: { address } });

const links = (html: string) =>
  [...dom(html).querySelectorAll("a")].map((link) => [link.textContent?.trim(), link.getAttribute("href")]);

test("a single page has no pager", async () => {
  expect(await renderPager({ page: 1, count: 1, before: 0 })).toBe("");
});

test("a pager has 'Laad meer' up to the next page, and links to single pages", async () => {
  const html = await renderPager({ page: 2, count: 3, before: 0 });
  expect(links(html)).toEqual([
    ["Laad meer berichten", "/nieuws?zoekterm=caf%C3%A9&page=3&vanaf=1#overzicht-nieuw"],
    ["Vorige", "/nieuws?zoekterm=caf%C3%A9#overzicht"],
    ["Pagina 1", "/nieuws?zoekterm=caf%C3%A9#overzicht"],
    ["Pagina 3", "/nieuws?zoekterm=caf%C3%A9&page=3#overzicht"],
    ["Volgende", "/nieuws?zoekterm=caf%C3%A9&page=3#overzicht"],
  ]);
  expect(dom(html).querySelector("[aria-current=page]")?.textContent).toBe("Pagina 2");
});

test("the last page has no link to a next page", async () => {
  const html = await renderPager({ page: 3, count: 3, before: 0 });
  expect(dom(html).querySelector("[data-append], [rel=next]")).toBeNull();
});

test("a gap between page numbers is an ellipsis", async () => {
  const items = dom(await renderPager({ page: 10, count: 20, before: 0 })).querySelectorAll("li");
  const texts = [...items].map((item) => item.textContent?.trim());
  expect(texts.join(" ")).toBe(
    "Vorige Pagina 1 … Pagina 8 Pagina 9 Pagina 10 Pagina 11 Pagina 12 … Pagina 20 Volgende",
  );
});

test("a pager is valid and accessible", async () => {
  const html = await renderPager({ page: 10, count: 20, before: 0 });
  expect(await htmlProblems(html)).toEqual([]);
  expect(await axeViolations(html)).toEqual([]);
});

test("when pages include the earlier ones there is only 'Laad meer', except on the last page", async () => {
  const paging = { page: 2, count: 3, before: 16 };
  const appendingPager = (page: number) =>
    render(
      <Pagination
        paging={{ ...paging, page }}
        items="tips"
        address="/boeken?page=2"
        anchor="overzicht"
        appendOnly
      />,
    );
  const links = [...dom(await appendingPager(2)).querySelectorAll("a")];
  expect(links.map((link) => link.getAttribute("href"))).toEqual(["/boeken?page=3#overzicht-nieuw"]);
  expect(dom(await appendingPager(3)).querySelector("nav")).toBeNull();
});
