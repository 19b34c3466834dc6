import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, test } from "vitest";
import { cachedSite } from "../../tests/setup/cached-site";
import { eventually } from "../../tests/setup/eventually";
import { listen } from "../../tests/setup/http-server";
import { servePages } from "./page-cache";

describe("a page is sent", () => {
  const body = "<p>Koffie</p>".repeat(1000);

  test("in the best encoding that the browser accepts", async () => {
    const { app, renders } = await cachedSite();
    const address = await listen(
      servePages(
        app,
        async () => new Response(body, { headers: { "Content-Type": "text/html" } }),
        (_, response) => response.end(),
      ),
    );
    renders({ body });
    const bytes = async (encoding: string) => {
      const { request } = await import("node:http");
      return new Promise<{ encoding: string | undefined; body: Buffer }>((resolve) => {
        request(`${address}/zorgen`, { headers: { "Accept-Encoding": encoding } }, async (response) => {
          const parts: Buffer[] = [];
          for await (const part of response) parts.push(part);
          resolve({ encoding: response.headers["content-encoding"], body: Buffer.concat(parts) });
        }).end();
      });
    };
    const brotli = await bytes("gzip, deflate, br");
    expect([brotli.encoding, brotliDecompressSync(brotli.body).toString()]).toEqual(["br", body]);
    const zipped = await bytes("gzip, br;q=0");
    expect([zipped.encoding, gunzipSync(zipped.body).toString()]).toEqual(["gzip", body]);
    const plain = await bytes("");
    expect([plain.encoding, plain.body.toString()]).toEqual([undefined, body]);
  });

  test("as a 304 if the browser has it already", async () => {
    const { get, renders, pass } = await cachedSite();
    renders({ body });
    const { etag } = (await get("/zorgen")).headers;
    expect(etag).toMatch(/^"[\w-]+"$/);
    const again = await get("/zorgen", { "If-None-Match": `"iets anders", ${etag}` });
    expect([again.status, again.body, again.headers.etag]).toEqual([304, "", etag]);
    pass(660);
    // Rendered again with the same content.
    expect((await get("/zorgen", { "If-None-Match": String(etag) })).status).toBe(304);
    pass(660);
    renders({ body: "anders" });
    expect((await get("/zorgen", { "If-None-Match": String(etag) })).status).toBe(200);
  });

  test("without its body for a HEAD request", async () => {
    const { get, renders } = await cachedSite();
    renders({ body });
    const { headers } = await get("/zorgen");
    const head = await get("/zorgen", {}, "HEAD");
    expect([head.status, head.body, head.headers["content-length"]]).toEqual([
      200,
      "",
      headers["content-length"],
    ]);
  });

  test("with the common headers, the same from the cache", async () => {
    const { get, renders } = await cachedSite({ PUBLIC_URL: "https://www.example.nl" });
    renders({ headers: { "Content-Security-Policy": "default-src 'self'" } });
    const first = (await get("/zorgen")).headers;
    const cached = (await get("/zorgen")).headers;
    for (const headers of [first, cached]) {
      expect(headers).toMatchObject({
        "content-security-policy": "default-src 'self'",
        "strict-transport-security": "max-age=31536000",
        "x-content-type-options": "nosniff",
        "x-frame-options": "DENY",
        "referrer-policy": "strict-origin-when-cross-origin",
        vary: "Accept-Encoding, Cookie, Save-Data",
        "cache-control": "public, max-age=0, s-maxage=30, stale-while-revalidate=30, stale-if-error=86460",
        "surrogate-key": "page page:/zorgen",
      });
    }
    expect(first["x-request-id"]).not.toBe(cached["x-request-id"]);
  });

  test("with speculation rules unless the visitor saves data, from the same cached page", async () => {
    const { get, renders } = await cachedSite();
    const first = await get("/zorgen", { "Save-Data": "on" });
    expect(first.headers["speculation-rules"]).toBeUndefined();
    const second = await get("/zorgen");
    expect(second.headers).toMatchObject({ "x-cache": "hit", "speculation-rules": '"/vooruit.json"' });
    expect([second.body, second.headers.etag]).toEqual([first.body, first.headers.etag]);
    renders({ status: 404 });
    expect((await get("/onzin")).headers["speculation-rules"]).toBeUndefined();
  });

  test("and logged without its query", async () => {
    const { get, logged } = await cachedSite();
    await get("/nieuws?page=2");
    await get("/nieuws?page=2");
    await eventually(() => {
      const fields = logged.filter(({ message }) => message === "request").map((entry) => entry.fields);
      expect(fields).toMatchObject([
        { method: "GET", path: "/nieuws", status: 200 },
        { method: "GET", path: "/nieuws", status: 200 },
      ]);
    });
  });
});
