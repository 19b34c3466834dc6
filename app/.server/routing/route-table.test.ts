import { matchRoutes } from "@remix-run/react";
import { describe, expect, test } from "vitest";
import { builtRoutes, routeTable } from "../../../tests/setup/route-table";
import { emptyRouteTable } from "./route-table";

const examples = Object.values(builtRoutes).flatMap((route) => {
  const path = `/${route?.path ?? ""}`.replaceAll(/:\w+/g, "x");
  return [
    path,
    `${path}/`,
    path.toUpperCase(),
    path.replace("*", "a/b"),
    `${path}/meer`,
    `${path}x`,
    `/a${path}`,
  ];
});
const others = [
  "/%7Aoeken",
  "/regios/a%2Fb/nieuws",
  "/a/b/c/d/e/f/g/solliciteren",
  "//",
  "/geheugentest/zelf/stap9",
];

test.each([...new Set([...examples, ...others])])("%s matches the route that Remix renders", (path) => {
  const routes = Object.values(builtRoutes).flatMap((route) =>
    route ? [route.index ? { id: route.id, index: true as const } : { id: route.id, path: route.path }] : [],
  );
  const matched = matchRoutes([{ id: "root", path: "", children: routes }], path)?.at(-1)?.route.id;
  expect(routeTable.match(path)?.id).toBe(matched);
});

test("without a build no path matches", () => {
  expect(emptyRouteTable.match("/")).toBeNull();
});

const policyOf = (path: string) => routeTable.match(path)?.policy;

describe("a policy", () => {
  test.each([
    ...["/geheugentest", "/geheugentest/zelf/stap2", "/Geheugentest/zelf/resultaat", "/%67eheugentest/ander"],
    ...["/preview/node/12/34", "/te-vaak"],
  ])("keeps %s from third parties and the cache", (path) => {
    expect(policyOf(path)).not.toHaveProperty("tracking");
    expect(policyOf(path)?.shared).toBe(false);
  });

  test.each([
    ...["/geheugentest", "/geheugentest/zelf/stap2", "/geheugentest/zelf/resultaat", "/nieuwsbrief/bedankt"],
    ...["/vrijwilligerswerk/maatje/solliciteren", "/regios/rivierenland/vrijwilligerswerk/x/solliciteren"],
    ...["/preview/node/1/2", "/nieuwsbrief", "/doneren", "/cookies", "/weergave"],
  ])("keeps slide-ins from %s", (path) => {
    expect(policyOf(path)?.slideIn).toBeUndefined();
  });

  test.each(["/", "/zoeken", "/solliciteren-met-dementie", "/zorgen/partner", "/dementie/geheugentest"])(
    "allows slide-ins and statistics on %s",
    (path) => expect(policyOf(path)).toMatchObject({ slideIn: true, tracking: true, shared: "visitors" }),
  );

  test("is private for every route with an action that belongs to one visitor", () => {
    const paths = ["/weergave", "/nuttig", "/slide-in", "/a/solliciteren", "/nieuwsbrief/bedankt"];
    for (const path of paths) expect(policyOf(path)?.shared, path).toBe(false);
  });
});
