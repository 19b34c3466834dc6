import { expect, test } from "vitest";
import { link, paragraph, value } from "~/fields/wire-examples";
import { dom, render } from "../../../tests/setup/render";
import { LinkListBlock } from "./component";
import { linkList } from "./definition";
import { linkListExamples } from "./examples";

const shown = async (json: unknown) =>
  dom(await render(<LinkListBlock block={linkList.decoder.parse(json)} />));
const listOf = (...uris: string[]) =>
  paragraph("link_list", {
    field_items: uris.map((uri) => paragraph("link_list_item", { field_link: link(uri, "Lees meer") })),
  });

test("a link list shows its links in the editor's order, each with its explanation", async () => {
  const document = await shown(linkListExamples["with pages, a phone number and another site"]);
  const links = [...document.querySelectorAll(".link-list > li > a")];
  expect(links.map((a) => a.getAttribute("href"))).toEqual([
    "/zorgen/partner",
    "/node/12",
    "tel:08000000000",
    "https://www.rijksoverheid.nl/onderwerpen/dementie",
  ]);
  expect(links[0]?.querySelector(".hint")?.textContent).toBe("Tips van mensen die het ook doen.");
  expect(links[1]?.querySelector(".hint")).toBeNull();
});

test("only a link to another site is marked as one that leaves", async () => {
  const document = await shown(linkListExamples["with pages, a phone number and another site"]);
  const rels = [...document.querySelectorAll(".link-list a")].map((a) => a.getAttribute("rel"));
  expect(rels).toEqual([null, null, null, "noopener"]);
  const drawings = [...document.querySelectorAll(".link-list path")].map((path) => path.getAttribute("d"));
  expect(new Set(drawings.slice(0, 3)).size).toBe(1);
  expect(drawings[3]).not.toBe(drawings[0]);
});

test("a link with an unsafe address disappears and the others stay", async () => {
  const document = await shown(
    listOf("javascript:alert(1)", "JavaScript:alert(1)", "data:text/html,x", "internal:/contact"),
  );
  expect([...document.querySelectorAll("a")].map((a) => a.getAttribute("href"))).toEqual(["/contact"]);
  expect(document.querySelectorAll("li")).toHaveLength(1);
});

test("a link that is switched off disappears", async () => {
  const off = {
    ...paragraph("link_list_item", { field_link: link("internal:/contact", "Weg") }),
    status: value(false),
  };
  const on = paragraph("link_list_item", { field_link: link("internal:/hulplijn", "Blijft") });
  const document = await shown(paragraph("link_list", { field_items: [off, on] }));
  expect([...document.querySelectorAll("a")].map(({ textContent }) => textContent)).toEqual(["Blijft"]);
});

test("a link without words of its own shows its address", async () => {
  const item = paragraph("link_list_item", { field_link: link("internal:/contact", "") });
  const document = await shown(paragraph("link_list", { field_items: [item] }));
  expect(document.querySelector("a")?.textContent).toBe("/contact");
});
