import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { loadContent } from "../../backend/content/load-content";
import { createBackend } from "../../backend/handler";
import { writeContent } from "../../backend/test-support";
import { type Example, exampleContent, examples } from "./contract-examples";

const contract = readFileSync("docs/backend-contract.md", "utf8");
// A heading may hold more than one call: `### GET /a, /b`.
const calls = [...contract.matchAll(/^### (GET|POST) (.+)$/gm)].flatMap(([, method, paths = ""]) =>
  paths.split(", ").map((path) => `${method} ${path}`),
);
const now = () => new Date("2026-11-21T08:00:00Z");

// The examples share a backend, because they do not affect each other.
const folder = mkdtempSync(join(tmpdir(), "contract-test-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
writeContent(folder, exampleContent);
const { content } = await loadContent(folder);
const handle = await createBackend({ contentDir: folder, dataDir: join(folder, "data"), now });

const region = content.regions.findBySlug("rivierenland");
const cafe = region?.locations.find(({ title }) => title === "Alzheimer Café Tiel");
const stands: Record<string, string> = {
  "{nid}": String(content.pages.get("/zorgen/partner")?.nid),
  "{books}": String(content.pages.get("/boeken")?.nid),
  "{picture}": content.pictures.get("plaatje")?.url ?? "",
  "{region}": String(region?.id),
  "{location}": String(cafe?.id),
};

async function run({ path, headers, body }: Example): Promise<Response> {
  const address = path.replace(/\{\w+\}/g, (name) => stands[name] ?? name);
  const init = { method: body ? "POST" : "GET", headers, body };
  return handle(new Request(`http://backend.test${address}`, init));
}

test("the contract has examples of every call, and no others", () => {
  expect(calls).toEqual(Object.keys(examples));
});

const rows = Object.entries(examples).flatMap(([call, list]) =>
  list.map((example) => ({ call, ...example })),
);
test.each(rows)("$call: $path is answered with $status", async (example) => {
  const { status, contentType = "application/json", response: expected } = example;
  const response = await run(example);
  expect(response.status).toBe(status);
  if (status !== 204) expect(response.headers.get("Content-Type")).toContain(contentType);
  if (expected !== undefined) expect(await response.json()).toMatchObject(expected);
});

test("the content of the site is valid", async () => {
  expect((await loadContent("content")).problems).toEqual([]);
});
