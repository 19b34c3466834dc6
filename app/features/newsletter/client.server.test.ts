import { expect, test } from "vitest";
import { testCalls, testScope, testUpstream } from "../../../tests/setup/upstream";
import { type NewsletterSignUp, subscribeToNewsletter } from "./client.server";

const signUp = {
  email: "jan@voorbeeld.nl",
  rendered: "2026-11-20T12:00:00.000Z",
  sent: "2026-11-20T12:01:00.000Z",
  path: "/zorgen",
  honeypot: "",
};

async function subscribe(fields: Partial<NewsletterSignUp> = {}, respond = () => new Response("ja")) {
  const sent: Request[] = [];
  const upstream = testUpstream(
    async (request) => {
      sent.push(request);
      return respond();
    },
    { name: "newsletter", baseUrl: "https://mail.test/forms/{brand}?lijst={brand}" },
  );
  const { upstreams } = testScope(upstream.fetch).scope;
  const newsletter = { upstream, calls: testCalls().calls };
  const scope = { upstreams: { ...upstreams, newsletter }, brand: "samen" } as const;
  const result = await subscribeToNewsletter(scope, { ...signUp, ...fields });
  return {
    result,
    upstream,
    url: sent[0]?.url,
    body: (await sent[0]?.text()) ?? "",
    headers: sent[0]?.headers,
  };
}

test("a sign-up goes to the form of the brand", async () => {
  expect((await subscribe()).url).toBe("https://mail.test/forms/samen?lijst=samen");
});

test("a sign-up is sent as a URL-encoded form with the provider's fields", async () => {
  const { body, headers, result } = await subscribe();
  expect(headers?.get("Content-Type")).toContain("application/x-www-form-urlencoded");
  const { honeypot: _, ...fields } = signUp;
  expect(Object.fromEntries(new URLSearchParams(body))).toEqual(fields);
  expect(result.kind).toBe("loaded");
});

test("the form of a mailing sends its form id and the mailing's values", async () => {
  const mailing = { form: "tips-mantelzorg", runid: "ab12", "score sdv": "12" };
  const { body } = await subscribe({ ...mailing });
  expect(Object.fromEntries(new URLSearchParams(body))).toMatchObject(mailing);
});

test("empty fields are not sent", async () => {
  const { body } = await subscribe({ form: undefined, runid: "", "score sdv": undefined });
  expect([...new URLSearchParams(body).keys()]).toEqual(["email", "rendered", "sent", "path"]);
});

test("the honeypot is sent when it is filled", async () => {
  const { body } = await subscribe({ honeypot: "koop nu" });
  expect(new URLSearchParams(body).get("honeypot")).toBe("koop nu");
});

test.each([
  [true, 200],
  [true, 400],
  [false, 500],
])("the provider's reachable state is %s after a %i", async (reachable, status) => {
  const { upstream } = await subscribe({}, () => new Response("", { status }));
  expect(upstream.reachable).toBe(reachable);
});
