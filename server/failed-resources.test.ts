import { expect, test } from "vitest";
import { createRouteTable } from "~/.server/routing/route-table";
import { testApp } from "../tests/setup/app-context";
import { listen, rawRequest } from "../tests/setup/http-server";
import { type RouteModule, testBuild } from "../tests/setup/test-build";
import { createSite } from "./site";

/** A site with one resource route at `/agenda.ics`; `files` is middleware before it. */
async function siteWith(module: RouteModule, files?: Parameters<typeof createSite>[1]["files"]) {
  const { app, logged, reported } = testApp();
  const page = { id: "page", path: "*", module: { default: () => null, loader: () => ({}) } };
  const build = testBuild([{ id: "agenda", path: "agenda.ics", module }, page]);
  const routes = createRouteTable(build.routes);
  const address = await listen(createSite({ ...app, routes }, { build, ...(files && { files }) }));
  const errors = () => logged.filter(({ level }) => level === "error");
  const get = (method = "GET") =>
    rawRequest(address, "/agenda.ics", { method, headers: { Accept: "text/calendar" } });
  return { get, errors, reported };
}

/** A module without a component. */
const resource = (loader: RouteModule["loader"]): RouteModule => ({
  default: undefined,
  ...(loader && { loader }),
});

test("an unexpected error of a resource is text, logged once", async () => {
  const { get, errors, reported } = await siteWith(
    resource(() => {
      throw new TypeError("mis");
    }),
  );
  expect(await get()).toMatchObject({
    status: 500,
    headers: {
      "content-type": "text/plain; charset=utf-8",
      "cache-control": "no-store",
      "retry-after": "30",
    },
    body: expect.stringMatching(/^De website heeft een storing\n/),
  });
  expect(errors()).toMatchObject([{ message: "unexpected error", fields: { name: "TypeError" } }]);
  expect(reported).toHaveLength(1);
});

test("a resource keeps the body of its own failure, and a HEAD request has none", async () => {
  const { get, errors } = await siteWith(resource(() => new Response("Even geduld", { status: 503 })));
  expect(await get()).toMatchObject({ status: 503, body: "Even geduld" });
  expect(await get("HEAD")).toMatchObject({ status: 503, body: "" });
  expect(errors()).toEqual([]);
});

test("a method that a resource lacks is a 405 with text", async () => {
  const { get } = await siteWith(resource(undefined));
  expect(await get()).toMatchObject({ status: 405, body: "Dit adres neemt geen formulieren aan.\n" });
});

test("an error of the middleware is text and logged", async () => {
  const { get, errors } = await siteWith(
    resource(() => null),
    () => {
      throw new RangeError("mis");
    },
  );
  expect(await get()).toMatchObject({
    status: 500,
    body: "Er is iets misgegaan. Ga terug en probeer het opnieuw.\n",
  });
  expect(errors()).toMatchObject([{ message: "unexpected error", fields: { name: "RangeError" } }]);
});
