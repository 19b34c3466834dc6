import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import type { IncomingMessage, ServerResponse } from "node:http";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { loggedPath } from "../../app/utils/logged-path";
import { listen, rawRequest } from "../setup/http-server";
import { startNginx } from "../setup/nginx";
import { temporaryFolder } from "../setup/temporary-folder";

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

const page: Answer = (request, response) => {
  response.setHeader("Cache-Control", "public, max-age=0, s-maxage=60");
  response.setHeader("Vary", "Accept-Encoding, Cookie");
  response.end(`${request.url} ${request.headers.cookie ?? ""} ${request.headers["accept-encoding"] ?? ""}`);
};

/** Two instances with the same responses behind the shipped nginx, and their requests. */
async function site(first: Answer, second: Answer = first) {
  const requests: string[] = [];
  const instance = (name: string, answer: Answer): Answer => {
    return (request, response) => {
      requests.push(`${name} ${request.method} ${request.url}`);
      answer(request, response);
    };
  };
  const addresses = [await listen(instance("1", first)), await listen(instance("2", second))];
  const folder = temporaryFolder();
  mkdirSync(join(folder, "srv"));
  for (const brand of ["dementie", "samen"])
    writeFileSync(join(folder, "srv", `${brand}-offline.html`), `Even geen verbinding: ${brand}`);
  const nginx = await startNginx(
    folder,
    addresses.map((address) => new URL(address).host),
  );
  onTestFinished(nginx.stop);
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(nginx.address + path, { headers });
  return {
    address: nginx.address,
    requests,
    get,
    errors: nginx.errors,
    log: () => readFileSync(join(folder, "access.log"), "utf8"),
  };
}

test("a public page is requested once, whatever cookies its visitors have", async () => {
  const { get, requests } = await site(page);
  const first = await get("/zorgen?page=2");
  const second = await get("/zorgen?page=2", { Cookie: "anders=1" });
  expect([first, second].map(({ headers }) => headers.get("X-Proxy-Cache"))).toEqual(["MISS", "HIT"]);
  expect(await second.text()).toContain("/zorgen?page=2");
  expect(requests).toHaveLength(1);
});

test("pages are cached separately per reading preferences and per compression", async () => {
  const { get, requests } = await site(page);
  await get("/zorgen");
  await get("/zorgen", { Cookie: "weergave=tekst=groot" });
  await get("/zorgen", { "Accept-Encoding": "identity" });
  await get("/zorgen", { "Save-Data": "on" });
  expect(requests).toHaveLength(4);
  expect((await get("/zorgen", { Cookie: "weergave=tekst=groot" })).headers.get("X-Proxy-Cache")).toBe("HIT");
  const secure = [
    "__Host-weergave=tekst=groot",
    "a=b;__Host-weergave =rust=1",
    "__Host-weergave=; weergave=rust=1",
  ];
  for (const Cookie of secure)
    expect((await get("/zorgen", { Cookie })).headers.get("X-Proxy-Cache")).toBe("MISS");
  for (const Cookie of secure)
    expect((await get("/zorgen", { Cookie })).headers.get("X-Proxy-Cache")).toBe("HIT");
});

test.each([
  "sessie=a",
  "ander=1; __Host-sessie=a",
  "alleen-deze=/zorgen",
  "__Secure-alleen-deze=/zorgen",
  "sessie =a",
  "weergave=toestemming=1; voorbeeld=1",
  "CookieConsent=-1",
])("who has the cookie %s gets an answer of the own, which nobody else gets", async (cookie) => {
  const { get, requests } = await site(page);
  await get("/zorgen", { Cookie: cookie });
  await get("/zorgen");
  const again = await get("/zorgen", { Cookie: cookie });
  expect(requests).toHaveLength(3);
  expect(await again.text()).toContain(cookie);
  expect(await (await get("/zorgen")).text()).not.toContain(cookie);
});

test.each([
  ["no-store", (response: ServerResponse) => response.setHeader("Cache-Control", "no-store")],
  ["no-cache", (response: ServerResponse) => response.setHeader("Cache-Control", "no-cache")],
  ["private", (response: ServerResponse) => response.setHeader("Cache-Control", "private, max-age=600")],
  ["of no lifetime", (response: ServerResponse) => response.removeHeader("Cache-Control")],
  [
    "with a cookie",
    (response: ServerResponse) => {
      response.setHeader("Cache-Control", "public, s-maxage=60");
      response.setHeader("Set-Cookie", "geheugentest=1");
    },
  ],
])("a page %s is kept for nobody", async (_, set) => {
  const { get, requests } = await site((_request, response) => {
    set(response);
    response.end("ok");
  });
  await get("/geheugentest");
  await get("/geheugentest");
  expect(requests).toHaveLength(2);
});

test("a page request skips an instance that does not answer, and a form is sent once", async () => {
  const fail: Answer = ({ socket }) => void socket.destroy();
  const { get, address, requests } = await site(fail, fail);
  await get("/zorgen");
  expect(requests.map((call) => call.slice(0, 1)).sort()).toEqual(["1", "2"]);
  requests.length = 0;
  await fetch(`${address}/nieuwsbrief`, { method: "POST", body: "email=a@b.nl" });
  expect(requests).toHaveLength(1);
});

test.each([502, 503])("a page with status %d takes no other page away", async (status) => {
  const { get } = await site(({ url }, response) => {
    response.writeHead(url === "/zorgen" ? 200 : status).end();
  });
  for (let visit = 0; visit < 10; visit++) expect((await get("/dementie-offline")).status).toBe(status);
  expect((await get("/zorgen")).status).toBe(200);
});

test("the answer to a form arrives with both cookies of a long receipt", async () => {
  const receipt = ["sollicitatie", "sollicitatie-2"].map(
    (name) => `${name}=${"a".repeat(3800)}; Max-Age=600`,
  );
  const { address } = await site((_, response) => {
    response.writeHead(303, { Location: "/bedankt", "Set-Cookie": receipt }).end();
  });
  const sent = await fetch(`${address}/solliciteren`, { method: "POST", redirect: "manual", body: "a=b" });
  expect([sent.status, sent.headers.getSetCookie()]).toEqual([303, receipt]);
});

test("a form that no instance receives is answered with the offline page of its brand", async () => {
  const { address } = await site(({ socket }) => void socket.destroy());
  const sent = await fetch(`${address}/nieuwsbrief`, { method: "POST", body: "email=a@b.nl" });
  expect([sent.status, await sent.text()]).toEqual([502, "Even geen verbinding: dementie"]);
  expect(sent.headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
});

test("a cached page is served when every instance is down; any other page is the offline page of its brand", async () => {
  let gone = false;
  const { get } = await site((request, response) => {
    if (gone) return void request.socket.destroy();
    response.setHeader("Cache-Control", "public, s-maxage=1");
    response.end("de pagina");
  });
  await get("/zorgen");
  gone = true;
  const kept = async () => {
    const answer = await get("/zorgen");
    return [answer.headers.get("X-Proxy-Cache"), await answer.text()];
  };
  await expect.poll(kept, { interval: 250 }).toEqual(["STALE", "de pagina"]);
  const never = await get("/elders");
  expect(never.status).toBe(502);
  expect(await never.text()).toBe("Even geen verbinding: dementie");
  const safe = await get("/elders", { "X-Forwarded-Proto": "https" });
  expect(safe.headers.get("Content-Security-Policy")).toContain("frame-ancestors 'none'");
  expect(safe.headers.get("X-Content-Type-Options")).toBe("nosniff");
  expect(safe.headers.get("Strict-Transport-Security")).toBe("max-age=31536000");
});

test("a page of an earlier hour is shown to nobody, whatever came in its place", async () => {
  let page = { status: 200, body: "het oude stuk" };
  const { get } = await site((_, response) => {
    const lifetime = "public, max-age=0, s-maxage=1, stale-while-revalidate=1, stale-if-error=86460";
    response.writeHead(page.status, { "Cache-Control": page.status === 200 ? lifetime : "no-store" });
    response.end(page.body);
  });
  const paths = [200, 403, 404, 410].map((status) => ({ status, path: `/stuk-${status}` }));
  for (const { path } of paths) await get(path);
  // Longer than a page may be shown, in whole seconds as nginx counts them.
  await new Promise((resolve) => setTimeout(resolve, 4000));
  for (const { status, path } of paths) {
    page = { status, body: "wat er nu staat" };
    const first = await get(path);
    expect([first.status, await first.text()]).toEqual([status, "wat er nu staat"]);
  }
});

test("visitors of a page that no cache keeps do not wait for each other", async () => {
  const waiting: ServerResponse[] = [];
  const { get } = await site((_, response) => {
    response.setHeader("Cache-Control", "no-cache");
    waiting.push(response);
  });
  const visits = Array.from({ length: 10 }, () => get("/ervaringen-delen/blogs/merel"));
  await expect.poll(() => waiting.length).toBe(10);
  for (const response of waiting) response.end();
  await Promise.all(visits);
});

test("a request without TLS is redirected to the same https address before any upstream request or caching", async () => {
  const { address, requests, get } = await site(page);
  const insecure = { "X-Forwarded-Proto": "http", Host: "www.example.nl" };
  const { status, headers } = await rawRequest(address, "/zorgen?page=2", { headers: insecure });
  // The first redirect stays on the host and goes to https: what the HTTP Observatory asks of it ('redirection').
  expect([status, headers.location]).toEqual([301, "https://www.example.nl/zorgen?page=2"]);
  expect(requests).toEqual([]);
  expect((await get("/zorgen?page=2", { "X-Forwarded-Proto": "https" })).status).toBe(200);
});

test.each([
  ["the CMS", "a change", "/cache/flush"],
  ["a mail server", "a bounce", "/_bounce"],
])("%s is refused instead of redirected when it reports %s without TLS", async (_who, _what, path) => {
  const { address, requests } = await site(page);
  const headers = { "X-Forwarded-Proto": "http" };
  const sent = await fetch(address + path, {
    method: "POST",
    headers,
    redirect: "manual",
    body: "{}",
  });
  expect([sent.status, requests]).toEqual([403, []]);
});

test("an instance gets the address that the TLS proxy adds, whatever the visitor claims", async () => {
  const { get } = await site((request, response) => response.end(request.headers["x-forwarded-for"]));
  const claimed = "203.0.113.1, 10.1.2.3";
  const fromProxy = { "X-Forwarded-For": `${claimed}, 198.51.100.7`, "X-Real-IP": "203.0.113.1" };
  expect(await (await get("/zorgen", fromProxy)).text()).toBe("198.51.100.7");
});

/** Addresses with the name of a member or the title of a text, and some without. */
const paths = [
  "/leden/geheim",
  "/leden/geheim/blog",
  "/beheer/leden/geheim",
  "/beheer/meldingen/lid/geheim/stil",
  "/ervaringen-delen/blogs/geheim",
  "/ervaringen-delen/blogs/geheim/feed.xml",
  "/ervaringen-delen/blogs/stuk/1/geheim",
  "/ervaringen-delen/blogs/stuk/1/wijzigen",
  "/ervaringen-delen/forum/gesprek/12/geheim",
  "/ervaringen-delen/forum/gesprek/12/geheim/reageren",
  "/ervaringen-delen/forum/mantelzorg",
  "/zoeken",
];

test.each(paths)("the logs of site and nginx hide the same of %s", async (path) => {
  const { get, log } = await site(page);
  await get(`${path}?zoekterm=geheim`);
  await expect.poll(log).toContain(" 200 ");
  // nginx writes letters outside ASCII as codes.
  expect(log()).toContain(` ${loggedPath(path).replace("…", "-")} `);
  expect(log()).not.toContain("geheim");
});

test("visitor input appears in no log of errors, and the health endpoints are closed to the outside", async () => {
  const { get, address, errors, log } = await site(({ socket }) => void socket.destroy());
  const headers = { "X-Forwarded-For": "203.0.113.77", Referer: "https://www.example.nl/leden/geheim" };
  await get("/zoeken?zoekterm=geheim", headers);
  await fetch(`${address}/vacatures?naam=geheim`, { method: "POST", headers, body: "geheim".repeat(10_000) });
  expect((await get("/readyz")).status).toBe(404);
  await expect.poll(log).toContain("/readyz");
  expect(errors()).not.toMatch(/geheim|203\.0/);
});
