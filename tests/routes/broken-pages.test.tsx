import { createRequestHandler } from "@remix-run/node";
import { expect, test, vi } from "vitest";
import { unavailable } from "~/.server/http/failures";
import * as entry from "~/entry.server";
import type * as root from "~/root";
import { type RouteModule, testBuild } from "../setup/test-build";
import { createTestContext } from "../setup/test-context";

const fail = (): never => {
  throw new TypeError("Cannot read 'geheim'");
};

const workingModule = {
  default: () => <p>Koffie</p>,
  loader: () => ({ document: { title: "Koffie", pageKind: "contentPage" } }),
};

/** A resource route. */
const resourceModule = { default: undefined };

/** Renders a page at `/koffie` under the real root. */
async function visit(module: RouteModule, init: RequestInit & { root?: Partial<typeof root> } = {}) {
  const context = await createTestContext();
  const build = testBuild([{ id: "page", path: "koffie", module }], init.root);
  const request = new Request("http://samen.localhost/koffie?zoekterm=geheim", init);
  const response = await createRequestHandler(build, "production")(request, context.loadContext());
  const logged = context.logged.filter(({ message }) => message !== "upstream call failed");
  return { response, html: await response.text(), logged, reported: context.reported };
}

test("a working page has its page kind in the HTML", async () => {
  const { response, html, logged } = await visit(workingModule);
  expect(response.status).toBe(200);
  expect(html).toContain('data-page-kind="contentPage"');
  expect(logged).toEqual([]);
});

test("a failing component renders the error page, logged as a warning and reported without the query", async () => {
  // React logs the error too.
  const { response, html, logged, reported } = await visit({ ...workingModule, default: fail });
  expect(response.status).toBe(500);
  expect(html).toContain("<h1>De website heeft een storing</h1>");
  expect(html).not.toContain("data-page-kind");
  expect(logged).toMatchObject([
    {
      level: "warn",
      message: "page could not be rendered",
      fields: { path: "/koffie", name: "TypeError", message: "Cannot read …", frames: expect.any(Array) },
    },
  ]);
  expect(reported).toMatchObject([{ level: "warning", path: "/koffie", error: expect.any(TypeError) }]);
  expect(JSON.stringify(logged)).not.toContain("geheim");
});

test("a failing loader renders the error page, logged as an error and reported", async () => {
  const { response, html, logged, reported } = await visit({ ...workingModule, loader: fail });
  expect(response.status).toBe(500);
  expect(html).toContain("De website heeft een storing");
  expect(logged).toMatchObject([
    { level: "error", message: "unexpected error", fields: { name: "TypeError" } },
  ]);
  expect(reported).toMatchObject([{ level: "error", path: "/koffie" }]);
  expect(JSON.stringify(logged)).not.toContain("geheim");
});

test.each([
  [403, "Log in om deze pagina te lezen"],
  [404, "Pagina niet gevonden"],
  [410, "Deze pagina is er niet meer"],
  [503, "De website heeft een storing"],
])("a loader that throws status %i renders its error page and is not logged", async (status, title) => {
  const loader = () => {
    throw new Response(null, { status });
  };
  const { response, html, logged, reported } = await visit({ ...workingModule, loader });
  expect(response.status).toBe(status);
  expect(html).toContain(`<h1>${title}</h1>`);
  expect([...logged, ...reported]).toEqual([]);
});

test("an unavailable resource route is not logged, one that throws an unexpected error is", async () => {
  const { response, logged, reported } = await visit({
    ...resourceModule,
    loader: () => Promise.reject(unavailable()),
  });
  expect(response.status).toBe(503);
  expect([...logged, ...reported]).toEqual([]);
  const broken = await visit({ ...resourceModule, loader: fail });
  expect(broken.response.status).toBe(500);
  expect(broken.logged).toMatchObject([{ level: "error", message: "unexpected error" }]);
});

test("when the error page fails too, visitors are redirected to the offline page", async () => {
  const failing = { ...workingModule, loader: fail };
  const { response, logged, reported } = await visit(failing, { root: { ErrorBoundary: fail } });
  expect(response.status).toBe(302);
  expect(response.headers.get("Location")).toBe("/samen-offline");
  expect(logged.map(({ message }) => message)).toEqual(["unexpected error", "page could not be rendered"]);
  expect(reported).toHaveLength(2);
});

test("a form post to a failing page is not redirected, so that Back restores the input", async () => {
  const init = { method: "POST", body: new URLSearchParams({ email: "geheim" }) };
  const failing = { ...workingModule, action: fail };
  const { response, html, logged } = await visit(failing, { ...init, root: { ErrorBoundary: fail } });
  expect(response.status).toBe(500);
  expect(html).toContain("Ga terug en probeer het opnieuw");
  expect(JSON.stringify(logged)).not.toContain("geheim");
});

test("a form whose action throws shows the error page with a form to send it again", async () => {
  const body = new URLSearchParams({ email: "jan@voorbeeld.nl" });
  const { response, html, logged } = await visit(
    { ...workingModule, action: fail },
    { method: "POST", body },
  );
  expect(response.status).toBe(500);
  expect(html).toContain("<h1>De website heeft een storing</h1>");
  expect(html).toContain('<input type="hidden" name="email" value="jan@voorbeeld.nl"/>');
  expect(logged.map(({ message }) => message)).toEqual(["unexpected error", "a form could not be handled"]);
  expect(JSON.stringify(logged)).not.toContain("voorbeeld.nl");
});

test("an aborted request is not an error", async () => {
  const abortController = new AbortController();
  const loader = () => {
    abortController.abort();
    return fail();
  };
  const outcome = await visit({ ...workingModule, loader }, { signal: abortController.signal }).catch(
    () => null,
  );
  expect(outcome?.logged ?? []).toEqual([]);
});

test("errors are logged to the console without a configuration", async () => {
  vi.mocked(console.error).mockImplementation(() => {});
  const request = new Request("http://samen.localhost/koffie?zoekterm=geheim");
  const context = {
    app: undefined,
    get requestId(): string {
      return fail();
    },
  };
  await entry.handleError(new Error("mis 'geheim'"), { request, context, params: {} });
  const printed = vi.mocked(console.error).mock.calls.flat();
  vi.mocked(console.error).mockClear();
  expect(printed).toMatchObject([{ name: "Error", message: "mis …" }]);
});
