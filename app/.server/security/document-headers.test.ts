import { expect, test } from "vitest";
import { privatePolicy, type RoutePolicy } from "~/utils/route-policy";
import { temporaryFolder } from "../../../tests/setup/temporary-folder";
import { parseConfig } from "../config/config";
import { documentHeaders } from "./document-headers";
import { noThirdParties } from "./third-party-loads";

const url = "https://www.example.nl/zorgen";
const policy: RoutePolicy = { shared: "visitors" };
const found: Parameters<typeof documentHeaders>[1] = {
  status: 200,
  method: "GET",
  url,
  policy,
  loads: noThirdParties,
};

const headersWith = (environment: Record<string, string> = {}, document = found) =>
  new Headers(documentHeaders(parseConfig({ DATA_DIR: temporaryFolder(), ...environment }), document));

test("a document is HTML in UTF-8 that caches must revalidate", () => {
  const headers = headersWith();
  expect(headers.get("Content-Type")).toBe("text/html; charset=utf-8");
  expect(headers.get("Cache-Control")).toBe("no-cache");
});

test("the content policy of a document follows from what the document loads", () => {
  const loads = { ...noThirdParties, hostsWithoutConsent: ["www.riddle.com"] };
  expect(headersWith().get("Content-Security-Policy")).toContain("frame-src 'none'");
  expect(headersWith({}, { ...found, loads }).get("Content-Security-Policy")).toContain(
    "frame-src https://www.riddle.com",
  );
});

test("a document may use no sensors, camera, microphone, location or payment; its videos may play", () => {
  const policy = headersWith().get("Permissions-Policy") ?? "";
  for (const feature of ["camera", "microphone", "geolocation", "payment", "usb", "browsing-topics"])
    expect(policy.split(", ")).toContain(`${feature}=()`);
  expect(policy).not.toMatch(/fullscreen|autoplay|encrypted-media|picture-in-picture|clipboard|web-share/);
  // Browsers warn of names that they do not know.
  expect(policy).not.toContain("bluetooth");
});

test.each([
  [{ ...found, status: 400, method: "POST" }, "the response to a form repeats what the visitor typed"],
  [{ ...found, status: 503 }, "an outage is temporary"],
  [{ ...found, status: 403 }, "the page differs after logging in"],
  [{ ...found, url: `${url}?frequentie=eenmalig&bedrag=25` }, "a donation is private"],
  [{ ...found, url: `${url}?score%20sdv=4` }, "the link of a mailing identifies its reader"],
  [{ ...found, policy: privatePolicy }, "its route is private"],
  [{ ...found, loads: { ...noThirdParties, embeds: "page" as const } }, "one visitor allowed the embed"],
])("%j is never stored: %s", (document, _reason) => {
  expect(headersWith({}, document).get("Cache-Control")).toBe("no-store");
});

test("an outage has a Retry-After header, a missing page does not", () => {
  expect(headersWith({}, { ...found, status: 503 }).get("Retry-After")).toBe("30");
  expect(headersWith({}, { ...found, status: 503, retrySeconds: 45 }).get("Retry-After")).toBe("45");
  expect(headersWith({}, { ...found, status: 404 }).has("Retry-After")).toBe(false);
});

test("search engines are excluded only if that is configured", () => {
  expect(headersWith().has("X-Robots-Tag")).toBe(false);
  expect(headersWith({ NOINDEX: "1" }).get("X-Robots-Tag")).toBe("noindex");
});
