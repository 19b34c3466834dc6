import { expect, test } from "vitest";
import type { Fetch } from "~/.server/http/upstream";
import { loader as fileLoader } from "~/routes/pages/cms-file";
import { loader as offlineLoader } from "~/routes/shell/offline";
import { loader as robotsLoader } from "~/routes/shell/robots";
import { dom } from "../setup/render";
import { createTestContext, type TestContext } from "../setup/test-context";

const sendRequest = (path: string, host = "dementie.localhost") => new Request(`http://${host}${path}`);

function file(context: TestContext, path: string) {
  return fileLoader({ request: sendRequest(path), params: {}, context: context.loadContext() });
}

const fileOfType =
  (type: string, status = 200): Fetch =>
  async () =>
    new Response("inhoud", { status, headers: { "Content-Type": type, "Set-Cookie": "a=b" } });

test("an image of the CMS is proxied with its type, cached as immutable and without cookies", async () => {
  const response = await file(
    await createTestContext({ cms: fileOfType("image/svg+xml") }),
    "/drupal/media/3f2a1b9c/x.svg",
  );
  expect(response.status).toBe(200);
  expect(await response.text()).toBe("inhoud");
  expect(Object.fromEntries(response.headers)).toMatchObject({
    "content-type": "image/svg+xml",
    "cache-control": "public, max-age=31536000, immutable",
    "content-security-policy": expect.stringContaining("sandbox"),
  });
  expect(response.headers.has("Set-Cookie")).toBe(false);
});

test.each(["/drupal/media/2026-11/kop.jpg", "/drupal/files/folder.pdf", "/sites/default/files/kop.jpg"])(
  "%s, which may change under its address, is kept for an hour",
  async (path) => {
    const type = path.endsWith("pdf") ? "application/pdf" : "image/jpeg";
    const response = await file(await createTestContext({ cms: fileOfType(type) }), path);
    expect(response.headers.get("Cache-Control")).toBe("public, max-age=3600");
  },
);

test("a PDF of the CMS has no sandbox, in which browsers would not show it", async () => {
  for (const type of ["application/pdf", "application/pdf; charset=binary", "text/plain"]) {
    const context = await createTestContext({ cms: fileOfType(type) });
    const { headers } = await file(context, "/drupal/files/ab/x.pdf");
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
    const policy = headers.get("Content-Security-Policy") ?? "";
    expect([type, /sandbox|default-src/.test(policy)]).toEqual([type, type === "text/plain"]);
  }
});

test.each([
  ["/drupal/media/ab/x.html", 404, fileOfType("text/html")],
  ["/drupal/files/ab/x", 404, fileOfType("text/html; charset=utf-8")],
  ["/drupal/files/ab/x.pdf", 200, fileOfType("application/pdf")],
  ["/sites/default/files/x.pdf", 200, fileOfType("application/pdf")],
  ["/sites/default/files/x.svg", 200, fileOfType("image/svg+xml")],
  ["/sites/default/files/x.html", 404, fileOfType("text/html")],
  ["/drupal/media/ab/weg.jpg", 404, fileOfType("image/jpeg", 404)],
  ["/drupal/media/ab/x.jpg", 502, fileOfType("image/jpeg", 500)],
  ["/drupal/media/..%2f..%2fapi/drupal/api/homepage", 404, fileOfType("image/jpeg")],
  ["/drupal/media/ab/x.jpg", 502, () => Promise.reject(new TypeError("fetch failed"))],
] satisfies [string, number, Fetch][])("the file %s is a %s", async (path, status, cms) => {
  expect((await file(await createTestContext({ cms }), path)).status).toBe(status);
});

const inProgress = { status: 503, headers: { "Retry-After": "0" } };
const begun = { status: 200, headers: { "Retry-After": "0", "Content-Type": "image/avif" } };

test.each([
  { answer: inProgress, busy: 2, status: 200, asked: 3, logged: [] },
  {
    answer: inProgress,
    busy: 99,
    status: 502,
    asked: 6,
    logged: [{ reason: "503: the CMS is still making it" }],
  },
  { answer: begun, busy: 2, status: 200, asked: 3, logged: [] },
  { answer: begun, busy: 99, status: 502, asked: 6, logged: [{ reason: "200: the CMS sends it empty" }] },
])(
  "a crop that Drupal makes for somebody else is asked for again: %j",
  async ({ answer, busy, ...expected }) => {
    let asked = 0;
    const cms: Fetch = async (request) => {
      asked += 1;
      return asked > busy ? fileOfType("image/avif")(request) : new Response("", answer);
    };
    const context = await createTestContext({ cms });
    const response = await file(context, "/sites/default/files/styles/s380x235_avif/public/kop.jpg.avif");
    const { status } = response;
    const logged = context.logged.map(({ fields }) => fields);
    expect({ status, asked, logged }).toMatchObject(expected);
    expect(await response.text()).toBe(status === 200 ? "inhoud" : "");
  },
);

test("an empty picture is asked for again after a second, also where its length is not that of its body", async () => {
  const asked: number[] = [];
  const cms: Fetch = async (request) => {
    asked.push(performance.now());
    const headers = { "Content-Type": "image/avif", "Content-Length": "6" };
    return asked.length > 1 ? fileOfType("image/avif")(request) : new Response("", { headers });
  };
  expect((await file(await createTestContext({ cms }), "/sites/default/files/kop.avif")).status).toBe(200);
  const [first = 0, second = 0] = asked;
  expect(second - first).toBeGreaterThan(900);
});

test.each(["/drupal/media/ab/x.jpg", "/sites/default/files/styles/card/x%20y.jpg", "/drupal/files/a.pdf"])(
  "the file %s is requested with its query",
  async (path) => {
    const requests: string[] = [];
    const cms: Fetch = async ({ url }) => {
      requests.push(url);
      return fileOfType("image/jpeg")(new Request(url));
    };
    expect((await file(await createTestContext({ cms }), `${path}?itok=Ab_1`)).status).toBe(200);
    expect(requests).toEqual([`http://backend.embedded${path}?itok=Ab_1`]);
  },
);

test("range requests are forwarded for videos, not for images", async () => {
  const requests: (string | null)[] = [];
  const cms: Fetch = async (request) => {
    requests.push(request.headers.get("Range"));
    const headers = { "Content-Type": "video/mp4", "Content-Range": "bytes 0-1/9", "Accept-Ranges": "bytes" };
    return new Response("in", { status: 206, headers });
  };
  const context = await createTestContext({ cms });
  const part = (path: string) => {
    const request = new Request(`http://dementie.localhost${path}`, { headers: { Range: "bytes=0-1" } });
    return fileLoader({ request, params: {}, context: context.loadContext() });
  };
  const response = await part("/drupal/files/ab/film.mp4");
  await part("/drupal/media/ab/x.svg");
  expect(requests).toEqual(["bytes=0-1", null]);
  expect(response.status).toBe(206);
  expect(response.headers.get("Content-Range")).toBe("bytes 0-1/9");
  expect(response.headers.get("Accept-Ranges")).toBe("bytes");
});

test("robots.txt disallows forms, previews and search results, and on a staging site everything", async () => {
  const origin = "https://www.example.nl";
  const open = await createTestContext({ environment: { PUBLIC_URL: origin } });
  const closed = await createTestContext({ environment: { NOINDEX: "1" } });
  const read = async (context: TestContext) =>
    (
      await robotsLoader({ request: sendRequest("/robots.txt"), params: {}, context: context.loadContext() })
    ).text();
  const disallowed = ["/_blokken", "/ervaringen-delen/zoeken?", "/nuttig", "/preview/"];
  disallowed.push("/weergave/", "/weergave?", "/zoeken?");
  expect(await read(open)).toBe(
    `User-agent: *\n${disallowed.map((path) => `Disallow: ${path}\n`).join("")}\nSitemap: ${origin}/sitemap.xml\nSitemap: ${origin}/sitemap-ervaringen.xml\n`,
  );
  expect(await read(closed)).toBe("User-agent: *\nDisallow: /\n");
});

test("the offline page needs no upstream and shows the helpline number", async () => {
  const down: Fetch = () => Promise.reject(new TypeError("fetch failed"));
  const context = await createTestContext({ cms: down, productApi: down });
  const request = sendRequest("/samen-offline", "samen.localhost");
  const response = await offlineLoader({ request, params: {}, context: context.loadContext() });
  expect(response.status).toBe(503);
  const document = dom(await response.text());
  expect(document.querySelector("h1")?.textContent).toBe("De website heeft een storing");
  expect(document.querySelector("a[href='tel:08000000000']")).not.toBeNull();
});

test("a decompressed file has no Content-Length header", async () => {
  const cms: Fetch = async () =>
    new Response("uitgepakt", {
      headers: { "Content-Type": "application/pdf", "Content-Encoding": "gzip", "Content-Length": "3" },
    });
  const response = await file(await createTestContext({ cms }), "/drupal/files/ab/x.pdf");
  expect(response.headers.has("Content-Length")).toBe(false);
});

test("office documents are proxied, XHTML pages are a 404", async () => {
  const type = "application/vnd.openxmlformats-officedocument.wordprocessingml.document";
  expect(
    (await file(await createTestContext({ cms: fileOfType(type) }), "/drupal/files/ab/x.docx")).status,
  ).toBe(200);
  const page = await createTestContext({ cms: fileOfType("application/xhtml+xml") });
  expect((await file(page, "/drupal/files/ab/x")).status).toBe(404);
});

test.each([true, false])(
  "CMS and product API each serve their own pictures where one is the stand-in (the CMS: %s)",
  async (isCmsStandIn) => {
    const only =
      (name: string): Fetch =>
      async (request) =>
        request.url.endsWith(name)
          ? new Response(name, { headers: { "Content-Type": "image/png" } })
          : new Response(null, { status: 404 });
    const context = await createTestContext({ cms: only("cms.png"), productApi: only("api.png") });
    const { app } = context.loadContext();
    if (!app) throw new Error("no app");
    const { cms, productApi } = app.upstreams;
    app.upstreams.cms = { ...cms, isStandIn: isCmsStandIn };
    app.upstreams.productApi = { ...productApi, isStandIn: !isCmsStandIn };
    for (const name of ["cms.png", "api.png"])
      expect(await (await file(context, `/drupal/media/3f2a1b9c/${name}`)).text()).toBe(name);
    expect((await file(context, "/drupal/media/3f2a1b9c/none.png")).status).toBe(404);
    if (isCmsStandIn) return;
    app.upstreams.cms = {
      ...cms,
      isStandIn: false,
      fetch: () => Promise.reject(new TypeError("no connection")),
    };
    expect(await (await file(context, "/drupal/media/3f2a1b9c/api.png")).text()).toBe("api.png");
  },
);
