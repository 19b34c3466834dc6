import { expect, test } from "vitest";
import { BlockList } from "~/blocks/block-list";
import { decodeBlocks } from "~/blocks/decode-blocks";
import { blockExamples } from "~/blocks/examples";
import { parseJson } from "~/utils/parse-json";
import { badTexts, damageTexts } from "../../tests/factories/damaged-texts";
import { render } from "../../tests/setup/render";
import { pageExamples } from "./examples";
import { PageView } from "./page";
import { pageDocument } from "./page-document";
import { pageMarkup } from "./page-markup";
import { pageSchema } from "./page-schema";

const site = {
  name: "Dementie.nl",
  origin: "https://www.example.nl",
  logo: "/logo.svg",
  now: new Date("2026-11-21T12:00:00Z"),
};

/** The examples with each bad text in half of their fields; the next one is in the other half. */
function damagedExamples(examples: object): { name: string; json: unknown }[] {
  return Object.entries(examples).flatMap(([name, example]) =>
    badTexts.map((text, index) => {
      const json = damageTexts(example, (field) => (field % 2 === index % 2 ? text : undefined));
      return { name: `${name}, bad text ${index}`, json: parseJson(JSON.stringify(json)) };
    }),
  );
}

test.each(Object.entries(pageExamples))(
  "a %s is rendered with any text in its fields",
  async (_, examples) => {
    for (const { name, json } of damagedExamples(examples)) {
      const page = pageSchema.safeParse(json).data;
      if (!page || page.type === "unknown") continue;
      pageDocument(page);
      pageMarkup(page, site);
      expect(await render(<PageView page={page} />), name).toContain("<h1");
    }
  },
);

test.each(Object.entries(blockExamples))(
  "a %s is rendered with any text in its fields",
  async (_, examples) => {
    for (const { name, json } of damagedExamples(examples)) {
      const html = render(<BlockList blocks={decodeBlocks([json])} layout="column" />);
      expect(typeof (await html), name).toBe("string");
    }
  },
);
