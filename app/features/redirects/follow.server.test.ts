import { expect, test } from "vitest";
import { requestScope } from "~/.server/context/context";
import { testApp } from "../../../tests/setup/app-context";
import { outcomeOf } from "../../../tests/setup/call";
import { followRedirect } from "./follow.server";

type Entries = Record<string, string | Response | (() => Promise<Response>)>;

/** A site with these redirect entries; `visit` returns the address to which a visitor is redirected, or null. */
function siteWith(entries: Entries, environment: Record<string, string> = {}) {
  const lookups: string[] = [];
  const requests: Request[] = [];
  let now = new Date("2026-11-20T12:00:00Z");
  const { app, logged } = testApp({
    environment,
    now: () => now,
    async productApi(request) {
      const path = new URL(request.url).searchParams.get("path") ?? "";
      lookups.push(path);
      requests.push(request);
      const entry = entries[path];
      if (typeof entry === "function") return entry();
      if (entry instanceof Response) return entry.clone();
      return entry === undefined
        ? new Response("{}", { status: 404 })
        : Response.json({ From: path, To: entry });
    },
  });
  const follow = async (path: string, { method = "GET", host = "dementie.localhost" } = {}) => {
    const request = new Request(`http://${host}${path}`, { method });
    return followRedirect(await requestScope(request, { app }), request);
  };
  const visit = async (path: string, init?: { method?: string; host?: string }) =>
    (await outcomeOf(follow(path, init))).location;
  const later = (seconds: number) => {
    now = new Date(now.getTime() + seconds * 1000);
  };
  return { follow, visit, later, lookups, requests, logged };
}

test("a redirect is a 301 with a limited lifetime in browsers", async () => {
  const { follow } = siteWith({ "/oud": "/nieuw" }, { REDIRECT_CACHE_SECONDS: "90" });
  const response = await follow("/oud").catch((thrown: unknown) => thrown);
  if (!(response instanceof Response)) throw new Error("There was no redirect");
  expect(response.status).toBe(301);
  expect(response.headers.get("Location")).toBe("/nieuw");
  expect(response.headers.get("Cache-Control")).toBe("max-age=90");
});

test("a redirect of an address with personal data is not stored", async () => {
  const { follow } = siteWith({ "/geven": "/doneren" });
  const response = await follow("/geven?bedrag=25").catch((thrown: unknown) => thrown);
  if (!(response instanceof Response)) throw new Error("There was no redirect");
  expect(response.headers.get("Location")).toBe("/doneren?bedrag=25");
  expect(response.headers.get("Cache-Control")).toBe("no-store");
});

test("concurrent requests for an address share one lookup", async () => {
  const { visit, lookups } = siteWith({ "/oud": "/nieuw" });
  const visits = await Promise.all(Array.from({ length: 50 }, () => visit("/oud")));
  expect(new Set(visits)).toEqual(new Set(["/nieuw"]));
  expect(await visit("/oud")).toBe("/nieuw");
  expect(lookups).toEqual(["/oud"]);
});

test("a lookup without a redirect is cached too", async () => {
  const { visit, lookups } = siteWith({});
  for (let times = 0; times < 3; times += 1) expect(await visit("/zorgen")).toBeNull();
  expect(lookups).toEqual(["/zorgen"]);
});

test("after its lifetime a redirect is used once more while it is looked up again", async () => {
  const entries: Entries = { "/oud": "/nieuw" };
  const { visit, later, lookups } = siteWith(entries, { REDIRECT_CACHE_SECONDS: "60" });
  await visit("/oud");
  entries["/oud"] = "/nieuwer";
  later(59);
  expect(await visit("/oud")).toBe("/nieuw");
  later(2);
  expect(await visit("/oud")).toBe("/nieuw");
  await expect.poll(() => visit("/oud")).toBe("/nieuwer");
  expect(lookups).toHaveLength(2);
});

test("lookups are cached per brand and query", async () => {
  const { visit, lookups, requests } = siteWith({ "/oud": "/nieuw", "/oud?id=1": "/een" });
  expect(await visit("/oud")).toBe("/nieuw");
  expect(await visit("/oud?id=1")).toBe("/een?id=1");
  expect(await visit("/oud", { host: "samen.localhost" })).toBe("/nieuw");
  expect(lookups).toEqual(["/oud", "/oud?id=1", "/oud"]);
  expect(requests.map(({ headers }) => headers.get("X-Platform"))).toEqual(["dementie", "dementie", "samen"]);
});

test("GET and HEAD are redirected, POST is not", async () => {
  const { visit, lookups } = siteWith({ "/oud": "/nieuw" });
  expect(await visit("/oud", { method: "HEAD" })).toBe("/nieuw");
  expect(await visit("/oud", { method: "POST" })).toBeNull();
  expect(lookups).toHaveLength(1);
});

test("what a visitor typed and codes of mailed links are not looked up, and survive a redirect", async () => {
  const { visit, lookups } = siteWith({ "/zoeken": "/zoek" });
  expect(await visit("/wachtwoord/nieuw?code=geheim&bron=mail")).toBeNull();
  expect(await visit("/zoeken?zoekterm=geheim")).toBe("/zoek?zoekterm=geheim");
  expect(lookups).toEqual(["/wachtwoord/nieuw?bron=mail", "/zoeken"]);
});

test("what a visitor typed goes to no other site", async () => {
  const { visit } = siteWith({ "/zoeken": "https://elders.example/" });
  expect(await visit("/zoeken?zoekterm=geheim&utm_source=mail")).toBe(
    "https://elders.example/?utm_source=mail",
  );
});

test("addresses of previews are not looked up", async () => {
  const { visit, lookups } = siteWith({ "/preview/node/1/2": "/nieuw" });
  expect(await visit("/preview/node/1/2?code=geheim")).toBeNull();
  expect(lookups).toEqual([]);
});

test("addresses of members are not looked up, as they would tell the upstream who they are", async () => {
  const { visit, lookups } = siteWith({ "/leden/Wilgentak58": "/nieuw" });
  expect(await visit("/leden/Wilgentak58")).toBeNull();
  expect(lookups).toEqual([]);
});

test("a slow lookup does not delay the page, and its result serves the next visitor", async () => {
  let respond = (_: Response) => {};
  const slow = new Promise<Response>((resolve) => {
    respond = resolve;
  });
  const { visit, lookups } = siteWith({ "/oud": () => slow }, { REDIRECT_TIMEOUT_MS: "20" });
  expect(await visit("/oud")).toBeNull();
  expect(await visit("/oud")).toBeNull();
  respond(Response.json({ From: "/oud", To: "/nieuw" }));
  await slow;
  expect(await visit("/oud")).toBe("/nieuw");
  expect(lookups).toEqual(["/oud"]);
});

test("a lookup without a response times out", async () => {
  const { visit } = siteWith(
    { "/oud": () => new Promise(() => {}) },
    { REDIRECT_TIMEOUT_MS: "10", UPSTREAM_TIMEOUT_MS: "40" },
  );
  expect(await visit("/oud")).toBeNull();
});

test.each([
  ["breaks the connection", () => Promise.reject(new TypeError("fetch failed"))],
  ["fails", async () => new Response("oei", { status: 500 })],
  ["responds with HTML", async () => new Response("<html></html>")],
  ["has no target", async () => Response.json({ From: "/oud" })],
])("a lookup that %s is logged, and not repeated for ten seconds", async (_, entry) => {
  const { visit, later, lookups, logged } = siteWith({ "/oud": entry });
  expect(await visit("/oud")).toBeNull();
  expect(await visit("/oud")).toBeNull();
  expect(lookups).toHaveLength(1);
  expect(logged).toHaveLength(1);
  later(11);
  await visit("/oud");
  expect(lookups).toHaveLength(2);
});

test("a loop of two redirects is not followed once both are cached", async () => {
  const { visit } = siteWith({ "/a": "/b", "/b": "/a" });
  expect(await visit("/a")).toBe("/b");
  expect(await visit("/b")).toBeNull();
  expect(await visit("/a")).toBeNull();
});

test("an entry is found whatever the case of the path; one for the exact address comes first", async () => {
  const { visit, lookups } = siteWith({
    "/oud": "/nieuw",
    "/oud?id=A": "/een",
    "/Folder": "/folders",
    "/folder": "/boekjes",
  });
  expect([await visit("/OUD?id=A"), await visit("/Oud")]).toEqual(["/een?id=A", "/nieuw"]);
  expect([await visit("/Folder"), await visit("/FOLDER")]).toEqual(["/folders", "/boekjes"]);
  expect(await visit("/oud")).toBe("/nieuw");
  expect(lookups.filter((address) => address === "/oud")).toHaveLength(1);
});

test("entries that differ in case only make no loop", async () => {
  const { visit } = siteWith({ "/a": "/B", "/b": "/a", "/c": "/C" });
  const visits = [
    await visit("/a"),
    await visit("/B"),
    await visit("/a"),
    await visit("/c"),
    await visit("/C"),
  ];
  expect(visits.slice(1)).toEqual([null, null, null, null]);
});

test.each([
  ["/pad?id=3", "/pad", "/pad"],
  ["/pad?id=3", "/pad?id=4", "/pad?id=4"],
  ["/pad?id=3", "http://dementie.localhost/pad#deel", "/pad#deel"],
  ["/pad?id=3", "/pad?id=3", null],
  ["/pad?id=3", "/ander", "/ander?id=3"],
])("an entry of %s may lead to %s", async (from, to, expected) => {
  const { visit } = siteWith({ [from]: to });
  expect(await visit(from)).toBe(expected);
  expect(await visit("/pad")).toBeNull();
});

test("an entry of a path that leads to itself keeps the query", async () => {
  // The upstream returns the entry of the path for every query.
  const { visit } = siteWith({ "/pad": "/pad", "/pad?id=3": "/pad" });
  expect(await visit("/pad?id=3")).toBeNull();
});

test("a longer loop is not followed, with and without a query", async () => {
  const { visit } = siteWith({
    "/a": "/b",
    "/b": "/c/",
    "/c": "http://dementie.localhost/a",
    "/a?x=1": "/b",
    "/b?x=1": "/c/",
    "/c?x=1": "/a",
  });
  expect([await visit("/a"), await visit("/b"), await visit("/c")]).toEqual(["/b", "/c", null]);
  const withQuery = [await visit("/a?x=1"), await visit("/b?x=1"), await visit("/c?x=1")];
  expect(withQuery).toEqual(["/b?x=1", "/c?x=1", null]);
});

test("the same path on another site is not a loop", async () => {
  const { visit } = siteWith({ "/oud": "https://elders.example/oud" });
  expect(await visit("/oud")).toBe("https://elders.example/oud");
});

test("each step of a chain is a redirect of its own", async () => {
  const { visit } = siteWith({ "/a": "/b", "/b": "/c" });
  await visit("/b");
  expect(await visit("/a")).toBe("/b");
  expect(await visit("/b")).toBe("/c");
});

test("a redirect into a loop that does not contain its address is followed", async () => {
  const { visit } = siteWith({ "/a": "/b", "/b": "/c", "/c": "/b" });
  await visit("/b");
  await visit("/c");
  expect(await visit("/a")).toBe("/b");
});

test("another site is a target only with its scheme and host, and this site's hosts become paths", async () => {
  const { visit } = siteWith(
    {
      "/elders": "https://elders.example/x",
      "/kwaad": "//evil.example/",
      "/thuis": "https://www.example.nl/nieuw",
      "/zelf": "http://dementie.localhost/nieuw",
    },
    { BRAND_HOSTS: "www.example.nl=dementie" },
  );
  expect(await visit("/elders")).toBe("https://elders.example/x");
  expect(await visit("/kwaad")).toBeNull();
  expect(await visit("/thuis")).toBe("/nieuw");
  expect(await visit("/zelf")).toBe("/nieuw");
});

test("the configured anti-forgery token is sent", async () => {
  const without = siteWith({});
  await without.visit("/oud");
  expect(without.requests[0]?.headers.has("X-CSRF-Token")).toBe(false);
  const withToken = siteWith({}, { REDIRECT_TOKEN: "geheim" });
  await withToken.visit("/oud");
  expect(withToken.requests[0]?.headers.get("X-CSRF-Token")).toBe("geheim");
});
