import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { loadContent } from "../../backend/content/load-content";
import { backendWith, contentFolder } from "../../backend/test-support";
import { type Example, exampleContent, examples } from "./contract-examples";

const contract = readFileSync("docs/backend-contract.md", "utf8");
// A heading may hold more than one call: `### GET /a, /b`.
const calls = [...contract.matchAll(/^### (GET|POST) (.+)$/gm)].flatMap(([, method, paths = ""]) =>
  paths.split(", ").map((path) => `${method} ${path}`),
);
const now = () => new Date("2026-11-21T08:00:00Z");

async function run({ path, headers, body }: Example): Promise<Response> {
  const { content } = await loadContent(contentFolder(exampleContent));
  const partner = content.pages.get("/zorgen/partner");
  const picture = content.pictures.get("plaatje");
  const { request } = await backendWith(exampleContent, { now });
  const address = path.replace("{nid}", String(partner?.nid)).replace("{picture}", picture?.url ?? "");
  return request(address, { method: body ? "POST" : "GET", headers, body });
}

test("the contract has examples of every call, and no others", () => {
  expect(calls).toEqual(Object.keys(examples));
});

const rows = Object.entries(examples).flatMap(([call, list]) =>
  list.map((example) => ({ call, ...example })),
);
test.each(rows)("$call: $path is answered with $status", async (example) => {
  const { status, contentType = "application/json", answer } = example;
  const response = await run(example);
  expect(response.status).toBe(status);
  expect(response.headers.get("Content-Type")).toContain(contentType);
  if (answer !== undefined) expect(await response.json()).toMatchObject(answer);
});

test("the content of the site is in order", async () => {
  expect((await loadContent("content")).problems).toEqual([]);
});
