import fc from "fast-check";
import { expect, test } from "vitest";
import type { UpstreamScope } from "~/.server/context/scope";
import { findSlideIn } from "~/features/slide-ins/client.server";
import { isLocalPath } from "~/fields/links";
import { html, link, picture, value } from "~/fields/wire-examples";
import { damaged } from "../../tests/factories/damaged";
import { testScope } from "../../tests/setup/upstream";
import {
  findSiteSettings,
  listBreadcrumbs,
  listInjectedStyles,
  listMenu,
  listStructuredData,
} from "./client.server";

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

const calls: [string, unknown, (scope: UpstreamScope) => Promise<unknown>][] = [
  ["a menu", menu, (scope) => listMenu(scope, "main")],
  ["slide-ins", [slideIn], (scope) => findSlideIn(scope, "/zorgen", [])],
  ["site settings", settings, (scope) => findSiteSettings(scope)],
  ["style sheets", rules, (scope) => listInjectedStyles(scope)],
  ["structured data", rules, (scope) => listStructuredData(scope)],
  ["breadcrumbs", [{ title: "Zorgen", url: "/zorgen" }], (scope) => listBreadcrumbs(scope, "/zorgen")],
];

/** Every address in the decoded data. */
function urlsIn(json: unknown): string[] {
  if (typeof json !== "object" || json === null) return [];
  return Object.entries(json).flatMap(([name, inner]) =>
    name === "url" && typeof inner === "string" ? [inner] : urlsIn(inner),
  );
}

const isSafe = (url: string) => isLocalPath(url) || /^(#|\?|https?:\/\/|mailto:|tel:)/i.test(url);

test.each(calls)(
  "damaged JSON for %s never fails a page and yields only safe addresses",
  async (_, response, call) => {
    await fc.assert(
      fc.asyncProperty(damaged(response), async (json) => {
        const { scope } = testScope(async (request) =>
          Response.json(/node-path/.test(request.url) ? { path: "/doneren" } : json),
        );
        const urls = urlsIn(await call(scope));
        expect(urls.filter((url) => !isSafe(url))).toEqual([]);
      }),
      { numRuns: 60 },
    );
  },
);
