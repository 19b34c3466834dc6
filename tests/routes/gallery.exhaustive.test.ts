import { expect, test } from "vitest";
import { parseConfig } from "~/.server/config/config";
import { brandAddresses, listGalleryExamples } from "~/pages/gallery.server";
import { loader as exampleLoader } from "~/routes/gallery/example";
import { loader as listLoader } from "~/routes/gallery/gallery";
import { outcomeOf } from "../setup/call";
import { createTestContext } from "../setup/test-context";

const request = new Request("http://dementie.localhost/_blokken");

test("the gallery is a 404 unless it is enabled", async () => {
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

test("an enabled gallery lists every example with an address that renders it", async () => {
  const context = await createTestContext({
    environment: { BLOCK_GALLERY: "1" },
    cacheResponses: true,
  });
  const { examples } = await listLoader({ request, params: {}, context: context.loadContext() });
  expect(examples).toHaveLength(listGalleryExamples().length);
  expect(new Set(examples.map(({ path }) => path)).size).toBe(examples.length);
  for (const { kind, bundle, name } of listGalleryExamples()) {
    const rendered = await exampleLoader({
      request,
      params: { kind, bundle, name },
      context: context.loadContext(),
    });
    // A building block is replaced by its blocks.
    if (bundle === "centralised_building_block") continue;
    expect(rendered.page ?? rendered.blocks[0]).toMatchObject({ type: bundle });
  }
});

test.each([
  ["http://dementie.localhost:3000", ["http://alzheimer.localhost:3000", "http://samen.localhost:3000"]],
  ["https://www.dementie.example", ["https://www.alzheimer.example", "https://www.samen.example"]],
])("an example at %s has the addresses of the same example in each brand", (origin, others) => {
  const hosts = "www.dementie.example=dementie,www.samen.example=samen,www.alzheimer.example=alzheimer";
  const path = "/_blokken/blok/quote/with%20everything";
  const addresses = brandAddresses(`${origin}${path}?debug=1`, parseConfig({ BRAND_HOSTS: hosts }));
  expect(addresses.map(({ url }) => url)).toEqual([...others, origin].map((site) => site + path));
});
