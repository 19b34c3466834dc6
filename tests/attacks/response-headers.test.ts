import { expect, test } from "vitest";
import type { RawResponse } from "../setup/http-server";
import { wholeSite } from "../setup/whole-site";
import { visitedPages } from "./visited-pages";

const form = { "Content-Type": "application/x-www-form-urlencoded" };

const resources = [
  ...["/nieuws.atom", "/vrijwilligerswerk.rss", "/regios/rivierenland/activiteiten.ics", "/vooruit.json"],
  ...["/sitemap.xml", "/opensearch.xml", "/robots.txt", "/manifest.webmanifest", "/favicon.ico"],
  ...["/.well-known/security.txt", "/healthz", "/readyz", "/drupal/media/weg.jpg", "/assets/weg.js"],
  ...["/brands/dementie/icon.svg", "/zorgen/", "/__manifest", "/mijn"],
];

/** What a response lacks of the headers that protect it. */
function problemsOf({ status = 0, headers, body }: RawResponse): string[] {
  const has = (name: string, pattern: RegExp) => pattern.test(String(headers[name] ?? ""));
  const policy = "content-security-policy";
  return [
    // Of a redirect nothing is shown.
    (status < 300 || status >= 400) && !has(policy, /object-src 'none'|default-src 'none'/) && "no policy",
    (status < 300 || status >= 400) && !has(policy, /frame-ancestors 'none'|sandbox/) && "can be framed",
    has(policy, /,/) && "two policies",
    !has("x-content-type-options", /^nosniff$/) && "guessed type",
    !has("strict-transport-security", /^max-age=31536000; includeSubDomains$/) && "no HSTS",
    !has("referrer-policy", /^strict-origin(-when-cross-origin)?$/) && "not one referrer policy",
    has("access-control-allow-origin", /./) && "readable elsewhere",
    body !== "" && !has("content-type", /./) && "no type",
    has("content-type", /^text\//) && !has("content-type", /charset=utf-8/i) && "no character set",
    has("x-powered-by", /./) && "names its software",
  ].filter((problem) => problem !== false);
}

async function securedSite() {
  const environment = { PUBLIC_URL: "https://www.example.nl", HSTS_SUBDOMAINS: "1" };
  return wholeSite({ environment });
}

test("every response has the headers that protect it, also files, refusals and failures", async () => {
  const { sendRequest } = await securedSite();
  const problems: string[] = [];
  const check = async (target: string, request?: Parameters<typeof sendRequest>[1]) => {
    const found = problemsOf(await sendRequest(target, request));
    problems.push(...found.map((problem) => `${request?.method ?? "GET"} ${target}: ${problem}`));
  };
  for (const path of [...visitedPages, ...resources]) await check(path);
  for (const path of ["/zorgen", "/robots.txt", "/cache/flush", "/inloggen", "/nuttig", "/weergave"]) {
    const post = (headers: Record<string, string>, body = "a=b") =>
      check(path, {
        method: "POST",
        headers: { ...form, "Content-Length": String(body.length), ...headers },
        body,
      });
    await post({});
    await post({ Origin: "https://evil.example" });
    await check(path, { method: "DELETE" });
    await check(path, { method: "OPTIONS" });
    await check(path, { method: "TRACE" });
  }
  await check("/", { headers: { Host: "geen host" } });
  expect(problems).toEqual([]);
});
