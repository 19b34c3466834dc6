import { expect, test } from "vitest";
import { brands } from "~/utils/brand";
import { siteContent } from "../../backend/test-support";
import { wholeSite } from "../setup/whole-site";

const content = await siteContent();
const addresses = [...content.pages].filter(([, page]) => page.status).map(([address]) => address);
const isInRegion = (address: string) => address.startsWith("/regios/");
/** Of each region the pages that show cards; its other pages have one picture. */
const regional = addresses.filter((address) => /^\/regios\/[^/]+(\/over-de-regio)?$/.test(address));
const pages = [...addresses.filter((address) => !isInRegion(address)), ...regional];
/** Pages of which each brand has its own. */
const ofEachBrand = ["/", "/nieuws?page=2"];

/** The names of the pictures in the main content, in their order. */
function picturesOf(html: string): string[] {
  const main = html.slice(html.indexOf("<main"), html.indexOf("</main>"));
  return [...main.matchAll(/<img[^>]* src="[^"]*\/media\/[0-9a-f]+\/([^/"]+)\//g)].flatMap(
    ([, name]) => name ?? [],
  );
}

test.each(brands)("no page of %s shows a picture twice", async (brand) => {
  const site = await wholeSite();
  // Every page once, as its content is the same in all brands.
  const ofBrand = pages.filter((_, index) => index % brands.length === brands.indexOf(brand));
  let shown = 0;
  const twice: string[] = [];
  for (const address of [...ofEachBrand, ...ofBrand]) {
    const { body } = await site.sendRequest(address, { headers: { host: `${brand}.localhost` } });
    const pictures = picturesOf(body);
    shown += pictures.length;
    const repeated = pictures.filter((name, index) => pictures.indexOf(name) !== index);
    if (repeated.length > 0) twice.push(`${address}: ${repeated.join(", ")}`);
  }
  expect(twice).toEqual([]);
  expect(shown).toBeGreaterThan(ofBrand.length / 10);
});
