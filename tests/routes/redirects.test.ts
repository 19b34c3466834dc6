import { expect, test } from "vitest";
import type { Fetch } from "~/.server/http/upstream";
import { loader as rootLoader } from "~/root";
import { outcomeOf } from "../setup/call";
import { createTestContext, type TestContext } from "../setup/test-context";

function loadRoot(context: TestContext, path: string) {
  const request = new Request(`http://dementie.localhost${path}`);
  return rootLoader({ request, params: {}, context: context.loadContext() });
}

test("an old address leads to the new one and keeps its query", async () => {
  const outcome = await outcomeOf(loadRoot(await createTestContext(), "/hulplijn-bellen?bron=folder"));
  expect(outcome).toEqual({ status: 301, location: "/hulplijn?bron=folder" });
});

test.each(["/", "/zoeken", "/dementie", "/regio", "/bestaat/niet"])(
  "the redirect checker is asked beside every document: %s",
  async (path) => {
    const productApi: Fetch = async () => Response.json({ From: path, To: "/nieuw" });
    const outcome = await outcomeOf(loadRoot(await createTestContext({ productApi }), path));
    expect(outcome).toEqual({ status: 301, location: "/nieuw" });
  },
);

test("a redirect entry never sends a visitor to a host that it does not name in full", async () => {
  const productApi: Fetch = async () => Response.json({ From: "/oud", To: "//elders.example/" });
  const { shell } = await loadRoot(await createTestContext({ productApi }), "/oud");
  expect(shell.path).toBe("/oud");
});

test("a failing redirect checker does not affect pages", async () => {
  const productApi: Fetch = () => Promise.reject(new TypeError("fetch failed"));
  const { shell } = await loadRoot(await createTestContext({ productApi }), "/dementie");
  expect(shell.breadcrumbs.length).toBeGreaterThan(1);
});

test("news that got another title is found under its old one", async () => {
  const context = await createTestContext();
  const outcome = await outcomeOf(loadRoot(context, "/nieuws/dagboek-van-een-man-met-dementie"));
  expect(outcome).toEqual({ status: 301, location: "/nieuws/dagboek-over-dementie-zin-voor-zin" });
});
