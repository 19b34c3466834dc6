import { readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import type { Fetch } from "~/.server/http/upstream";
import { action, loader } from "~/routes/newsletter/newsletter";
import { loader as thanksLoader } from "~/routes/newsletter/thanks";
import { outcomeOf } from "../setup/call";
import { createTestContext, type TestContext } from "../setup/test-context";

const rendered = "2026-11-20T12:00:00.000Z";

function post(context: TestContext, fields: Record<string, string>) {
  const body = new URLSearchParams(fields);
  const request = new Request("http://samen.localhost/nieuwsbrief", { method: "POST", body });
  return action({ request, params: {}, context: context.loadContext() });
}

async function refusal(context: TestContext, fields: Record<string, string>) {
  const response = await post(context, fields);
  if (!("data" in response)) throw new Error(`not refused but ${response.status}`);
  return { ...response.data, status: response.init?.status };
}

test("a valid address is stored with its time stamps and redirects to the confirmation", async () => {
  const context = await createTestContext();
  const response = await post(context, { email: "els@voorbeeld.nl", rendered, path: "/zorgen" });
  expect(response).toMatchObject({ status: 303 });
  expect(response instanceof Response && response.headers.get("Location")).toBe("/nieuwsbrief/bedankt");
  const folder = join(context.dataDir, "submissions", "newsletter");
  const [file = ""] = readdirSync(folder);
  const stored = readFileSync(join(folder, file), "utf8");
  expect(stored).toContain("els@voorbeeld.nl");
  expect(stored).toContain(rendered);
  expect(stored).toContain("samen");
  expect(statSync(join(folder, file)).mode & 0o777).toBe(0o600);
});

test.each([
  ["", "FieldMandatory"],
  ["   ", "FieldMandatory"],
  ["els", "InvalidEmail"],
  ["els@voorbeeld", "InvalidEmail"],
  [`${"e".repeat(250)}@voorbeeld.nl`, "FieldTooLong"],
])("'%s' is refused with %s and returned as typed", async (email, error) => {
  const refused = await refusal(await createTestContext(), { email, rendered });
  expect(refused).toMatchObject({ status: 400, error, sendingFailed: false });
  expect(refused.email.trim()).toBe(email.trim());
});

test("spaces in an address are removed", async () => {
  const bodies: string[] = [];
  const newsletter: Fetch = async (request) => {
    bodies.push(await request.text());
    return new Response(null, { status: 201 });
  };
  await post(await createTestContext({ newsletter }), {
    email: " els @voorbeeld.nl ",
    rendered,
    honeypot: "",
  });
  const sent = new URLSearchParams(bodies[0]);
  expect(sent.get("email")).toBe("els@voorbeeld.nl");
  expect(sent.has("honeypot")).toBe(false);
  expect(Date.parse(sent.get("sent") ?? "")).toBeGreaterThan(Date.parse(rendered));
});

test("a filled honeypot is forwarded and the visitor gets the normal confirmation", async () => {
  const bodies: string[] = [];
  const newsletter: Fetch = async (request) => {
    bodies.push(await request.text());
    return new Response(null, { status: 201 });
  };
  const fields = { email: "els@voorbeeld.nl", rendered, honeypot: "koop nu" };
  const response = await post(await createTestContext({ newsletter }), fields);
  expect(response).toMatchObject({ status: 303 });
  expect(new URLSearchParams(bodies[0]).get("honeypot")).toBe("koop nu");
});

test.each([
  ["responds with a 400", async () => new Response(null, { status: 400 })],
  ["responds with a 503", async () => new Response(null, { status: 503 })],
  ["redirects", async () => new Response(null, { status: 302, headers: { Location: "/elders" } })],
  ["cannot be reached", () => Promise.reject(new TypeError("fetch failed"))],
] satisfies [string, Fetch][])(
  "a sign-up at a provider that %s keeps the address in the form and is not retried",
  async (_name: string, provider: Fetch) => {
    let calls = 0;
    const newsletter: Fetch = (request) => {
      calls += 1;
      return provider(request);
    };
    const context = await createTestContext({ newsletter });
    const refused = await refusal(context, { email: "els@voorbeeld.nl", rendered });
    expect(refused).toMatchObject({ status: 502, sendingFailed: true, email: "els@voorbeeld.nl" });
    expect(calls).toBe(1);
    expect(JSON.stringify(context.logged)).not.toContain("voorbeeld.nl");
  },
);

const mailing = { formId: "tips-mantelzorg", runid: "ab12", "score sdv": "77" };

test("a sign-up on the form of a mailing is forwarded with the form's name and the mailing's parameters", async () => {
  const bodies: string[] = [];
  const newsletter: Fetch = async (request) => {
    bodies.push(await request.text());
    return new Response(null, { status: 201 });
  };
  const context = await createTestContext({ newsletter });
  const response = await post(context, { email: "els@voorbeeld.nl", rendered, ...mailing });
  expect(response).toMatchObject({ status: 303 });
  expect(Object.fromEntries(new URLSearchParams(bodies[0]))).toMatchObject({
    email: "els@voorbeeld.nl",
    form: "tips-mantelzorg",
    runid: "ab12",
    "score sdv": "77",
  });
});

test.each([
  ["refused", 400, { email: "els" }, 201],
  ["not sent", 502, { email: "els@voorbeeld.nl" }, 503],
])(
  "a sign-up on the form of a mailing that is %s keeps its page and parameters, which are not logged",
  async (_, status, fields, from) => {
    const newsletter: Fetch = async () => new Response(null, { status: from });
    const context = await createTestContext({ newsletter });
    expect(await refusal(context, { ...fields, rendered, path: "/zorgen", ...mailing })).toMatchObject({
      status,
      path: "/zorgen",
      mailing: { formId: "tips-mantelzorg", runid: "ab12", scoreSdv: "77" },
    });
    expect(JSON.stringify(context.logged)).not.toMatch(/ab12|"77"|tips-mantelzorg/);
  },
);

test("the form renders without its page in the CMS", async () => {
  const cms: Fetch = async () => new Response(null, { status: 500 });
  const context = await createTestContext({ cms });
  const request = new Request("http://samen.localhost/nieuwsbrief");
  const page = await loader({ request, params: {}, context: context.loadContext() });
  expect(page).toMatchObject({ header: null, document: { title: "Nieuwsbrief" } });
});

test("the confirmation has noindex", async () => {
  const context = await createTestContext();
  const request = new Request("http://samen.localhost/nieuwsbrief/bedankt");
  const page = await thanksLoader({ request, params: {}, context: context.loadContext() });
  expect(page.data.document.noindex).toBe(true);
});

test("the confirmation reports an accepted sign-up and its page to statistics once", async () => {
  const context = await createTestContext();
  const post = new Request("http://samen.localhost/nieuwsbrief", {
    method: "POST",
    body: new URLSearchParams({ email: "els@voorbeeld.nl", path: "/zorgen/partner" }),
  });
  const accepted = await action({ request: post, params: {}, context: context.loadContext() });
  const cookie = accepted instanceof Response ? accepted.headers.get("Set-Cookie") : null;
  expect(cookie).toMatch(/^aangemeld=.*; Max-Age=60; Path=\/nieuwsbrief\/bedankt; HttpOnly; SameSite=Lax$/);
  const visit = async (headers: Record<string, string>) => {
    const request = new Request("http://samen.localhost/nieuwsbrief/bedankt", { headers });
    return thanksLoader({ request, params: {}, context: context.loadContext() });
  };
  const first = await visit({ Cookie: cookie?.split(";")[0] ?? "" });
  expect(first.data.signedUpOn).toBe("/zorgen/partner");
  expect(new Headers(first.init?.headers).get("Set-Cookie")).toMatch(/^aangemeld=; Max-Age=0/);
  expect((await visit({})).data.signedUpOn).toBeNull();
  expect((await visit({ Cookie: "aangemeld=https%3A%2F%2Fevil.example" })).data.signedUpOn).toBeNull();
});

test("a repeated sign-up is forwarded once per ten minutes", async () => {
  let moment = Date.parse("2026-11-21T08:00:00Z");
  let requests = 0;
  const newsletter = async () => {
    requests += 1;
    return new Response("", { status: 201 });
  };
  const context = await createTestContext({ newsletter, now: () => new Date(moment) });
  const signUp = (fields: Record<string, string>) => {
    const body = new URLSearchParams({ email: "els@voorbeeld.nl", path: "/zorgen", ...fields });
    const request = new Request("http://samen.localhost/nieuwsbrief", { method: "POST", body });
    return outcomeOf(action({ request, params: {}, context: context.loadContext() }));
  };
  const thanks = { status: 303, location: "/nieuwsbrief/bedankt" };
  const both = await Promise.all([
    signUp({ rendered: "2026-11-21T07:59:00.000Z" }),
    signUp({ rendered: "2026-11-21T07:59:01.000Z" }),
  ]);
  expect(both).toEqual([thanks, thanks]);
  expect(requests).toBe(1);
  await signUp({ email: "bea@voorbeeld.nl" });
  expect(requests).toBe(2);
  moment += 601_000;
  expect(await signUp({})).toEqual(thanks);
  expect(requests).toBe(3);
});

test("a post without a form body shows the form with an error", async () => {
  const context = await createTestContext();
  const request = new Request("http://samen.localhost/nieuwsbrief", {
    method: "POST",
    body: "{}",
    headers: { "Content-Type": "application/json" },
  });
  const response = await action({ request, params: {}, context: context.loadContext() });
  expect("data" in response && [response.init?.status, response.data.error]).toEqual([400, "FieldMandatory"]);
});
