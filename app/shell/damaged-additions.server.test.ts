import fc from "fast-check";
import { expect, test } from "vitest";
import { createProductApiClient } from "~/features/search/client.server";
import { isOwnPath } from "~/fields/links";
import { html, link, picture, value } from "~/fields/wire-examples";
import { type CmsClient, createCmsClient } from "~/pages/client.server";
import { damaged } from "../../tests/factories/damaged";
import { testCalls, testUpstream } from "../../tests/setup/upstream";

const item = {
  title: "Zorgen",
  uri: "zorgen",
  relative: "/zorgen",
  absolute: "/zorgen",
  weight: "1",
  below: [],
};
const menu = [{ ...item, below: [item, { ...item, external: true, absolute: "https://elders.example" }] }];

const slideIn = {
  uuid: value("5f0c3ac4-7d6f-4c55-9a47-1a2b3c4d5e6f"),
  status: value(true),
  title: value("Help je mee?"),
  field_text: html("<p>Elk bedrag helpt.</p>"),
  field_weight: value(0),
  field_pages: value("*"),
  field_seconds: value(5),
  field_image: picture(),
  field_button: link("internal:/node/12", "Geef"),
};

const settings = {
  notice: { title: "Feestdagen", text: "Open", link: { url: "/hulplijn", title: "Hulplijn" } },
  socials: [{ title: "Facebook", url: "https://www.facebook.com/" }],
  newsletter: { formId: "nieuwsbrief" },
};

const rules = [{ code: "p { color: red }", paths: ["/zorgen"], content_types: ["news"], condition: "AND" }];

const calls: [string, unknown, (cms: CmsClient) => Promise<unknown>][] = [
  ["a menu", menu, (cms) => cms.listMenu("main", "/zorgen")],
  ["slide-ins", [slideIn], (cms) => cms.findSlideIn("/zorgen", null)],
  ["site settings", settings, (cms) => cms.findSiteSettings("/zorgen")],
  ["style sheets", rules, (cms) => cms.listInjectedStyles()],
  ["structured data", rules, (cms) => cms.listStructuredData()],
  ["breadcrumbs", [{ title: "Zorgen", url: "/zorgen" }], (cms) => cms.listBreadcrumbs("/zorgen")],
];

/** Every address that a visitor could follow. */
function urlsIn(json: unknown): string[] {
  if (typeof json !== "object" || json === null) return [];
  return Object.entries(json).flatMap(([name, inner]) =>
    name === "url" && typeof inner === "string" ? [inner] : urlsIn(inner),
  );
}

const isSafe = (url: string) => isOwnPath(url) || /^(#|\?|https?:\/\/|mailto:|tel:)/i.test(url);

test.each(calls)(
  "whatever the CMS sends for %s, no page fails and every address is safe",
  async (_, answer, call) => {
    await fc.assert(
      fc.asyncProperty(damaged(answer), async (json) => {
        const cms = createCmsClient(
          testUpstream(async (request) =>
            Response.json(/node-path/.test(request.url) ? { path: "/doneren" } : json),
          ),
          testCalls().scope,
        );
        const urls = urlsIn(await call(cms));
        expect(urls.filter((url) => !isSafe(url))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  },
);

test("whatever the redirect checker sends, nothing is thrown", async () => {
  await fc.assert(
    fc.asyncProperty(damaged({ From: "/oud", To: "/nieuw" }), async (json) => {
      const upstream = testUpstream(async () => Response.json(json));
      const result = await createProductApiClient(upstream, testCalls().scope).findRedirect("/oud");
      expect(["loaded", "failed"]).toContain(result.kind);
    }),
    { numRuns: 60 },
  );
});
