import { expect, test } from "vitest";
import { action, loader } from "~/routes/shell/close-notice";
import { createTestContext } from "../setup/test-context";

async function close(id: string, cookie: string) {
  const context = await createTestContext();
  const body = new URLSearchParams({ id, terug: "/hulplijn" });
  const request = new Request("http://dementie.localhost/mededeling", {
    method: "POST",
    headers: { Cookie: cookie },
    body,
  });
  const response = await action({ request, params: {}, context: context.loadContext() });
  expect([response.status, response.headers.get("Location")]).toEqual([303, "/hulplijn"]);
  return response.headers.get("Set-Cookie")?.split(";")[0];
}

test("a closed notice is stored beside the other choices, and replaces an earlier one", async () => {
  const cookie = "weergave=toestemming=1s&tekst=groot&mededeling=oude-id1";
  expect(await close("a1B2-_c3", cookie)).toBe("weergave=toestemming=1s&tekst=groot&mededeling=a1B2-_c3");
});

test.each(["", "kort", "a&toestemming=1psm", "a;b;c;d;"])("the invalid id %j changes nothing", async (id) => {
  const cookie = "weergave=toestemming=1&mededeling=oude-id1";
  expect(await close(id, cookie)).toBe(cookie);
});

test("a GET of the address redirects to the home page", () => {
  expect(loader().headers.get("Location")).toBe("/");
});
