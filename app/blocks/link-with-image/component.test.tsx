import { expect, test } from "vitest";
import { link } from "~/fields/wire-examples";
import { dom, render } from "../../../tests/setup/render";
import { LinkWithImageBlock } from "./component";
import { linkWithImage } from "./definition";
import { linkWithImageExamples } from "./examples";

const example = linkWithImageExamples["with everything"];
const shown = async (json: unknown) =>
  dom(await render(<LinkWithImageBlock block={linkWithImage.decoder.parse(json)} />));

test("the whole card is one link, on its title, and its picture only decorates", async () => {
  const document = await shown(example);
  expect(document.querySelectorAll("a")).toHaveLength(1);
  const cover = document.querySelector("h2 > a.cover");
  expect(cover?.getAttribute("href")).toBe("/informatie-brochure");
  expect(cover?.textContent).toBe("Liever op papier lezen?");
  expect(document.querySelector("img")?.getAttribute("alt")).toBe("");
});

test("a card without a title has the words of its link, or else its address", async () => {
  const plain = linkWithImageExamples["with nothing but a link"];
  expect((await shown(plain)).querySelector("h2")?.textContent).toBe("Lees over de hulplijn");
  const bare = await shown({ ...plain, field_link: link("internal:/hulplijn", "") });
  expect(bare.querySelector("h2")?.textContent).toBe("/hulplijn");
});

test("a card that leads to another website says so", async () => {
  const document = await shown(linkWithImageExamples["with a long text and another website"]);
  expect(document.querySelector("a")?.getAttribute("rel")).toBe("noopener");
  expect(document.querySelector(".external-mark")?.textContent).toBe(" (andere website)");
});

test("a card without a link that is safe to follow cannot be read", () => {
  for (const field_link of [[], link("javascript:alert(1)", "Klik")]) {
    expect(linkWithImage.decoder.safeParse({ ...example, field_link }).success).toBe(false);
  }
});
