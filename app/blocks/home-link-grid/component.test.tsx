import { expect, test } from "vitest";
import { link, paragraph, value } from "~/fields/wire-examples";
import { dom, render } from "../../../tests/setup/render";
import { HomeLinkGridBlock } from "./component";
import { homeLinkGrid } from "./definition";
import { homeLinkGridExamples } from "./examples";

const shown = async (json: unknown) =>
  dom(await render(<HomeLinkGridBlock block={homeLinkGrid.decoder.parse(json)} />));

test("a link grid shows a tile for each link, with its explanation inside the link", async () => {
  const document = await shown(homeLinkGridExamples["with a title and descriptions"]);
  const links = [...document.querySelectorAll(".link-grid > li > a")];
  expect(links).toHaveLength(4);
  expect(links[0]?.textContent).toBe("Casemanager Hoe krijg je er een en wat kost het?");
  expect(links[0]?.querySelector(".hint")?.textContent).toBe("Hoe krijg je er een en wat kost het?");
  expect(document.querySelector("h2")?.textContent).toBe("Regel het stap voor stap");
});

test("only the tile of another site is marked as one that leaves", async () => {
  const document = await shown(homeLinkGridExamples["with a title and descriptions"]);
  const rels = [...document.querySelectorAll("a")].map((a) => a.getAttribute("rel"));
  expect(rels).toEqual([null, null, null, "noopener"]);
});

test("a tile without words of its own shows its address", async () => {
  const item = paragraph("link_list_item", { field_link: link("internal:/contact", "") });
  const document = await shown(paragraph("home_link_grid", { field_items: [item] }));
  expect(document.querySelector("a")?.textContent).toBe("/contact");
});

test("a link has the drawing that the editor chose, and none that nobody knows", async () => {
  const document = await shown(homeLinkGridExamples["with a drawing before each link"]);
  expect(document.querySelectorAll("a.with-icon > svg[aria-hidden]")).toHaveLength(6);
  const odd = paragraph("link_list_item", {
    field_link: link("internal:/hulp", "Hulp"),
    field_icon: value("raket"),
  });
  expect((await shown(paragraph("home_link_grid", { field_items: [odd] }))).querySelector("svg")).toBeNull();
});
