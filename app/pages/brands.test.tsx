import { describe, expect, test } from "vitest";
import { BlockList } from "~/blocks/block-list";
import { decodeBlocks } from "~/blocks/decode-blocks";
import { blockExamples } from "~/blocks/examples";
import { brands } from "~/utils/brand";
import { dom, htmlProblems, render } from "../../tests/setup/render";
import { pageExamples } from "./examples";
import { PageView } from "./page";
import { pageSchema } from "./page-schema";

const listed = (all: Record<string, Record<string, unknown>>) =>
  Object.entries(all).flatMap(([bundle, byName]) =>
    Object.entries(byName).map(([name, json]) => ({ bundle, name, json })),
  );

/** A text that nobody wrote shows as its key. */
const missingText = /\b[a-z]+[A-Za-z]*(\.[a-z][A-Za-z]+)+\b(?!\/)/;

// What the default brand shows is tested with the blocks and the pages.
describe.each(brands.filter((brand) => brand !== "dementie"))("in the brand %s", (brand) => {
  test.each(listed(blockExamples))("$bundle $name is valid and has all its words", async ({ json }) => {
    const html = await render(<BlockList blocks={decodeBlocks([json])} layout="sections" />, { brand });
    expect(await htmlProblems(html)).toEqual([]);
    expect(labels(html).filter((text) => missingText.test(text))).toEqual([]);
  });

  test.each(listed(pageExamples))("$bundle $name is valid and has all its words", async ({ json }) => {
    const page = pageSchema.parse(json);
    if (page.type === "unknown") throw new Error(`unknown page ${page.bundle}`);
    const html = await render(<PageView page={page} />, { brand });
    expect(await htmlProblems(html)).toEqual([]);
    expect(labels(html).filter((text) => missingText.test(text))).toEqual([]);
  });
});

/** The words of what the site itself says: buttons, labels and names for screen readers. */
function labels(html: string): string[] {
  const { body } = dom(html);
  const spoken = [...body.querySelectorAll("[aria-label]")].map(
    (part) => part.getAttribute("aria-label") ?? "",
  );
  const shown = [...body.querySelectorAll("button, label, legend")].map((part) => part.textContent ?? "");
  return [...spoken, ...shown];
}
