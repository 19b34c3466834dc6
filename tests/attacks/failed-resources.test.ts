import { expect, test } from "vitest";
import type { Fetch } from "~/.server/http/upstream";
import { siteBackend } from "../../backend/test-support";
import type { RawResponse } from "../setup/http-server";
import { routeTable } from "../setup/route-table";
import { wholeSite } from "../setup/whole-site";

const environment = { UPSTREAM_TIMEOUT_MS: "1500" };

/** The routes without a page of their own: calendars, feeds, XML, text, JSON, pictures and redirects. */
const resources = routeTable.routes.filter(({ isPage }) => !isPage);

/** Values of a path parameter for which nothing exists, or that cannot be read. */
const wrongNames = [
  "bestaat-niet",
  "zz.ics",
  "weg.pdf",
  "%F0%9F%92%A9",
  "%E0%A4%A",
  "..%2F..%2Fapi",
  "%3Cscript%3E",
  "9".repeat(400),
];
const wrongQueries = ["999", "0", "x", "%00", "%F0%9F%92%A9", "-1&{name}=2"];

/** Addresses of a route with each wrong value as every parameter of its path and its query. */
function wrongAddresses({ pattern, policy }: (typeof resources)[number]): string[] {
  const paths = /[:*]/.test(pattern)
    ? wrongNames.map((name) => pattern.replace(/:\w+|\*/g, () => name))
    : [pattern];
  const { shared = [], typed = [] } = policy.query ?? {};
  const queries = [...shared, ...typed].flatMap((name) =>
    wrongQueries.map((value) => `${encodeURIComponent(name)}=${value.replaceAll("{name}", name)}`),
  );
  const [path = ""] = paths;
  return [...paths, ...queries.map((query) => `${path}?${query}`)];
}

/** What of a response is not for people; empty if the response is readable. */
function problemsOf({ status = 0, headers, body }: RawResponse, accept: string): string[] {
  const framework =
    /Unexpected Server Error|Internal Server Error|Unknown Server Error|Invalid Request|Cannot (GET|POST)|"stack"|<pre>/;
  const problems = Object.keys(headers).filter((name) => /^x-remix/.test(name));
  if (framework.test(body)) problems.push("text of a framework");
  if (status < 400) return problems;
  if (body.trim() === "") return [...problems, "empty body"];
  const isPage = /^text\/html/.test(String(headers["content-type"]));
  if (isPage && !/<html lang="nl"[\s\S]*<h1>/.test(body)) problems.push("no page of the site");
  if (!isPage && !/^text\/plain/.test(String(headers["content-type"])))
    problems.push("neither text nor a page");
  if (!isPage && accept === page && status !== 400 && status !== 405)
    problems.push("text in place of a page");
  return problems;
}

const page = "text/html,application/xhtml+xml,*/*;q=0.8";
const form = { "Content-Type": "application/x-www-form-urlencoded", "Content-Length": "0" };

const upstreams: [string, Fetch | null][] = [
  ["work", null],
  ["respond with a 500", async () => new Response(null, { status: 500 })],
  ["respond with a 404", async () => new Response(null, { status: 404 })],
  ["respond with another shape", async () => Response.json({ error: "x" })],
  [
    "respond with HTML",
    async () => new Response("<h1>Onderhoud</h1>", { headers: { "Content-Type": "text/html" } }),
  ],
  ["break the connection", () => Promise.reject(new TypeError("fetch failed"))],
];

test.each(upstreams)(
  "every resource fails with a readable response when upstreams %s",
  async (_, upstream) => {
    const fetch = upstream ?? (await siteBackend());
    const site = await wholeSite({ cms: fetch, productApi: fetch, environment });
    expect(resources.length).toBeGreaterThan(15);
    const found: string[] = [];
    for (const resource of resources)
      for (const address of wrongAddresses(resource))
        for (const accept of [page, "*/*"]) {
          const response = await site.sendRequest(address, { headers: { Accept: accept } });
          // Without a shell there is no page, and browsers are sent to the offline page.
          const isOffline = upstream === null && /-offline$/.test(String(response.headers.location));
          for (const problem of [...problemsOf(response, accept), ...(isOffline ? ["no page"] : [])])
            found.push(`${address} (${accept.slice(0, 9)}): ${response.status} ${problem}`);
        }
    expect(found).toEqual([]);
  },
);

test("a post to a resource that accepts none, or with nothing in it, gets a readable response", async () => {
  const { sendRequest } = await wholeSite();
  const found: string[] = [];
  for (const resource of resources) {
    const [address = ""] = wrongAddresses(resource);
    const response = await sendRequest(address, {
      method: "POST",
      body: "",
      headers: { ...form, Accept: page },
    });
    for (const problem of problemsOf(response, "")) found.push(`${address}: ${response.status} ${problem}`);
  }
  expect(found).toEqual([]);
});

test.each([
  ["/agenda/x", 404],
  ["/regios/zz/activiteiten.ics", 404],
  ["/regios/zz/nieuws.atom", 404],
  ["/sitemap.xml?deel=999", 404],
  ["/drupal/files/weg.pdf", 404],
  ["/drupal/media/ab/weg.jpg", 404],
  ["/stijl/weg.css", 404],
])("%s opened in a browser is the site's page for a %i, and text elsewhere", async (address, status) => {
  const { sendRequest } = await wholeSite();
  const opened = await sendRequest(address, { headers: { Accept: page } });
  expect(opened).toMatchObject({ status, body: expect.stringContaining("<h1>Pagina niet gevonden</h1>") });
  const fetched = await sendRequest(address, { headers: { Accept: "*/*" } });
  expect(fetched).toMatchObject({ status, body: expect.stringMatching(/^Pagina niet gevonden\n/) });
  expect([opened.headers.vary, fetched.headers.vary].join()).toMatch(/Accept\b.*Accept\b/);
});

test("the addresses of Remix itself are pages that are not found", async () => {
  const { sendRequest } = await wholeSite();
  for (const address of [
    "/zorgen.data",
    "/_root.data",
    "/__manifest?p=/&version=1",
    "/?_data=root",
    "/nieuws?a=1?&_d%61ta=root",
    "/zoeken?zoekterm=x&_data=root",
  ])
    expect(await sendRequest(address, { headers: { Accept: page } }), address).toMatchObject({
      status: 404,
      body: expect.stringContaining("<h1>Pagina niet gevonden</h1>"),
    });
});
