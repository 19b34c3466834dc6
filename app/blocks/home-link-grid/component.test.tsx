import { expect, test } from "vitest";
import { link, paragraph, value } from "~/fields/wire-examples";
import { dom, render } from "../../../tests/setup/render";
import { HomeLinkGridBlock } from "./component";
import { homeLinkGrid } from "./definition";
import { homeLinkGridExamples } from "./examples";

const renderBlock = async (json: unknown) =>
  dom(await render(<HomeLinkGridBlock block={homeLinkGrid.decoder.parse(json)} />));

test("each link is a tile that contains its description", async () => {
  const document = await renderBlock(homeLinkGridExamples["with a title and descriptions"]);
  const links = [...document.querySelectorAll("ul > li > a")];
  expect(links).toHaveLength(4);
  expect(links[0]?.textContent).toBe("Casemanager Hoe krijg je er een en wat kost het?");
  expect(links[0]?.querySelector("span")?.textContent).toBe("Hoe krijg je er een en wat kost het?");
  expect(document.querySelector("h2")?.textContent).toBe("Regel het stap voor stap");
});

test("only a link to another site has rel=noopener", async () => {
  const document = await renderBlock(homeLinkGridExamples["with a title and descriptions"]);
  const rels = [...document.querySelectorAll("a")].map((a) => a.getAttribute("rel"));
  expect(rels).toEqual([null, null, null, "noopener"]);
});

test("a link without text shows its address", async () => {
  const item = paragraph("link_list_item", { field_link: link("internal:/contact", "") });
  const document = await renderBlock(paragraph("home_link_grid", { field_items: [item] }));
  expect(document.querySelector("a")?.textContent).toBe("/contact");
});

test("a link has the icon that the editor chose; an unknown icon is left out", async () => {
  const document = await renderBlock(homeLinkGridExamples["with an icon before each link"]);
  expect(document.querySelectorAll("a > svg[aria-hidden]")).toHaveLength(6);
  const unknownIcon = paragraph("link_list_item", {
    field_link: link("internal:/hulp", "Hulp"),
    field_icon: value("raket"),
  });
  expect(
    (await renderBlock(paragraph("home_link_grid", { field_items: [unknownIcon] }))).querySelector("svg"),
  ).toBeNull();
});
