import { expect, test } from "vitest";
import type { Fetch } from "~/.server/http/upstream";
import { siteBackend } from "../../backend/test-support";
import { addGroups } from "../setup/community";
import { findInjectedCode, mark } from "../setup/injected-code";
import { servicesOverTest } from "../setup/services";
import { wholeSite } from "../setup/whole-site";
import { visitedPages } from "./visited-pages";

/** Properties that stay as they are, because no page renders without them. */
const structure =
  /^(target_id|type|uuid|n?id|mid|tid|bundle|langcode|format|.*date.*|created|changed|start|end|weight)$/i;

/** An upstream that changes every text of its responses. */
async function spoiled(change: (text: string, key: string) => string): Promise<Fetch> {
  const backend = await siteBackend();
  const changed = (value: unknown, key: string): unknown => {
    if (typeof value === "string") return structure.test(key) ? value : change(value, key);
    if (Array.isArray(value)) return value.map((item) => changed(item, key));
    if (typeof value !== "object" || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, changed(item, name)]));
  };
  return async (request) => {
    const response = await backend(request);
    // Redirects have their own tests; here they would redirect every visitor.
    if (!response.ok || /redirect/.test(request.url)) return response;
    const text = await response.text();
    return text.startsWith("{") || text.startsWith("[")
      ? Response.json(changed(JSON.parse(text), ""))
      : new Response(text, response);
  };
}

const isAddress = (text: string) => /^(\/|https?:|internal:|entity:|#)/.test(text);
const isEnumeration = (text: string) => /^[\d.,:+TZ-]*$|^[a-z_]+$/.test(text);

const tag = `<script>${mark}()</script>`;
const handlers = `"'><img src=x onerror=${mark}()><a href="javascript:${mark}()" onclick=${mark}()>tekst</a>`;
const breakOut = `</script></style></title></textarea></noscript>--><svg onload=${mark}()><style>*{}</style>`;
const odd = `<iframe srcdoc="${tag}"></iframe><object data="javascript:${mark}()"></object><base href="//evil.example/"><form action="//evil.example/"><math><mi xlink:href="javascript:${mark}()">`;

type Change = (text: string, key: string) => string;

test.each<[string, Change]>([
  ["a script behind every text", (text) => (isAddress(text) || isEnumeration(text) ? text : `${text}${tag}`)],
  [
    "handlers in every text",
    (text) => (isAddress(text) || isEnumeration(text) ? text : `${handlers}${text}`),
  ],
  [
    "ends of elements in every text",
    (text) => (isAddress(text) || isEnumeration(text) ? text : `${text}${breakOut}`),
  ],
  ["elements that load others in every text", (text) => (isEnumeration(text) ? text : `${text}${odd}`)],
  ["code for every address", (text) => (isAddress(text) ? `javascript:${mark}()` : text)],
  ["hidden code for every address", (text) => (isAddress(text) ? `\u0001 java\tscript:${mark}()` : text)],
  ["data for every address", (text) => (isAddress(text) ? `data:text/html,${tag}` : text)],
  ["another host behind every address", (text) => (isAddress(text) ? "\\\\evil.example/" : text)],
  ["quotes behind every address", (text) => (isAddress(text) ? `${text}" onmouseover="${mark}()` : text)],
])("an upstream with %s harms no visitor", async (_, change) => {
  const upstream = await spoiled(change);
  const services = await servicesOverTest();
  await addGroups(services.services.db);
  const { sendRequest } = await wholeSite({
    cms: upstream,
    productApi: upstream,
    services: services.handler,
  });
  const statuses = new Map<number | undefined, string[]>();
  const found: string[] = [];
  for (const page of visitedPages) {
    const { status, body } = await sendRequest(page);
    statuses.set(status, [...(statuses.get(status) ?? []), page]);
    found.push(...findInjectedCode(body).map((problem) => `${page} ${problem}`));
  }
  expect(found).toEqual([]);
  // Most pages still render: a bad part affects only itself. The desks of staff are closed to visitors.
  const open = visitedPages.filter((page) => !page.startsWith("/beheer"));
  expect(statuses.get(200)?.length).toBeGreaterThan(open.length / 2);
  expect([...statuses.keys()]).not.toContain(500);
});

test("an editor's style sheet cannot break out of its file", async () => {
  const backend = await siteBackend();
  const sheets: Fetch = async (request) => {
    const response = await backend(request);
    const text = await response.text();
    const attacked = text.replaceAll(
      /border-bottom: \S+/g,
      `</style>${tag.replaceAll('"', "'")} border-bottom: 1px`,
    );
    return new Response(attacked, {
      status: response.status,
      headers: { "Content-Type": "application/json" },
    });
  };
  const { sendRequest } = await wholeSite({ cms: sheets });
  const page = await sendRequest("/nieuws/open-dagen-op-wereld-alzheimer-dag");
  expect(findInjectedCode(page.body)).toEqual([]);
  const [, sheet = ""] = /href="(\/stijl\/[\da-f.]+\.css)"/.exec(page.body) ?? [];
  const { headers, body } = await sendRequest(sheet);
  expect(body).toContain("</style>");
  expect(headers).toMatchObject({
    "content-type": "text/css; charset=utf-8",
    "x-content-type-options": "nosniff",
  });
});
