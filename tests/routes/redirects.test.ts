import { expect, test } from "vitest";
import type { Fetch } from "~/.server/http/upstream";
import { loader as rootLoader } from "~/root";
import { outcomeOf } from "../setup/call";
import { createTestContext, type TestContext } from "../setup/test-context";

function loadRoot(context: TestContext, path: string) {
  const request = new Request(`http://dementie.localhost${path}`);
  return rootLoader({ request, params: {}, context: context.loadContext() });
}

test("an old address redirects to the new one with its query", async () => {
  const outcome = await outcomeOf(loadRoot(await createTestContext(), "/hulplijn-bellen?bron=folder"));
  expect(outcome).toEqual({ status: 301, location: "/hulplijn?bron=folder" });
});

test.each(["/", "/zoeken", "/dementie", "/regio", "/bestaat/niet"])(
  "the redirect checker is called for every document: %s",
  async (path) => {
    const productApi: Fetch = async () => Response.json({ From: path, To: "/nieuw" });
    const outcome = await outcomeOf(loadRoot(await createTestContext({ productApi }), path));
    expect(outcome).toEqual({ status: 301, location: "/nieuw" });
  },
);

test("a redirect to a protocol-relative address is ignored", async () => {
  const productApi: Fetch = async () => Response.json({ From: "/oud", To: "//elders.example/" });
  const { shell } = await loadRoot(await createTestContext({ productApi }), "/oud");
  expect(shell.path).toBe("/oud");
});

test("a failing redirect checker does not affect pages", async () => {
  const productApi: Fetch = () => Promise.reject(new TypeError("fetch failed"));
  const { shell } = await loadRoot(await createTestContext({ productApi }), "/dementie");
  expect(shell.breadcrumbs.length).toBeGreaterThan(1);
});

test("the old address of a renamed news item redirects to the new one", async () => {
  const context = await createTestContext();
  const outcome = await outcomeOf(loadRoot(context, "/nieuws/dagboek-van-een-man-met-dementie"));
  expect(outcome).toEqual({ status: 301, location: "/nieuws/dagboek-over-dementie-zin-voor-zin" });
});
