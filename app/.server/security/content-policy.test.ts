import { expect, test } from "vitest";
import { temporaryFolder } from "../../../tests/setup/temporary-folder";
import { parseConfig } from "../config/config";
import { contentPolicy } from "./content-policy";
import { noThirdParties, type ThirdPartyLoads } from "./third-party-loads";

/** The content policy by directive. */
function policyWith(
  environment: Record<string, string> = {},
  loads: Partial<ThirdPartyLoads> = {},
): Record<string, string[]> {
  const config = parseConfig({ DATA_DIR: temporaryFolder(), ...environment });
  const directives = contentPolicy(config, { ...noThirdParties, ...loads })
    .split(";")
    .map((part) => part.trim().split(/\s+/));
  return Object.fromEntries(directives.map(([name = "", ...sources]) => [name, sources]));
}

const withProvider = { CONSENT_PROVIDER_ID: "1f2e3d4c-0a1b-4c2d-8e3f-5a6b7c8d9e0f" };
const defaultEmbedHosts = [
  "https://www.youtube-nocookie.com",
  "https://player.vimeo.com",
  "https://open.spotify.com",
  "https://interacty.me",
  "https://p.interacty.me",
  "https://www.riddle.com",
  "https://quiz.riddle.com",
];

test("scripts, styles, fonts, video and forms are limited to this site", () => {
  const policy = policyWith();
  for (const name of ["default-src", "script-src", "style-src", "font-src", "connect-src", "form-action"]) {
    expect(policy[name], name).toEqual(["'self'"]);
  }
  expect(policy["media-src"]).toEqual(["'self'"]);
});

test.each([
  ["/doneren", ["'self'"]],
  ["https://geven.example.nl/start", ["'self'", "https://geven.example.nl"]],
  ["https://geven.example.nl:8443/start", ["'self'", "https://geven.example.nl:8443"]],
])("with donations at %s, forms may post to %j", (DONATE_URL, allowed) => {
  expect(policyWith({ DONATE_URL })["form-action"]).toEqual(allowed);
});

test("framing, plug-ins and base elements are blocked", () => {
  const policy = policyWith();
  for (const name of ["frame-ancestors", "object-src", "base-uri"])
    expect(policy[name], name).toEqual(["'none'"]);
});

test("without consent no other site is framed", () => {
  expect(policyWith({ EMBED_HOSTS: "kaart.example.nl" })["frame-src"]).toEqual(["'none'"]);
});

test.each(["page", "site"] as const)(
  "with embeds allowed (%s), a page frames the default embed hosts and the configured ones",
  (embeds) => {
    expect(policyWith({}, { embeds })["frame-src"]).toEqual(defaultEmbedHosts);
    const policy = policyWith({ EMBED_HOSTS: " Kaart.example.nl, www.riddle.com " }, { embeds });
    expect(policy["frame-src"]).toEqual([...defaultEmbedHosts, "https://kaart.example.nl"]);
  },
);

test("embeds that editors mark as free of consent are framed if their host is listed", () => {
  const hostsWithoutConsent = ["www.riddle.com", "elders.example", "*"];
  expect(policyWith({}, { hostsWithoutConsent: hostsWithoutConsent })["frame-src"]).toEqual([
    "https://www.riddle.com",
  ]);
});

test("only a page with the tag manager allows its scripts and requests", () => {
  expect(JSON.stringify(policyWith({ TAG_MANAGER_ID: "GTM-ABC1234" }))).not.toContain("google");
  const policy = policyWith({ TAG_MANAGER_ID: "GTM-ABC1234" }, { tagManager: true });
  expect(policy["script-src"]).toEqual(["'self'", "https://www.googletagmanager.com"]);
  expect(policy["connect-src"]).toEqual([
    "'self'",
    "https://www.googletagmanager.com",
    "https://*.google-analytics.com",
    "https://*.analytics.google.com",
  ]);
  expect(policy["frame-src"]).toEqual(["'none'"]);
});

test("a page with the consent provider's script allows its dialog; other pages do not", () => {
  const policy = policyWith(withProvider, { consentProvider: true });
  const hosts = ["https://consent.cookiebot.com", "https://consentcdn.cookiebot.com"];
  expect(policy["script-src"]).toEqual(["'self'", ...hosts]);
  expect(policy["connect-src"]).toEqual(["'self'", ...hosts]);
  expect(policy["frame-src"]).toEqual(["https://consentcdn.cookiebot.com"]);
  expect(policy["style-src"]).toEqual(["'self'", "'unsafe-inline'"]);
  expect(policy["img-src"]).toEqual(["'self'", "data:", "https://imgsct.cookiebot.com"]);
  // A configured provider is allowed only on pages with its script.
  for (const other of [policyWith(), policyWith(withProvider)])
    expect(JSON.stringify(other)).not.toMatch(/cookiebot|unsafe/);
});

test("no inline script and no wildcard source is allowed, not even in development", () => {
  for (const NODE_ENV of ["production", "development"]) {
    const all = policyWith({ NODE_ENV, TAG_MANAGER_ID: "GTM-ABC1234" }, { embeds: "site" });
    expect(JSON.stringify(all)).not.toMatch(/unsafe|"\*"|http:/);
    const others = policyWith({ ...withProvider, NODE_ENV }, { tagManager: true, consentProvider: true });
    expect(JSON.stringify([others["script-src"], others["connect-src"]])).not.toMatch(/unsafe|"\*"|http:/);
  }
});

test("web sockets are allowed only in development", () => {
  expect(policyWith({ NODE_ENV: "development" })["connect-src"]).toEqual(["'self'", "ws:"]);
  expect(policyWith({ NODE_ENV: "production" })["connect-src"]).toEqual(["'self'"]);
});

test("pictures may come from this site and the configured hosts", () => {
  const siteSources = ["'self'", "data:"];
  expect(policyWith()["img-src"]).toEqual(siteSources);
  const policy = policyWith({
    MEDIA_HOSTS: "beeld.example.nl, Opslag.example.nl, beeld.example.nl:8443, localhost:9000",
  });
  expect(policy["img-src"]).toEqual([
    ...siteSources,
    "https://beeld.example.nl",
    "https://opslag.example.nl",
    "https://beeld.example.nl:8443",
    "http://localhost:9000",
  ]);
});

test("the captcha's provider is allowed only on pages with a captcha", () => {
  const policy = policyWith({}, { captcha: true });
  expect(policy["script-src"]).toContain("https://www.google.com/recaptcha/");
  expect(policy["frame-src"]).toContain("https://www.google.com/recaptcha/");
  expect(JSON.stringify(policyWith())).not.toContain("recaptcha");
});
