import { afterEach, expect, test, vi } from "vitest";
import { requestScope } from "~/.server/context/context";
import { parseFields } from "~/.server/forms/parse-form";
import type { Fetch } from "~/.server/http/upstream";
import { testApp } from "../../../tests/setup/app-context";
import { newsletterSchema } from "./schema";
import { rejectedSignUp, submitNewsletter } from "./submit.server";

const filledIn = {
  email: " jan@voorbeeld.nl",
  rendered: "2026-11-20T12:00:00.000Z",
  path: "/zorgen",
  honeypot: "",
};

async function submit(
  fields: Partial<typeof filledIn> = {},
  provider: Fetch = async () => new Response("ja"),
) {
  const received: Record<string, string>[] = [];
  const newsletter: Fetch = async (request) => {
    received.push(Object.fromEntries(new URLSearchParams(await request.clone().text())));
    return provider(request);
  };
  const { app, logged } = testApp({ newsletter, environment: { SUBMIT_TIMEOUT_MS: "80" } });
  const scope = await requestScope(new Request("http://samen.localhost/nieuwsbrief"), { app });
  const form = new FormData();
  for (const [name, value] of Object.entries({ ...filledIn, ...fields })) form.append(name, value);
  return { outcome: await submitNewsletter(parseFields(newsletterSchema, form), scope), received, logged };
}

afterEach(() => {
  vi.useRealTimers();
});

test("a sign-up is forwarded with the time of submission", async () => {
  vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-11-20T12:00:30Z") });
  const { outcome, received } = await submit();
  expect(outcome).toEqual({ accepted: true, path: "/zorgen" });
  expect(received).toEqual([
    {
      email: "jan@voorbeeld.nl",
      rendered: "2026-11-20T12:00:00.000Z",
      sent: "2026-11-20T12:00:30.000Z",
      path: "/zorgen",
    },
  ]);
});

test.each(["/geheugentest/zelf/resultaat", "/leden/anna", "/mijn/instellingen"])(
  "the provider is not told that the form was on %s",
  async (path) => {
    const { outcome, received } = await submit({ path });
    expect(outcome).toEqual({ accepted: true, path: "/nieuwsbrief" });
    expect(received).toMatchObject([{ email: "jan@voorbeeld.nl", path: "/nieuwsbrief" }]);
  },
);

test("a sign-up without a time of rendering is forwarded with the time of submission as both", async () => {
  const { outcome, received } = await submit({ rendered: "" });
  expect(outcome).toEqual({ accepted: true, path: "/zorgen" });
  expect(received[0]?.rendered).toBe(received[0]?.sent);
});

test("a sign-up with a filled honeypot is forwarded with it, and gets the same response", async () => {
  const { outcome, received } = await submit({ honeypot: "koop nu" });
  expect(outcome).toEqual({ accepted: true, path: "/zorgen" });
  expect(received[0]?.honeypot).toBe("koop nu");
});

test.each([
  ["", "FieldMandatory"],
  ["  ", "FieldMandatory"],
  ["jan", "InvalidEmail"],
  ["a".repeat(300), "FieldTooLong"],
])("the address '%s' is rejected with %s and is not forwarded", async (email, error) => {
  const { outcome, received } = await submit({ email });
  expect(outcome).toMatchObject({ accepted: false, status: 400 });
  if (!outcome.accepted) expect(outcome.result.error?.email?.[0]).toBe(error);
  expect(received).toEqual([]);
});

test.each<[string, Fetch]>([
  ["fails", async () => new Response("oei", { status: 500 })],
  ["is in maintenance", async () => new Response("oei", { status: 503 })],
  ["rejects it", async () => Response.json({ errors: [] }, { status: 400 })],
  ["redirects it", async () => new Response(null, { status: 302, headers: { Location: "/" } })],
  ["cannot be reached", () => Promise.reject(new TypeError("fetch failed"))],
  ["never responds", () => new Promise(() => {})],
])("when the provider %s, the response is a 502 with the typed text", async (_, provider) => {
  const { outcome, received, logged } = await submit({ email: "jan @voorbeeld.nl" }, provider);
  expect(outcome).toMatchObject({
    accepted: false,
    status: 502,
    result: { initialValue: { email: "jan @voorbeeld.nl" } },
  });
  expect(received).toHaveLength(1);
  expect(JSON.stringify(logged)).not.toContain("voorbeeld.nl");
});

test("a sign-up that may have arrived says so, and a second press sends nothing", async () => {
  const received: string[] = [];
  const newsletter: Fetch = async (request) => {
    received.push(await request.text());
    return new Promise(() => {});
  };
  const { app } = testApp({ newsletter, environment: { SUBMIT_TIMEOUT_MS: "80" } });
  const press = async () => {
    const scope = await requestScope(new Request("http://samen.localhost/nieuwsbrief"), { app });
    const form = new FormData();
    for (const [name, value] of Object.entries(filledIn)) form.append(name, value);
    const outcome = await submitNewsletter(parseFields(newsletterSchema, form), scope);
    return outcome.accepted ? null : rejectedSignUp(outcome);
  };
  const uncertain = { sendingFailed: true, uncertain: true, email: filledIn.email };
  expect(await press()).toMatchObject(uncertain);
  expect(await press()).toMatchObject(uncertain);
  expect(received).toHaveLength(1);
});
