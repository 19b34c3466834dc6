import { expect, test } from "vitest";
import type { Fetch } from "~/.server/http/upstream";
import { findSlideIn } from "~/features/slide-ins/client.server";
import { html, link, value } from "~/fields/wire-examples";
import { fakeUpstream, testScope } from "../../tests/setup/upstream";
import { listInjectedStyles, listStructuredData } from "./client.server";

const slideIn = (id: string, fields: Record<string, unknown> = {}) => ({
  uuid: value(id),
  status: value(true),
  title: value(id),
  field_pages: value("/zorgen*"),
  ...fields,
});
const call = "/api/drupal/api/slideins";

test("the slide-in of a path is the one with the lowest weight, with its links resolved", async () => {
  const to = (node: number) => ({ field_button: link(`entity:node/${node}`, "Lees") });
  const { fetch } = fakeUpstream({
    [call]: [
      slideIn("zwaar", { field_weight: value(9), ...to(1) }),
      slideIn("licht", { ...to(12), field_text: html('<p><a href="/node/12">Lees</a></p>') }),
      slideIn("elders", { field_pages: value("/contact"), field_weight: value(-9), ...to(3) }),
    ],
    "/api/drupal/api/node-path?path=%2Fnode%2F12": { path: "/zorgen/partner" },
  });
  expect(await findSlideIn(testScope(fetch).scope, "/zorgen", [])).toEqual({
    id: "licht",
    title: "licht",
    mobileTitle: null,
    mobileHtml: null,
    seconds: 0,
    formId: null,
    image: null,
    html: '<p><a href="/zorgen/partner">Lees</a></p>',
    button: { url: "/zorgen/partner", title: "Lees", external: false },
  });
});

test("an invalid slide-in is skipped and the others are kept", async () => {
  const { fetch } = fakeUpstream({ [call]: [null, slideIn("", {}), slideIn("goed")] });
  const { scope, logged } = testScope(fetch);
  expect(await findSlideIn(scope, "/zorgen", [])).toMatchObject({ id: "goed" });
  expect(logged).toMatchObject([{ level: "warn", fields: { path: call, unreadable: 2 } }]);
});

test("a slide-in that the visitor closed is not found, nor a disabled one", async () => {
  const { fetch } = fakeUpstream({ [call]: [slideIn("uit", { status: value(false) }), slideIn("aan")] });
  const { scope } = testScope(fetch);
  expect(await findSlideIn(scope, "/zorgen", [{ id: "ander", closedOn: "2026-11-20" }])).toMatchObject({
    id: "aan",
  });
  expect(await findSlideIn(scope, "/zorgen", [{ id: "aan", closedOn: "2026-11-20" }])).toBeNull();
});

const rule = { code: ".a{}", paths: ["/a"], content_types: ["news"], condition: "AND" };
const decoded = { code: ".a{}", paths: ["/a"], contentTypes: ["news"], condition: "AND" };

test("style sheets and structured data have the rules for their pages", async () => {
  const { fetch } = fakeUpstream({
    "/api/drupal/api/asset-injector/css": [rule, { code: 7 }],
    "/api/drupal/api/structured-data": [{ code: "{}" }],
  });
  const { scope } = testScope(fetch);
  expect(await listInjectedStyles(scope)).toEqual([decoded]);
  expect(await listStructuredData(scope)).toEqual([
    { code: "{}", paths: [], contentTypes: [], condition: "OR" },
  ]);
});

test.each([
  ["responds with 404", async () => new Response("{}", { status: 404 })],
  ["responds with 500", async () => new Response("oei", { status: 500 })],
  ["responds with null", async () => Response.json(null)],
  ["responds with another type", async () => Response.json("css")],
  ["cannot be reached", () => Promise.reject(new TypeError("fetch failed"))],
] satisfies [string, Fetch][])(
  "when the CMS %s, there is no slide-in, style sheet or structured data",
  async (_, fetch) => {
    const { scope } = testScope(fetch);
    expect(await findSlideIn(scope, "/zorgen", [])).toBeNull();
    expect(await listInjectedStyles(scope)).toEqual([]);
    expect(await listStructuredData(scope)).toEqual([]);
  },
);
