import { parse } from "cookie";
import { expect, test } from "vitest";
import { requestScope } from "~/.server/context/context";
import { testApp } from "../../../tests/setup/app-context";
import { allowEmbeds, readAllowedEmbeds } from "./allowed-embeds-cookie";

interface Sent {
  back?: string;
  embeds?: string[];
  environment?: Record<string, string>;
}

async function shown({ back = "/zorgen/partner?page=2", embeds = ["embed-film"], environment }: Sent = {}) {
  const { app } = testApp({ environment });
  const form = new FormData();
  form.set("terug", back);
  form.set("anker", embeds.at(-1) ?? "");
  for (const id of embeds) form.append("deze", id);
  const scope = await requestScope(new Request("http://samen.localhost/cookies"), { app });
  const response = allowEmbeds(scope, form);
  return { response, set: response.headers.get("Set-Cookie") ?? "" };
}

/** What a browser with that cookie sees on a page. */
function seenAt(path: string, set: string): string[] {
  const [cookie = ""] = set.split(";");
  return readAllowedEmbeds(new Request(`http://samen.localhost${path}`, { headers: { Cookie: cookie } }));
}

test("the visitor is back at the place on the page, with a cookie for that page and this session", async () => {
  const { response, set } = await shown();
  expect(response.status).toBe(303);
  expect(response.headers.get("Location")).toBe("/zorgen/partner?page=2#embed-film");
  expect(set).toMatch(/^alleen-deze=[^;]+; Path=\/zorgen\/partner; HttpOnly; SameSite=Lax$/);
});

test("the choice holds on that page, with whatever query, and on no other", async () => {
  const { set } = await shown();
  expect(seenAt("/zorgen/partner", set)).toEqual(["embed-film"]);
  expect(seenAt("/zorgen/partner?page=3", set)).toEqual(["embed-film"]);
  expect(seenAt("/zorgen/partner/verder", set)).toEqual([]);
  expect(seenAt("/zorgen", set)).toEqual([]);
});

test("what is shown already stays; twice the same is once", async () => {
  const { set } = await shown({ embeds: ["embed-film", "embed-quiz", "embed-film"] });
  expect(seenAt("/zorgen/partner", set)).toEqual(["embed-film", "embed-quiz"]);
});

test("a path with signs of its own has its cookie too", async () => {
  const { set } = await shown({ back: "/caf%C3%A9s/a&b" });
  expect(parse(set).Path).toBe("/cafés/a&b");
  expect(seenAt("/caf%C3%A9s/a&b", set)).toEqual(["embed-film"]);
});

test("over https the cookie travels over https only", async () => {
  expect((await shown({ environment: { PUBLIC_URL: "https://www.example.nl" } })).set).toMatch(/; Secure/);
});

test.each([{ embeds: [] }, { embeds: ["inhoud", "<script>"] }])(
  "a form that names nothing to show sets nothing: %j",
  async (sent) => {
    const { response, set } = await shown(sent);
    expect([response.status, set]).toEqual([303, ""]);
  },
);

test("a form that leads elsewhere shows it nowhere but at home", async () => {
  const { response, set } = await shown({ back: "https://elders.example/a" });
  expect(response.headers.get("Location")).toBe("/#embed-film");
  expect(set).toMatch(/; Path=\/; /);
});
