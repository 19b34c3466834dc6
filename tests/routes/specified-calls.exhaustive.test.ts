import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { z } from "zod";
import type { Fetch } from "~/.server/http/upstream";
import { pageDefinitions } from "~/pages/definitions";
import { siteBackend } from "../../backend/test-support";
import { wholeSite } from "../setup/whole-site";

const [, extensionText = ""] = readFileSync("docs/backend-contract.md", "utf8").split("\n## Extensions\n");
/** The paths of the extensions, as patterns. */
const extensions = [...extensionText.matchAll(/^### GET ([^?\n]+)/gm)].map(
  ([, path = ""]) => new RegExp(`^${path.replace(/\{\w+\}/g, "[^/]+")}$`),
);
const extraFields = ["geo", "opening_hours", "costs", "accessibility", "next_activity"];

/** A backend with nothing but the specified calls and fields. */
async function specifiedBackend(): Promise<Fetch> {
  const backend = await siteBackend();
  return async (request) => {
    const { pathname } = new URL(request.url);
    if (extensions.some((extension) => extension.test(pathname))) return new Response(null, { status: 404 });
    const response = await backend(request);
    const isPage = pathname.startsWith("/api/drupal/") && !pathname.startsWith("/api/drupal/api/");
    if (!isPage || response.status !== 200) return response;
    const page = z.record(z.string(), z.unknown()).parse(await response.json());
    for (const field of extraFields) delete page[`field_${field}`];
    return Response.json(page);
  };
}

const fixedRoutes = [
  "/",
  "/zoeken?zoekterm=partner",
  "/nieuws",
  "/regios",
  "/regios?zoekterm=Tiel",
  "/sitemap",
];
const otherRoutes = ["/geheugentest", "/nieuwsbrief", "/cookies", "/weergave", "/regios/rivierenland/nieuws"];

/** An address of each page type. */
async function addressesByType(): Promise<Map<string, string>> {
  const backend = await siteBackend();
  const read = async (path: string) => (await backend(new Request(`http://backend.test${path}`))).json();
  const { items } = z
    .object({ items: z.array(z.object({ path: z.string() })) })
    .parse(await read("/api/drupal/api/site-addresses?page=0"));
  const found = new Map<string, string>();
  for (const { path } of items) {
    if (path === "/") continue;
    const page = z
      .object({ type: z.tuple([z.object({ target_id: z.string() })]) })
      .safeParse(await read(`/api/drupal${path}`));
    const type = page.data?.type[0].target_id;
    if (type && !found.has(type)) found.set(type, path);
  }
  return found;
}

test("with only the specified calls no page counts nothing, shows an empty list or links a calendar", async () => {
  expect(extensions.length).toBeGreaterThan(4);
  const backend = await specifiedBackend();
  const { sendRequest } = await wholeSite({ cms: backend, productApi: backend });
  const byType = await addressesByType();
  expect(byType.size).toBeGreaterThan(Object.keys(pageDefinitions).length - 6);
  for (const address of [...fixedRoutes, ...otherRoutes, "/regios/rivierenland", ...byType.values()]) {
    const { status, body } = await sendRequest(address, { headers: { Host: "dementie.localhost" } });
    const html = String(body);
    expect(status, address).toBe(200);
    expect(html, address).not.toMatch(/[\s>]0 (afdelingen|activiteiten|locaties|pagina)/);
    expect(html, address).not.toContain('id="afdelingen"');
    expect(html, address).not.toMatch(/webcal:|\/activiteiten\.ics/);
    expect(html, address).not.toMatch(/<(ul|ol|dl|tbody)[^>]*>\s*<\/\1>/);
  }
});

test("a public file of Drupal is served with the query of its address", async () => {
  const asked: string[] = [];
  const cms: Fetch = async ({ url }) => {
    asked.push(new URL(url).pathname + new URL(url).search);
    return new Response("x", { headers: { "Content-Type": "image/jpeg" } });
  };
  const { sendRequest } = await wholeSite({ cms });
  const path = "/sites/default/files/styles/kaart/een%20foto.jpg?itok=Ab_1";
  expect((await sendRequest(path, { headers: { Host: "dementie.localhost" } })).status).toBe(200);
  expect(asked).toContain(path);
});
