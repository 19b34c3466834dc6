import { parse } from "cookie";
import { expect, test } from "vitest";
import { requestScope } from "~/.server/context/context";
import { testApp } from "../../../tests/setup/app-context";
import { allowEmbeds, readAllowedEmbeds } from "./allowed-embeds-cookie";

interface Submission {
  back?: string;
  embeds?: string[];
  environment?: Record<string, string>;
}

async function submit({
  back = "/zorgen/partner?page=2",
  embeds = ["embed-film"],
  environment,
}: Submission = {}) {
  const { app } = testApp({ environment });
  const scope = await requestScope(new Request("http://samen.localhost/cookies"), { app });
  const response = allowEmbeds(scope, { terug: back, anker: embeds.at(-1), deze: embeds });
  return { response, set: response.headers.get("Set-Cookie") ?? "" };
}

/** The embeds that a browser with that cookie shows on a page. */
function embedsOn(path: string, set: string): string[] {
  const [cookie = ""] = set.split(";");
  const origin = cookie.startsWith("__Secure-") ? "https://samen.localhost" : "http://samen.localhost";
  return readAllowedEmbeds({
    request: new Request(`${origin}${path}`, { headers: { Cookie: cookie } }),
    origin,
  });
}

test("the visitor returns to the embed, with a session cookie for that page", async () => {
  const { response, set } = await submit();
  expect(response.status).toBe(303);
  expect(response.headers.get("Location")).toBe("/zorgen/partner?page=2#embed-film");
  expect(set).toMatch(/^alleen-deze=[^;]+; Path=\/zorgen\/partner; HttpOnly; SameSite=Lax$/);
});

test("the choice applies to that page with any query, and to no other page", async () => {
  const { set } = await submit();
  expect(embedsOn("/zorgen/partner", set)).toEqual(["embed-film"]);
  expect(embedsOn("/zorgen/partner?page=3", set)).toEqual(["embed-film"]);
  expect(embedsOn("/zorgen/partner/verder", set)).toEqual([]);
  expect(embedsOn("/zorgen", set)).toEqual([]);
});

test("embeds that are shown already stay allowed, without duplicates", async () => {
  const { set } = await submit({ embeds: ["embed-film", "embed-quiz", "embed-film"] });
  expect(embedsOn("/zorgen/partner", set)).toEqual(["embed-film", "embed-quiz"]);
});

test("a path with special characters gets a cookie", async () => {
  const { set } = await submit({ back: "/caf%C3%A9s/a&b" });
  expect(parse(set).Path).toBe("/cafés/a&b");
  expect(embedsOn("/caf%C3%A9s/a&b", set)).toEqual(["embed-film"]);
});

test("with an https address the cookie is Secure", async () => {
  expect((await submit({ environment: { PUBLIC_URL: "https://www.example.nl" } })).set).toMatch(
    /^__Secure-alleen-deze=.*; Secure/,
  );
});

test.each([{ embeds: [] }, { embeds: ["inhoud", "<script>"] }])(
  "a form without a valid embed id sets no cookie: %j",
  async (submission) => {
    const { response, set } = await submit(submission);
    expect([response.status, set]).toEqual([303, ""]);
  },
);

test("a form with a foreign return address allows the embed on the home page only", async () => {
  const { response, set } = await submit({ back: "https://elders.example/a" });
  expect(response.headers.get("Location")).toBe("/#embed-film");
  expect(set).toMatch(/; Path=\/; /);
});
