import { describe, expect, test } from "vitest";
import { cachedSite } from "../../tests/setup/cached-site";

describe("the cache key", () => {
  test("depends on the brand of the host", async () => {
    const { see, rendered } = await cachedSite();
    expect(await see("/zorgen", { Host: "www.example.nl" })).toMatch(/^miss/);
    expect(await see("/zorgen", { Host: "WWW.EXAMPLE.NL:80" })).toMatch(/^hit/);
    expect(await see("/zorgen", { Host: "samen.localhost" })).toMatch(/^miss/);
    expect(await see("/zorgen", { Host: "onbekend.example" })).toMatch(/^miss/);
    expect(rendered.map((address) => new URL(address).hostname)).toEqual([
      "www.example.nl",
      "samen.localhost",
      "localhost",
    ]);
  });

  test("ignores X-Forwarded-Host without a trusted proxy", async () => {
    const { see, rendered } = await cachedSite();
    expect(await see("/zorgen", { "X-Forwarded-Host": "samen.localhost" })).toMatch(/^miss/);
    expect(await see("/zorgen")).toMatch(/^hit/);
    expect(rendered).toEqual(["http://www.example.nl/zorgen"]);
  });

  test("uses X-Forwarded-Host of a trusted proxy", async () => {
    const { see, rendered } = await cachedSite({ TRUST_PROXY: "1" });
    await see("/zorgen", { "X-Forwarded-Host": "samen.localhost" });
    expect(rendered).toEqual(["http://samen.localhost/zorgen"]);
  });

  test("depends on the visitor's choices, normalised", async () => {
    const { see, rendered } = await cachedSite();
    await see("/zorgen");
    expect(await see("/zorgen", { Cookie: "_ga=1; weergave=" })).toMatch(/^hit/);
    expect(await see("/zorgen", { Cookie: "weergave=onzin=1&tekst=groot" })).toMatch(/^miss/);
    expect(await see("/zorgen", { Cookie: "a=b; weergave=tekst=groot" })).toMatch(/^hit/);
    expect(await see("/zorgen", { Cookie: "weergave=toestemming=1psm" })).toMatch(/^miss/);
    expect(rendered.map((address) => address.split(" ")[1])).toEqual([
      undefined,
      "weergave=tekst=groot",
      "weergave=toestemming=1psm",
    ]);
  });

  test("does not exist for visitors with the cookie of an external consent provider", async () => {
    const { see } = await cachedSite({ CONSENT_PROVIDER_ID: "1f2e3d4c-0a1b-4c2d-8e3f-5a6b7c8d9e0f" });
    expect(await see("/zorgen", { Cookie: "CookieConsent=-1" })).toBe("<p>1</p>");
  });

  test("depends on the names in the query that pages read", async () => {
    const { see, rendered } = await cachedSite();
    await see("/nieuws?page=2");
    expect(await see("/nieuws?utm_source=mail&page=2&fbclid=x")).toMatch(/^hit/);
    expect(await see("/nieuws?page=3")).toMatch(/^miss/);
    expect(await see("/nieuws?page=2&page=3")).toMatch(/^miss/);
    expect(rendered.map((address) => new URL(address).search)).toEqual([
      "?page=2",
      "?page=3",
      "?page=2&page=3",
    ]);
  });

  test("ignores other names, except of addresses that are redirected", async () => {
    const { see } = await cachedSite(
      {},
      { "/api/v1/redirect/from?path=%2Findex%3Fid%3D3": { To: "/nieuw" } },
    );
    await see("/index");
    expect(await see("/index?id=3")).toBe("de site zelf");
    expect(await see("/index?id=4")).toMatch(/^hit/);
  });
});
