import { expect, test } from "vitest";
import { dom } from "../setup/render";
import { wholeSite } from "../setup/whole-site";

/** The breadcrumbs of a page with their addresses; the last is the page itself. */
async function crumbsOf(path: string, host = "dementie.localhost") {
  const { sendRequest } = await wholeSite();
  const document = dom((await sendRequest(path, { headers: { Host: host } })).body);
  return [...document.querySelectorAll("nav[aria-label=Kruimelpad] li")].map((crumb) => ({
    title: crumb.textContent?.trim() ?? "",
    url: crumb.querySelector("a")?.getAttribute("href") ?? path,
  }));
}

const region = "/regios/rivierenland";

test("a page has one name in the breadcrumbs of all pages", async () => {
  const pages = ["/regios", region, `${region}/locaties`, `${region}/nieuws`, `${region}/nieuwsbrief`];
  const work = [
    "/vrijwilligerswerk",
    "/vrijwilligerswerk/vrijblijvend-contactverzoek",
    "/vrijwilligerswerk/vrijblijvend-contactverzoek/solliciteren",
  ];
  const tests = ["/geheugentest", "/geheugentest/zelf", "/geheugentest/ander", "/geheugentest/bewaren"];
  const names = new Map<string, Set<string>>();
  for (const path of [
    ...pages,
    ...work,
    ...tests,
    "/geheugentest/verder",
    "/geheugentest/opnieuw?test=forMyself",
  ]) {
    const crumbs = await crumbsOf(path);
    expect(crumbs.length, path).toBeGreaterThan(1);
    for (const { title, url } of crumbs) names.set(url, (names.get(url) ?? new Set()).add(title));
  }
  expect([...names].filter(([, titles]) => titles.size > 1)).toEqual([]);
});

test.each(["alzheimer", "samen", "dementie"])("the home page of %s has no breadcrumbs", async (brand) => {
  expect(await crumbsOf("/", `${brand}.localhost`)).toEqual([]);
});

test("an error page has breadcrumbs that lead home", async () => {
  expect(await crumbsOf("/bestaat/niet")).toEqual([
    { title: "Home", url: "/" },
    { title: "Pagina niet gevonden", url: "/bestaat/niet" },
  ]);
});

test("structured data has the breadcrumbs of the page itself, or none", async () => {
  const { sendRequest } = await wholeSite();
  const markup = async (path: string) => (await sendRequest(path)).body.includes('"BreadcrumbList"');
  expect([await markup(region), await markup(`${region}/locaties`)]).toEqual([true, false]);
});
