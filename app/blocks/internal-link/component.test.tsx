import { expect, test } from "vitest";
import { link, paragraph } from "~/fields/wire-examples";
import { dom, render } from "../../../tests/setup/render";
import { InternalLinkBlock } from "./component";
import { internalLink } from "./definition";
import { internalLinkExamples } from "./examples";

const renderBlock = async (json: unknown) =>
  dom(await render(<InternalLinkBlock block={internalLink.decoder.parse(json)} />));

test("the link has an arrow that screen readers skip", async () => {
  const document = await renderBlock(internalLinkExamples["with a link"]);
  const a = document.querySelector("a");
  expect(a?.getAttribute("href")).toBe("/zorgen/partner");
  expect(a?.textContent).toBe("Zorgen voor je partner ");
  expect(a?.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(1);
});

test("a link without text shows its address", async () => {
  const document = await renderBlock(internalLinkExamples["with nothing but an address"]);
  expect(document.querySelector("a")?.textContent).toBe("/zorgen ");
});

test("a link to another website is marked", async () => {
  const document = await renderBlock(internalLinkExamples["with another website"]);
  expect(document.querySelector("a")?.getAttribute("rel")).toBe("noopener");
  expect(document.querySelector("a")?.textContent).toMatch(/ \(andere website\)$/);
});

test("a block without a safe link cannot be decoded", () => {
  for (const field_link of [[], link("javascript:x()", "Klik")]) {
    expect(internalLink.decoder.safeParse(paragraph("internalLink", { field_link })).success).toBe(false);
  }
});
