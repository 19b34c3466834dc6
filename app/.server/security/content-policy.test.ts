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

const provided = { CONSENT_PROVIDER_ID: "1f2e3d4c-0a1b-4c2d-8e3f-5a6b7c8d9e0f" };
const known = [
  "https://www.youtube-nocookie.com",
  "https://player.vimeo.com",
  "https://open.spotify.com",
  "https://interacty.me",
  "https://p.interacty.me",
  "https://www.riddle.com",
  "https://quiz.riddle.com",
];

test("scripts, styles, fonts, films and forms are our own only", () => {
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
])("with gifts at %s forms go to %j", (DONATE_URL, allowed) => {
  expect(policyWith({ DONATE_URL })["form-action"]).toEqual(allowed);
});

test("no page is framed, no plug-in runs and no base moves the links", () => {
  const policy = policyWith();
  for (const name of ["frame-ancestors", "object-src", "base-uri"])
    expect(policy[name], name).toEqual(["'none'"]);
});

test("without consent nothing of others is framed", () => {
  expect(policyWith({ EMBED_HOSTS: "kaart.example.nl" })["frame-src"]).toEqual(["'none'"]);
});

test.each(["page", "site"] as const)(
  "once that is allowed (%s), a page frames players and quizzes that we know and hosts that are configured",
  (embeds) => {
    expect(policyWith({}, { embeds })["frame-src"]).toEqual(known);
    const policy = policyWith({ EMBED_HOSTS: " Kaart.example.nl, www.riddle.com " }, { embeds });
    expect(policy["frame-src"]).toEqual([...known, "https://kaart.example.nl"]);
  },
);

test("what editors show without asking is framed without consent, where its host is known", () => {
  const freeFrames = ["www.riddle.com", "elders.example", "*"];
  expect(policyWith({}, { freeFrames })["frame-src"]).toEqual(["https://www.riddle.com"]);
});

test("only a page with the tag manager lets it run and send", () => {
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

test("a page with the consent provider's script lets it show its dialog, and nobody else", () => {
  const policy = policyWith(provided, { consentProvider: true });
  const hosts = ["https://consent.cookiebot.com", "https://consentcdn.cookiebot.com"];
  expect(policy["script-src"]).toEqual(["'self'", ...hosts]);
  expect(policy["connect-src"]).toEqual(["'self'", ...hosts]);
  expect(policy["frame-src"]).toEqual(["https://consentcdn.cookiebot.com"]);
  expect(policy["style-src"]).toEqual(["'self'", "'unsafe-inline'"]);
  expect(policy["img-src"]).toEqual(["'self'", "data:", "https://imgsct.cookiebot.com"]);
  // Also where it is configured, a page without its script lets nothing of it through.
  for (const other of [policyWith(), policyWith(provided)])
    expect(JSON.stringify(other)).not.toMatch(/cookiebot|unsafe/);
});

test("no script runs inline and nothing comes from everywhere, in development neither", () => {
  for (const NODE_ENV of ["production", "development"]) {
    const all = policyWith({ NODE_ENV, TAG_MANAGER_ID: "GTM-ABC1234" }, { embeds: "site" });
    expect(JSON.stringify(all)).not.toMatch(/unsafe|"\*"|http:/);
    const others = policyWith({ ...provided, NODE_ENV }, { tagManager: true, consentProvider: true });
    expect(JSON.stringify([others["script-src"], others["connect-src"]])).not.toMatch(/unsafe|"\*"|http:/);
  }
});

test("only development may talk to a web socket", () => {
  expect(policyWith({ NODE_ENV: "development" })["connect-src"]).toEqual(["'self'", "ws:"]);
  expect(policyWith({ NODE_ENV: "production" })["connect-src"]).toEqual(["'self'"]);
});

test("pictures are our own, and those of the hosts that are configured", () => {
  const own = ["'self'", "data:"];
  expect(policyWith()["img-src"]).toEqual(own);
  const policy = policyWith({ MEDIA_HOSTS: "beeld.example.nl, Opslag.example.nl" });
  expect(policy["img-src"]).toEqual([...own, "https://beeld.example.nl", "https://opslag.example.nl"]);
});

test("the captcha's provider may run and frame itself where it is asked, and nowhere else", () => {
  const asked = policyWith({}, { captcha: true });
  expect(asked["script-src"]).toContain("https://www.google.com/recaptcha/");
  expect(asked["frame-src"]).toContain("https://www.google.com/recaptcha/");
  expect(JSON.stringify(policyWith())).not.toContain("recaptcha");
});
