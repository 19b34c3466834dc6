import { describe, expect, test } from "vitest";
import { BlockList } from "~/blocks/block-list";
import { decodeBlocks } from "~/blocks/decode-blocks";
import { blockExamples } from "~/blocks/examples";
import { brands } from "~/utils/brand";
import { dom, htmlProblems, render } from "../../tests/setup/render";
import { pageExamples } from "./examples";
import { PageView } from "./page";
import { pageSchema } from "./page-schema";

const examplesOf = (all: Record<string, Record<string, unknown>>) =>
  Object.entries(all).flatMap(([bundle, byName]) =>
    Object.entries(byName).map(([name, json]) => ({ bundle, name, json })),
  );

/** A missing translation is rendered as its key. */
const translationKey = /\b[a-z]+[A-Za-z]*(\.[a-z][A-Za-z]+)+\b(?!\/)/;

// The default brand is tested with the blocks and the pages.
describe.each(brands.filter((brand) => brand !== "dementie"))("in the brand %s", (brand) => {
  test.each(examplesOf(blockExamples))(
    "$bundle $name is valid HTML without missing translations",
    async ({ json }) => {
      const html = await render(<BlockList blocks={decodeBlocks([json])} layout="sections" />, { brand });
      expect(await htmlProblems(html)).toEqual([]);
      expect(labels(html).filter((text) => translationKey.test(text))).toEqual([]);
    },
  );

  test.each(examplesOf(pageExamples))(
    "$bundle $name is valid HTML without missing translations",
    async ({ json }) => {
      const page = pageSchema.parse(json);
      if (page.type === "unknown") throw new Error(`unknown page ${page.bundle}`);
      const html = await render(<PageView page={page} />, { brand });
      expect(await htmlProblems(html)).toEqual([]);
      expect(labels(html).filter((text) => translationKey.test(text))).toEqual([]);
    },
  );
});

/** The texts of buttons and labels, and the accessible names. */
function labels(html: string): string[] {
  const { body } = dom(html);
  const names = [...body.querySelectorAll("[aria-label]")].map(
    (part) => part.getAttribute("aria-label") ?? "",
  );
  const texts = [...body.querySelectorAll("button, label, legend")].map((part) => part.textContent ?? "");
  return [...names, ...texts];
}
