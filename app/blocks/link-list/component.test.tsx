import { expect, test } from "vitest";
import { link, paragraph, value } from "~/fields/wire-examples";
import { dom, render } from "../../../tests/setup/render";
import { LinkListBlock } from "./component";
import { linkList } from "./definition";
import { linkListExamples } from "./examples";

const renderBlock = async (json: unknown) =>
  dom(await render(<LinkListBlock block={linkList.decoder.parse(json)} />));
const listOf = (...uris: string[]) =>
  paragraph("link_list", {
    field_items: uris.map((uri) => paragraph("link_list_item", { field_link: link(uri, "Lees meer") })),
  });

test("links are in the editor's order, each with its description", async () => {
  const document = await renderBlock(linkListExamples["with pages, a phone number and another site"]);
  const links = [...document.querySelectorAll("ul > li > a")];
  expect(links.map((a) => a.getAttribute("href"))).toEqual([
    "/zorgen/partner",
    "/node/12",
    "tel:08000000000",
    "https://www.rijksoverheid.nl/onderwerpen/dementie",
  ]);
  expect(links[0]?.querySelector("span > span")?.textContent).toBe("Tips van mensen die het ook doen.");
  expect(links[1]?.querySelector("span > span")).toBeNull();
});

test("only a link to another site has rel=noopener and another icon", async () => {
  const document = await renderBlock(linkListExamples["with pages, a phone number and another site"]);
  const rels = [...document.querySelectorAll("li > a")].map((a) => a.getAttribute("rel"));
  expect(rels).toEqual([null, null, null, "noopener"]);
  const icons = [...document.querySelectorAll("li path")].map((path) => path.getAttribute("d"));
  expect(new Set(icons.slice(0, 3)).size).toBe(1);
  expect(icons[3]).not.toBe(icons[0]);
});

test("a link with an unsafe address is left out", async () => {
  const document = await renderBlock(
    listOf("javascript:alert(1)", "JavaScript:alert(1)", "data:text/html,x", "internal:/contact"),
  );
  expect([...document.querySelectorAll("a")].map((a) => a.getAttribute("href"))).toEqual(["/contact"]);
  expect(document.querySelectorAll("li")).toHaveLength(1);
});

test("an unpublished link is left out", async () => {
  const off = {
    ...paragraph("link_list_item", { field_link: link("internal:/contact", "Weg") }),
    status: value(false),
  };
  const on = paragraph("link_list_item", { field_link: link("internal:/hulplijn", "Blijft") });
  const document = await renderBlock(paragraph("link_list", { field_items: [off, on] }));
  expect([...document.querySelectorAll("a")].map(({ textContent }) => textContent)).toEqual(["Blijft"]);
});

test("a link without text shows its address", async () => {
  const item = paragraph("link_list_item", { field_link: link("internal:/contact", "") });
  const document = await renderBlock(paragraph("link_list", { field_items: [item] }));
  expect(document.querySelector("a")?.textContent).toBe("/contact");
});
