import { expect, test } from "vitest";
import { parseConfig } from "~/.server/config/config";
import { previewAccess } from "./access.server";
import { previewLink } from "./link.server";

const now = new Date("2026-11-20T12:00:00Z");
const found = { entityType: "node", entityId: "7", revisionId: "1" };

const configOf = (environment: Record<string, string> = {}) =>
  parseConfig({ SESSION_SECRET: "een lang geheim van een toets", ...environment });

const linkOf = (args: string, environment?: Record<string, string>) =>
  previewLink(configOf(environment), args.split(" "), now, async (path) =>
    path === "/zorgen" ? found : null,
  );

test("the link is valid for a day, or for the given number of hours", async () => {
  const hours = async (args: string) => {
    const access = previewAccess({
      request: new Request(await linkOf(args)),
      config: configOf(),
      now,
      origin: "https://www.example.nl",
    });
    return (Number(access?.link?.until) - now.getTime() / 1000) / 3600;
  };
  expect(await hours("node 12 34")).toBe(24);
  expect(await hours("node 12 34 --hours 48")).toBe(48);
});

test("the link has the given page, revision and brand", async () => {
  const hosts = { PUBLIC_URL: "https://www.example.nl", BRAND_HOSTS: "samen.example.nl=samen" };
  const addressOf = async (args: string, environment?: Record<string, string>) =>
    (await linkOf(args, environment)).replace(/\?.*/, "");
  expect(await addressOf("node 12 34")).toBe("http://localhost:3000/preview/node/12/34");
  expect(await addressOf("node 12 34 --brand samen")).toBe("http://samen.localhost:3000/preview/node/12/34");
  expect(await addressOf("node 12 34", hosts)).toBe("https://www.example.nl/preview/node/12/34");
  expect(await addressOf("node 12 34 --brand samen", hosts)).toBe(
    "https://samen.example.nl/preview/node/12/34",
  );
});

test("a published page can be given by its path", async () => {
  expect(await linkOf("/zorgen")).toContain("/preview/node/7/1?");
});

test.each([
  ["", "Which page"],
  ["node 12", "Which page"],
  ["node 12 34 56", "Which page"],
  ["/zorgen 34", "Which page"],
  ["/weg", "no page /weg"],
  ["node 12 x", "no page node 12 x"],
  ["Node 12 34", "no page Node 12 34"],
  ["node ../../user 34", "no page"],
  ["node 12 34 --hours 0", "--hours"],
  ["node 12 34 --hours 721", "--hours"],
  ["node 12 34 --hours veel", "--hours"],
  ["node 12 34 --brand ander", "--brand"],
  ["node 12 34 --dagen 3", "--dagen"],
])("'%s' is rejected with the reason", async (args, reason) => {
  await expect(linkOf(args)).rejects.toThrow(reason);
});

test("a brand without its own host has no link", async () => {
  await expect(linkOf("node 1 2 --brand samen", { PUBLIC_URL: "https://www.example.nl" })).rejects.toThrow(
    "BRAND_HOSTS",
  );
});
