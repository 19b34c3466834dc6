import { expect, test } from "vitest";
import type { RawResponse } from "../setup/http-server";
import { wholeSite } from "../setup/whole-site";

const halfYear = 15_768_000;

/** A finding of the observatory, with its effect on the score of 100. */
interface Finding {
  test: string;
  result: string;
  score: number;
}

type Answer = Pick<RawResponse, "headers" | "body">;

/**
 * The tests and scores of the HTTP Observatory, version 5, as Mozilla publishes them:
 * https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring
 * (the numbers: https://github.com/mdn/mdn-http-observatory, src/grader/charts.js). Whether http leads
 * to https is the proxy's doing (tests/deploy/nginx.test.ts). What is not in a table of it here
 * cannot be an answer of this site. Extra points count only for a site that has 90 without them.
 */
const tests: ((response: Answer) => Finding)[] = [
  contentPolicyTest,
  cookiesTest,
  ({ headers }) =>
    finding("cross-origin-resource-sharing", headers["access-control-allow-credentials"] ? -50 : 0),
  referrerTest,
  transportTest,
  integrityTest,
  ({ headers }) =>
    finding("x-content-type-options", headers["x-content-type-options"] === "nosniff" ? 0 : -5),
  framesTest,
  resourcePolicyTest,
];

function finding(test: string, score: number, result = score < 0 ? "bad" : "good"): Finding {
  return { test, result, score };
}

const header = ({ headers }: Answer, name: string) => String(headers[name] ?? "");

function policyOf(response: Answer): Map<string, string[]> {
  const parts = header(response, "content-security-policy").split(";");
  return new Map(
    parts.map((part) => {
      const [name = "", ...sources] = part.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

function contentPolicyTest(response: Answer): Finding {
  const name = "content-security-policy";
  const policy = policyOf(response);
  if (policy.size < 2) return finding(name, -25, "not implemented");
  const of = (directive: string) => policy.get(directive) ?? policy.get("default-src") ?? ["*"];
  const wide = (source: string) => ["*", "http:", "https:", "data:"].includes(source);
  const scripts = [...of("script-src"), ...of("object-src")];
  if (scripts.some((source) => wide(source) || source === "'unsafe-inline'"))
    return finding(name, -20, "unsafe inline");
  if (scripts.includes("'unsafe-eval'")) return finding(name, -10, "unsafe eval");
  const all = [...policy.values()].flat();
  if (all.some((source) => source.startsWith("http://"))) return finding(name, -20, "insecure scheme");
  if (of("style-src").some((source) => wide(source) || source === "'unsafe-inline'"))
    return finding(name, 0, "unsafe inline in styles only");
  const closed = policy.get("default-src")?.join() === "'none'";
  return closed ? finding(name, 10, "default-src none") : finding(name, 5, "no unsafe");
}

function cookiesTest({ headers }: Answer): Finding {
  const cookies = [headers["set-cookie"] ?? []].flat();
  if (cookies.length === 0) return finding("cookies", 0, "none");
  if (!cookies.every((cookie) => /;\s*secure/i.test(cookie)))
    return finding("cookies", -20, "without Secure");
  const named = cookies.filter((cookie) => /sess|login|csrf/i.test(cookie.split("=")[0] ?? ""));
  if (!named.every((cookie) => /;\s*httponly/i.test(cookie)))
    return finding("cookies", -30, "without HttpOnly");
  const sameSite = cookies.every((cookie) => /;\s*samesite=(lax|strict)/i.test(cookie));
  return finding("cookies", sameSite ? 5 : 0);
}

function referrerTest(response: Answer): Finding {
  const value = header(response, "referrer-policy");
  const kept = ["no-referrer", "same-origin", "strict-origin", "strict-origin-when-cross-origin"];
  if (kept.includes(value)) return finding("referrer-policy", 5, "private");
  return finding("referrer-policy", value === "unsafe-url" ? -5 : 0, value);
}

function transportTest(response: Answer): Finding {
  const [, seconds] = /max-age=(\d+)/.exec(header(response, "strict-transport-security")) ?? [];
  if (!seconds) return finding("strict-transport-security", -20);
  return finding("strict-transport-security", Number(seconds) >= halfYear ? 0 : -10);
}

/** Third-party scripts need a hash and https; ours are on our own host. */
function integrityTest({ body }: Answer): Finding {
  const foreign = [...body.matchAll(/<script[^>]*\ssrc="(?:https?:)?\/\/[^>]*>/g)].map(([tag]) => tag);
  const name = "subresource-integrity";
  if (foreign.some((tag) => !tag.includes('src="https:'))) return finding(name, -50, "loaded insecurely");
  return finding(name, foreign.every((tag) => tag.includes(" integrity=")) ? 0 : -5);
}

function framesTest(response: Answer): Finding {
  if (policyOf(response).has("frame-ancestors")) return finding("x-frame-options", 5, "frame-ancestors");
  return finding(
    "x-frame-options",
    /^(deny|sameorigin)$/i.test(header(response, "x-frame-options")) ? 0 : -20,
  );
}

function resourcePolicyTest(response: Answer): Finding {
  const closed = ["same-origin", "same-site"].includes(header(response, "cross-origin-resource-policy"));
  return finding("cross-origin-resource-policy", closed ? 10 : 0);
}

function scoreOf(response: Answer): number {
  const scores = tests.map((rule) => rule(response).score);
  const sum = (some: number[]) => some.reduce((total, score) => total + score, 100);
  const base = sum(scores.filter((score) => score < 0));
  return base < 90 ? Math.max(base, 0) : sum(scores);
}

test.each([
  ["/", {}],
  ["/zorgen/partner", {}],
  ["/bestaat-niet", {}],
  ["/regios/rivierenland", {}],
  ["/geheugentest/zelf", {}],
  ["/vrijwilligerswerk/medewerker-hulplijn/solliciteren", {}],
  ["/zorgen/partner with marketing cookies allowed", { Cookie: "weergave=toestemming=123" }],
])("%s has a score of 100 or more", async (name, headers) => {
  const { sendRequest } = await wholeSite({ environment: { PUBLIC_URL: "https://www.example.nl" } });
  const response = await sendRequest(name.split(" ")[0] ?? "", { headers });
  expect(tests.map((rule) => rule(response)).filter(({ score }) => score < 0)).toEqual([]);
  expect(scoreOf(response)).toBeGreaterThanOrEqual(100);
});

test("cookies set by forms are for https only, and the rules distinguish an insecure site from a secure one", async () => {
  const { sendRequest } = await wholeSite({ environment: { PUBLIC_URL: "https://www.example.nl" } });
  const body = "tekst=groot&terug=/";
  const headers = {
    "Content-Type": "application/x-www-form-urlencoded",
    "Content-Length": String(body.length),
  };
  const kept = await sendRequest("/weergave", { method: "POST", body, headers });
  expect(cookiesTest(kept)).toMatchObject({ score: 5 });
  expect(
    scoreOf({ headers: { "set-cookie": ["a=b"] }, body: '<script src="https://evil.example/x.js">' }),
  ).toBe(5);
});
