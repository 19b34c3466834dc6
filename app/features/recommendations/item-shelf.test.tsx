import { expect, test } from "vitest";
import { axeViolations, dom, render } from "../../../tests/setup/render";
import { ItemShelf } from "./item-shelf";
import type { ShelfItem } from "./model";

const item = (slug: string): ShelfItem => ({
  slug,
  title: `Boek ${slug}`,
  label: "Boek",
  html: "<p>Een boek om samen te lezen.</p>",
  image: null,
  video: null,
  primaryLink: { url: "/doneren", title: "Bestel", external: false },
  secondaryLink: null,
});
const items = ["een", "twee", "drie"].map(item);

async function renderShelf(openItem: string | null) {
  const html = await render(<ItemShelf items={items} />, { shell: { path: "/winkel", openItem } });
  return { html, document: dom(html) };
}

test("each item is a link with its slug in the address", async () => {
  const { document } = await renderShelf(null);
  const links = [...document.querySelectorAll("[data-items] a")].map((link) => link.getAttribute("href"));
  expect(links).toEqual(["?item=een#item", "?item=twee#item", "?item=drie#item"]);
  expect(document.querySelector("dialog")).toBeNull();
});

test("the item in the address is open, with links to its neighbours and to close it", async () => {
  const { html, document } = await renderShelf("twee");
  const open = document.querySelector("dialog[open]");
  expect(open?.querySelector("h2")?.textContent).toBe("Boek twee");
  expect(open?.querySelector("[data-close]")?.getAttribute("href")).toBe("/winkel#item-twee");
  const steps = [...document.querySelectorAll("dialog nav a")].map((link) => link.getAttribute("href"));
  expect(steps).toEqual(["?item=een#item", "?item=drie#item"]);
  expect(document.querySelector("#item-twee a")).not.toBeNull();
  expect(await axeViolations(html)).toEqual([]);
});

test.each([
  ["een", "Vorige"],
  ["drie", "Volgende"],
])("at the end of the shelf, with item %s open, '%s' is disabled", async (slug, words) => {
  const { document } = await renderShelf(slug);
  const disabled = [...document.querySelectorAll("dialog nav [aria-disabled=true]")];
  expect(disabled.map(({ textContent }) => textContent)).toEqual([words]);
  expect(disabled[0]?.hasAttribute("href")).toBe(false);
});

test("an unknown item in the address opens nothing", async () => {
  expect((await renderShelf("<script>")).document.querySelector("dialog")).toBeNull();
});

test("the links of items keep the query of the list", async () => {
  const html = await render(<ItemShelf items={items} query="zoekterm=boek&page=3" />, {
    shell: { path: "/boeken", openItem: "twee" },
  });
  const addresses = [...dom(html).querySelectorAll("a[href]")].map((link) => link.getAttribute("href"));
  expect(addresses).toContain("/boeken?zoekterm=boek&page=3#item-twee");
  expect(addresses.filter((address) => address === "?zoekterm=boek&page=3&item=een#item")).toHaveLength(2);
});
