import { expect, test } from "vitest";
import { link as linkField } from "~/fields/wire-examples";
import { dom, render } from "../../../tests/setup/render";
import { LinkWithImageBlock } from "./component";
import { linkWithImage } from "./definition";
import { linkWithImageExamples } from "./examples";

const example = linkWithImageExamples["with everything"];
const renderBlock = async (json: unknown) =>
  dom(await render(<LinkWithImageBlock block={linkWithImage.decoder.parse(json)} />));

test("the card has one link, on its title, and a decorative picture", async () => {
  const document = await renderBlock(example);
  expect(document.querySelectorAll("a")).toHaveLength(1);
  const link = document.querySelector("h2 > a");
  expect(link?.getAttribute("href")).toBe("/informatie-brochure");
  expect(link?.textContent).toBe("Liever op papier lezen?");
  expect(document.querySelector("img")?.getAttribute("alt")).toBe("");
});

test("a card without a title has the text of its link, else its address", async () => {
  const plain = linkWithImageExamples["with nothing but a link"];
  expect((await renderBlock(plain)).querySelector("h2")?.textContent).toBe("Lees over de hulplijn");
  const bare = await renderBlock({ ...plain, field_link: linkField("internal:/hulplijn", "") });
  expect(bare.querySelector("h2")?.textContent).toBe("/hulplijn");
});

test("a card that links to another website is marked", async () => {
  const document = await renderBlock(linkWithImageExamples["with a long text and another website"]);
  expect(document.querySelector("a")?.getAttribute("rel")).toBe("noopener");
  expect(document.querySelector("a")?.textContent).toMatch(/ \(andere website\)$/);
});

test("a card without a safe link cannot be decoded", () => {
  for (const field_link of [[], linkField("javascript:alert(1)", "Klik")]) {
    expect(linkWithImage.decoder.safeParse({ ...example, field_link }).success).toBe(false);
  }
});
