import { expect, test } from "vitest";
import { parseConfig } from "~/.server/config/config";
import { brandAddresses, listGalleryExamples } from "~/pages/gallery.server";
import { loader as exampleLoader } from "~/routes/gallery/example";
import { loader as listLoader } from "~/routes/gallery/gallery";
import { outcomeOf } from "../setup/call";
import { createTestContext } from "../setup/test-context";

const request = new Request("http://dementie.localhost/_blokken");

test("the gallery is closed on a public site", async () => {
  const context = await createTestContext();
  const [{ kind, bundle, name } = { kind: "blok", bundle: "", name: "" }] = listGalleryExamples();
  expect((await outcomeOf(listLoader({ request, params: {}, context: context.loadContext() }))).status).toBe(
    404,
  );
  const params = { kind, bundle, name };
  expect((await outcomeOf(exampleLoader({ request, params, context: context.loadContext() }))).status).toBe(
    404,
  );
});

// Hundreds of pages take more than five seconds on a busy machine.
test("when asked for it lists every example, each with an address that shows it", async () => {
  const context = await createTestContext({ environment: { BLOCK_GALLERY: "1" } });
  const { examples } = await listLoader({ request, params: {}, context: context.loadContext() });
  expect(examples).toHaveLength(listGalleryExamples().length);
  expect(new Set(examples.map(({ path }) => path)).size).toBe(examples.length);
  for (const { kind, bundle, name } of listGalleryExamples()) {
    const shown = await exampleLoader({
      request,
      params: { kind, bundle, name },
      context: context.loadContext(),
    });
    // A building block is replaced by its blocks.
    if (bundle === "centralised_building_block") continue;
    expect(shown.page ?? shown.blocks[0]).toMatchObject({ type: bundle });
  }
}, 60_000);

test.each([
  ["http://dementie.localhost:3000", ["http://alzheimer.localhost:3000", "http://samen.localhost:3000"]],
  ["https://www.dementie.example", ["https://www.alzheimer.example", "https://www.samen.example"]],
])("every example at %s can be seen in each brand", (origin, others) => {
  const hosts = "www.dementie.example=dementie,www.samen.example=samen,www.alzheimer.example=alzheimer";
  const path = "/_blokken/blok/quote/with%20everything";
  const addresses = brandAddresses(`${origin}${path}?debug=1`, parseConfig({ BRAND_HOSTS: hosts }));
  expect(addresses.map(({ url }) => url)).toEqual([...others, origin].map((site) => site + path));
});
