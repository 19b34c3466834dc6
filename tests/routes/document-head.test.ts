import { expect, test } from "vitest";
import type { Fetch } from "~/.server/http/upstream";
import { siteBackend } from "../../backend/test-support";
import { parseHtml } from "../setup/parse-html";
import { wholeSite } from "../setup/whole-site";

/** The tags in the head of a page, by name. */
async function headOf(path: string, cms?: Fetch) {
  const environment = { PUBLIC_URL: "https://www.example.nl" };
  const { sendRequest } = await wholeSite(cms ? { environment, cms } : { environment });
  const { head } = parseHtml((await sendRequest(path)).body);
  const metaTags = [...head.querySelectorAll("meta[name], meta[property]")].map((tag) => [
    tag.getAttribute("name") ?? tag.getAttribute("property"),
    tag.getAttribute("content"),
  ]);
  const canonical = head.querySelector("link[rel=canonical]")?.getAttribute("href");
  const feeds = [...head.querySelectorAll("link[rel=alternate]")].map((link) => link.getAttribute("href"));
  return { ...Object.fromEntries(metaTags), canonical, feeds };
}

/** A CMS with other meta tags on a page. */
function tagged(path: string, tags: Record<string, unknown>): Fetch {
  return async (request) => {
    const response = await (await siteBackend())(request);
    if (new URL(request.url).pathname !== `/api/drupal${path}`) return response;
    return Response.json({ ...(await response.json()), field_meta_tags: [{ value: tags }] });
  };
}

test("a page that editors exclude from search engines has a noindex tag", async () => {
  expect(await headOf("/inloggen")).toMatchObject({
    robots: "noindex",
    canonical: "https://www.example.nl/inloggen",
  });
  expect(await headOf("/contact")).not.toHaveProperty("robots");
});

test("a page has separate texts for sharing and for search engines", async () => {
  const head = await headOf("/dementie/wat-is-dementie");
  expect(head["og:title"]).toBe("Wat is dementie? Uitleg in gewone taal");
  expect(head["og:description"]).not.toBe(head.description);
});

test("the canonical address that an editor sets is used for search engines and sharing", async () => {
  const elsewhere = "https://www.elders.example/contact?a=b";
  const tags = { canonical_url: elsewhere, robots: "nofollow, noindex" };
  expect(await headOf("/contact", tagged("/contact", tags))).toMatchObject({
    canonical: elsewhere,
    "og:url": elsewhere,
    robots: "noindex, nofollow",
  });
  const ownPath = await headOf("/contact", tagged("/contact", { canonical_url: "/hulplijn" }));
  expect(ownPath).toMatchObject({ canonical: "https://www.example.nl/hulplijn" });
});

test("the home page links to the national news feed", async () => {
  expect((await headOf("/")).feeds).toEqual(["/nieuws.atom"]);
});

test("the breadcrumbs of a region's news contain the region", async () => {
  const { sendRequest } = await wholeSite();
  const document = parseHtml((await sendRequest("/regios/rivierenland/nieuws")).body);
  const crumbs = document.querySelector("nav[aria-label=Kruimelpad]");
  expect([...(crumbs?.querySelectorAll("li") ?? [])].map(({ textContent }) => textContent?.trim())).toEqual([
    "Home",
    "Hulp bij jou in de buurt",
    "Afdeling Rivierenland",
    "Nieuws",
  ]);
});
