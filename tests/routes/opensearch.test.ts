import { JSDOM } from "jsdom";
import { expect, test } from "vitest";
import { loader } from "~/routes/search/opensearch";
import { createTestContext } from "../setup/test-context";

test.each([
  ["samen", "samen dementievriendelijk"],
  ["dementie", "dementie"],
  ["alzheimer", ""],
])("opensearch.xml describes the search of the brand %s", async (brand, longName) => {
  const context = await createTestContext({ environment: { BRAND_HOSTS: `${brand}.example.nl=${brand}` } });
  const request = new Request(`http://${brand}.example.nl/opensearch.xml`);
  const response = await loader({ request, params: {}, context: context.loadContext() });
  const { document } = new JSDOM(await response.text(), { contentType: "application/xml" }).window;
  const text = (name: string) => document.getElementsByTagName(name)[0]?.textContent ?? "";
  expect(document.documentElement.namespaceURI).toBe("http://a9.com/-/spec/opensearch/1.1/");
  expect(text("ShortName").length).toBeLessThanOrEqual(16);
  expect(text("LongName")).toContain(longName);
  expect(text("Description").length).toBeLessThanOrEqual(1024);
  const [page] = document.getElementsByTagName("Url");
  expect(page?.getAttribute("template")).toMatch(
    new RegExp(`^https?://${brand}\\.example\\.nl/zoeken\\?zoekterm=\\{searchTerms\\}$`),
  );
});
