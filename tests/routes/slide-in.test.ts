import { expect, test } from "vitest";
import { action, loader } from "~/routes/slide-ins/close";
import { createTestContext } from "../setup/test-context";

async function close(fields: Record<string, string>, cookie = "weergave=toestemming=1s&tekst=groot") {
  const context = await createTestContext({ now: () => new Date("2026-11-21T23:30:00Z") });
  const headers = { Cookie: cookie };
  const body = new URLSearchParams(fields);
  const request = new Request("http://dementie.localhost/slide-in", { method: "POST", headers, body });
  const response = await action({ request, params: {}, context: context.loadContext() });
  return {
    status: response.status,
    location: response.headers.get("Location"),
    stored: response.headers.get("Set-Cookie")?.split(";")[0],
  };
}

test("a closed slide-in is stored with the date in Amsterdam, beside the other preferences, and redirects back", async () => {
  expect(await close({ id: "5f0c-a1", terug: "/dementie/verloop?page=2" })).toEqual({
    status: 303,
    location: "/dementie/verloop?page=2",
    stored: "weergave=toestemming=1s&tekst=groot&slideInId=5f0c-a1&lastDateObjectClosed=2026-11-22",
  });
});

test("the last three closed slide-ins stay closed", async () => {
  const closed = (id: string, day: string) => `&slideInId=${id}&lastDateObjectClosed=2026-11-${day}`;
  const cookie = `weergave=toestemming=1${closed("b", "03")}${closed("a", "02")}${closed("oud", "01")}`;
  expect((await close({ id: "nieuw", terug: "/" }, cookie)).stored).toBe(
    `weergave=toestemming=1${closed("nieuw", "22")}${closed("b", "03")}${closed("a", "02")}`,
  );
  expect((await close({ id: "a", terug: "/" }, cookie)).stored).toBe(
    `weergave=toestemming=1${closed("a", "22")}${closed("b", "03")}${closed("oud", "01")}`,
  );
});

test.each(["", "a&toestemming=1psm", "a;b", "a".repeat(65)])(
  "the invalid id %j changes nothing",
  async (id) => {
    const cookie = "weergave=toestemming=1&slideInId=oud&lastDateObjectClosed=2026-11-01";
    expect((await close({ id, terug: "/" }, cookie)).stored).toBe(cookie);
  },
);

test.each(["https://elders.example/", "//elders.example/", "/\\elders.example"])(
  "the external return address %s redirects to the home page",
  async (terug) => {
    expect((await close({ id: "a1", terug })).location).toBe("/");
  },
);

test("a GET of the address redirects to the home page", () => {
  expect(loader().headers.get("Location")).toBe("/");
});
