import { expect, test } from "vitest";
import { requestScope } from "~/.server/context/context";
import { testApp } from "../../../tests/setup/app-context";
import { outcomeOf } from "../../../tests/setup/call";
import { followRedirect } from "./follow.server";

type Entries = Record<string, string | Response | (() => Promise<Response>)>;

/** A site whose product API knows these entries; `visit` answers where a visitor is sent. */
function siteWith(entries: Entries, environment: Record<string, string> = {}) {
  const asked: string[] = [];
  const sent: Request[] = [];
  let now = new Date("2026-11-20T12:00:00Z");
  const { app, logged } = testApp({
    environment,
    now: () => now,
    async productApi(request) {
      const path = new URL(request.url).searchParams.get("path") ?? "";
      asked.push(path);
      sent.push(request);
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
  return { follow, visit, later, asked, sent, logged };
}

test("an address that moved is answered with a 301 that a browser does not keep for ever", async () => {
  const { follow } = siteWith({ "/oud": "/nieuw" }, { REDIRECT_CACHE_SECONDS: "90" });
  const answer = await follow("/oud").catch((thrown: unknown) => thrown);
  if (!(answer instanceof Response)) throw new Error("It is not redirected");
  expect(answer.status).toBe(301);
  expect(answer.headers.get("Location")).toBe("/nieuw");
  expect(answer.headers.get("Cache-Control")).toBe("max-age=90");
});

test("a redirect that tells something of its visitor is kept nowhere", async () => {
  const { follow } = siteWith({ "/geven": "/doneren" });
  const answer = await follow("/geven?bedrag=25").catch((thrown: unknown) => thrown);
  if (!(answer instanceof Response)) throw new Error("It is not redirected");
  expect(answer.headers.get("Location")).toBe("/doneren?bedrag=25");
  expect(answer.headers.get("Cache-Control")).toBe("no-store");
});

test("an address is asked about once, also when many visitors come at once", async () => {
  const { visit, asked } = siteWith({ "/oud": "/nieuw" });
  const visits = await Promise.all(Array.from({ length: 50 }, () => visit("/oud")));
  expect(new Set(visits)).toEqual(new Set(["/nieuw"]));
  expect(await visit("/oud")).toBe("/nieuw");
  expect(asked).toEqual(["/oud"]);
});

test("that an address did not move is remembered too", async () => {
  const { visit, asked } = siteWith({});
  for (let times = 0; times < 3; times += 1) expect(await visit("/zorgen")).toBeNull();
  expect(asked).toEqual(["/zorgen"]);
});

test("after its lifetime a redirect is used once more while it is looked up again", async () => {
  const entries: Entries = { "/oud": "/nieuw" };
  const { visit, later, asked } = siteWith(entries, { REDIRECT_CACHE_SECONDS: "60" });
  await visit("/oud");
  entries["/oud"] = "/nieuwer";
  later(59);
  expect(await visit("/oud")).toBe("/nieuw");
  later(2);
  expect(await visit("/oud")).toBe("/nieuw");
  await expect.poll(() => visit("/oud")).toBe("/nieuwer");
  expect(asked).toHaveLength(2);
});

test("each brand and each query has an entry of its own", async () => {
  const { visit, asked, sent } = siteWith({ "/oud": "/nieuw", "/oud?id=1": "/een" });
  expect(await visit("/oud")).toBe("/nieuw");
  expect(await visit("/oud?id=1")).toBe("/een?id=1");
  expect(await visit("/oud", { host: "samen.localhost" })).toBe("/nieuw");
  expect(asked).toEqual(["/oud", "/oud?id=1", "/oud"]);
  expect(sent.map(({ headers }) => headers.get("X-Platform"))).toEqual(["dementie", "dementie", "samen"]);
});

test("HEAD is redirected like GET; a form that was posted is answered where it is", async () => {
  const { visit, asked } = siteWith({ "/oud": "/nieuw" });
  expect(await visit("/oud", { method: "HEAD" })).toBe("/nieuw");
  expect(await visit("/oud", { method: "POST" })).toBeNull();
  expect(asked).toHaveLength(1);
});

test("nobody is asked about the secret address of a preview", async () => {
  const { visit, asked } = siteWith({ "/preview/node/1/2": "/nieuw" });
  expect(await visit("/preview/node/1/2?code=geheim")).toBeNull();
  expect(asked).toEqual([]);
});

test("a checker that is slow delays nobody, and helps the next visitor", async () => {
  let answer = (_: Response) => {};
  const slow = new Promise<Response>((resolve) => {
    answer = resolve;
  });
  const { visit, asked } = siteWith({ "/oud": () => slow }, { REDIRECT_TIMEOUT_MS: "20" });
  expect(await visit("/oud")).toBeNull();
  expect(await visit("/oud")).toBeNull();
  answer(Response.json({ From: "/oud", To: "/nieuw" }));
  await slow;
  expect(await visit("/oud")).toBe("/nieuw");
  expect(asked).toEqual(["/oud"]);
});

test("a checker that never answers is given up", async () => {
  const { visit } = siteWith(
    { "/oud": () => new Promise(() => {}) },
    { REDIRECT_TIMEOUT_MS: "10", UPSTREAM_TIMEOUT_MS: "40" },
  );
  expect(await visit("/oud")).toBeNull();
});

test.each([
  ["breaks the connection", () => Promise.reject(new TypeError("fetch failed"))],
  ["fails", async () => new Response("oei", { status: 500 })],
  ["answers with a page", async () => new Response("<html></html>")],
  ["forgets where to", async () => Response.json({ From: "/oud" })],
])("a checker that %s is logged, asked once, and left in peace for ten seconds", async (_, entry) => {
  const { visit, later, asked, logged } = siteWith({ "/oud": entry });
  expect(await visit("/oud")).toBeNull();
  expect(await visit("/oud")).toBeNull();
  expect(asked).toHaveLength(1);
  expect(logged).toHaveLength(1);
  later(11);
  await visit("/oud");
  expect(asked).toHaveLength(2);
});

test("two addresses that lead to each other are both shown once both are known", async () => {
  const { visit } = siteWith({ "/a": "/b", "/b": "/a" });
  expect(await visit("/a")).toBe("/b");
  expect(await visit("/b")).toBeNull();
  expect(await visit("/a")).toBeNull();
});

test("a longer ring is cut, with and without a query", async () => {
  const { visit } = siteWith({
    ...{ "/a": "/b", "/b": "/c/", "/c": "http://dementie.localhost/a" },
    ...{ "/a?x=1": "/b", "/b?x=1": "/c/", "/c?x=1": "/a" },
  });
  expect([await visit("/a"), await visit("/b"), await visit("/c")]).toEqual(["/b", "/c", null]);
  const withQuery = [await visit("/a?x=1"), await visit("/b?x=1"), await visit("/c?x=1")];
  expect(withQuery).toEqual(["/b?x=1", "/c?x=1", null]);
});

test("the same path on another site is no way back", async () => {
  const { visit } = siteWith({ "/oud": "https://elders.example/oud" });
  expect(await visit("/oud")).toBe("https://elders.example/oud");
});

test("a chain is followed step by step by the browser", async () => {
  const { visit } = siteWith({ "/a": "/b", "/b": "/c" });
  await visit("/b");
  expect(await visit("/a")).toBe("/b");
  expect(await visit("/b")).toBe("/c");
});

test("a road that ends in a ring elsewhere still leads there", async () => {
  const { visit } = siteWith({ "/a": "/b", "/b": "/c", "/c": "/b" });
  await visit("/b");
  await visit("/c");
  expect(await visit("/a")).toBe("/b");
});

test("another site is reached only where the entry names it, and our own stays a path", async () => {
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

test("the anti-forgery token is sent where there is one", async () => {
  const without = siteWith({});
  await without.visit("/oud");
  expect(without.sent[0]?.headers.has("X-CSRF-Token")).toBe(false);
  const withToken = siteWith({}, { REDIRECT_TOKEN: "geheim" });
  await withToken.visit("/oud");
  expect(withToken.sent[0]?.headers.get("X-CSRF-Token")).toBe("geheim");
});
