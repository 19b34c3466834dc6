import { expect, test } from "vitest";
import { answersOf } from "../setup/memory-test-visitor";
import { parseHtml } from "../setup/parse-html";
import { builtRoutes, routeTable } from "../setup/route-table";
import { wholeSite } from "../setup/whole-site";

/** In a cookie of each name that the product sets; visitor A alone has them. */
const mark = "van-bezoeker-a";
const cookiesOfA = [
  `weergave=tekst=groot&slideInId=${mark}`,
  `alleen-deze=pad%3D%252Fzorgen%26deze%3D${mark}`,
  ...[
    "sessie",
    "__Host-sessie",
    "formulier",
    "apparaat",
    "registratie",
    "aangemeld",
    "geheugentest",
    "voorbeeld",
    "sollicitatie",
    "voorlezen",
    "CookieConsent",
  ].map((name) => `${name}=${mark}`),
].join("; ");

const realValues: Record<string, string> = {
  regio: "rivierenland",
  regioName: "rivierenland",
  vacancy: "maatje",
};

/** An address of each route; `*` is a page of the CMS. */
const addresses = Object.values(builtRoutes).map((route) =>
  `/${route?.path ?? ""}`
    .replaceAll(/:(\w+)/g, (_, name: string) => realValues[name] ?? name)
    .replace(/\*$/, route?.path === "*" ? "zorgen/partner" : "zorgen"),
);

/** A page without what differs between two renderings for the same visitor: ids, and tokens of forms. */
function comparable(body: string): string {
  return body
    .replaceAll(/[\da-f]{8}-[\da-f-]{27}/g, "id")
    .replaceAll(/name="token" value="[\w-]{43}"/g, "token");
}

test.each([...new Set(addresses)])("no data of a visitor of %s reaches the next visitor", async (address) => {
  const now = () => new Date("2026-11-22T12:00:00Z");
  const alone = await (await wholeSite({ now })).sendRequest(address);
  const site = await wholeSite({ now });
  const ofA = await site.sendRequest(address, { headers: { Cookie: cookiesOfA } });
  const ofB = await site.sendRequest(address);
  expect(ofB.status).toBe(alone.status);
  expect(comparable(ofB.body)).toBe(comparable(alone.body));
  expect(JSON.stringify(ofB.headers)).not.toContain(mark);
  expect(ofB.body).not.toContain(mark);
  const route = routeTable.match(address);
  if (route?.isPage && route.policy.shared !== "everyone") {
    expect(ofA.headers["x-cache"]).toBeUndefined();
    expect(ofA.headers["cache-control"]).toBe("no-store");
  }
});

test("over https pages vary by the cookies of https, and by no others", async () => {
  const site = await wholeSite({ environment: { PUBLIC_URL: "https://www.example.nl" } });
  const get = async (Cookie: string) => {
    const { headers, body } = await site.sendRequest("/zorgen", { headers: { Cookie } });
    return { state: headers["x-cache"] ?? "own", body };
  };
  const plain = await get("");
  const large = await get("__Host-weergave=tekst=groot");
  expect([plain.state, large.state]).toEqual(["miss", "miss"]);
  expect(large.body).not.toBe(plain.body);
  expect(await get("weergave=tekst=groot")).toEqual({ state: "hit", body: plain.body });
  expect((await get("__Host-weergave=tekst=groot")).state).toBe("hit");
  for (const name of ["__Host-sessie", "sessie", "__Secure-alleen-deze"])
    expect((await get(`${name}=${mark}`)).state).toBe("own");
});

test("a redirect that was cached for visitors without cookies is not sent to a member", async () => {
  const entries = (request: Request) =>
    new URL(request.url).searchParams.get("path") === "/oud"
      ? Response.json({ From: "/oud", To: "/nieuw" })
      : new Response("{}", { status: 404 });
  const { sendRequest } = await wholeSite({ productApi: async (request) => entries(request) });
  expect((await sendRequest("/oud")).headers["x-cache"]).toBe("miss");
  expect((await sendRequest("/oud")).headers["x-cache"]).toBe("hit");
  const ofMember = await sendRequest("/oud", { headers: { Cookie: `sessie=${mark}` } });
  expect(ofMember.status).toBe(301);
  expect(ofMember.headers["x-cache"]).toBeUndefined();
  expect(ofMember.headers["cache-control"]).toBe("no-store");
});

test("what a visitor without cookies reads about a memory test stays theirs", async () => {
  const { sendRequest } = await wholeSite();
  const body = new URLSearchParams(answersOf("forMyself", 1, 2)).toString();
  const type = { "Content-Type": "application/x-www-form-urlencoded", "Content-Length": String(body.length) };
  const sent = await sendRequest("/geheugentest/zelf", { method: "POST", body, headers: type });
  const { headers } = await sendRequest(String(sent.headers.location));
  const shown = await sendRequest(String(headers.location));
  const page = parseHtml(shown.body);
  const alert = page.querySelector("[role=alert]");
  expect(alert?.textContent).toMatch(/^Je antwoorden zijn niet bewaard.*cookies/);
  expect(alert?.querySelector("a[href^='tel:']")).not.toBeNull();
  expect(page.querySelector("link[rel=canonical]")?.getAttribute("href")).toMatch(/\/geheugentest\/zelf$/);
  expect([shown.headers["x-cache"], shown.headers["cache-control"]]).toEqual([undefined, "no-store"]);
  expect((await sendRequest("/geheugentest/zelf")).body).not.toContain("niet bewaard");
  for (const path of ["/geheugentest", "/geheugentest/bewaren"]) {
    const marked = await sendRequest(`${path}?bewaard=1`);
    expect(marked.body, path).toContain("Je antwoorden zijn niet bewaard");
    expect(marked.headers["cache-control"], path).toBe("no-store");
  }
});
