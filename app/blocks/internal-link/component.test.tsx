import { expect, test } from "vitest";
import { link, paragraph } from "~/fields/wire-examples";
import { dom, render } from "../../../tests/setup/render";
import { InternalLinkBlock } from "./component";
import { internalLink } from "./definition";
import { internalLinkExamples } from "./examples";

const shown = async (json: unknown) =>
  dom(await render(<InternalLinkBlock block={internalLink.decoder.parse(json)} />));

test("it is one link with an arrow that screen readers leave out", async () => {
  const document = await shown(internalLinkExamples["with a link"]);
  const a = document.querySelector("a");
  expect(a?.getAttribute("href")).toBe("/zorgen/partner");
  expect(a?.textContent).toBe("Zorgen voor je partner ");
  expect(a?.querySelectorAll('svg[aria-hidden="true"]')).toHaveLength(1);
});

test("a link without words shows its address", async () => {
  const document = await shown(internalLinkExamples["with nothing but an address"]);
  expect(document.querySelector("a")?.textContent).toBe("/zorgen ");
});

test("a link to another website says so all the same", async () => {
  const document = await shown(internalLinkExamples["with another website"]);
  expect(document.querySelector("a")?.getAttribute("rel")).toBe("noopener");
  expect(document.querySelector(".external-mark")?.textContent).toBe(" (andere website)");
});

test("without a link that is safe to follow it cannot be read", () => {
  for (const field_link of [[], link("javascript:x()", "Klik")]) {
    expect(internalLink.decoder.safeParse(paragraph("internalLink", { field_link })).success).toBe(false);
  }
});
