import fc from "fast-check";
import { expect, test } from "vitest";
import { z } from "zod";
import { testCalls, testUpstream } from "../../../tests/setup/upstream";
import { getJson } from "./get-json";
import { responseFacts } from "./response-facts";

const html = { "Content-Type": "text/html; charset=utf-8" };

async function logOf(body: string, query: Record<string, string>, headers: Record<string, string> = html) {
  const { calls, logged } = testCalls();
  const upstream = testUpstream(async () => new Response(body, { headers }));
  await getJson({ upstream, calls }, "/api/v1/es/search", { schema: z.unknown(), query });
  return logged.map(({ fields }) => fields);
}

test("a response that is not JSON is logged with its query, content type and start", async () => {
  const body = `<!doctype html>\n<title>Onderhoud\u0000</title>${"x".repeat(200)}`;
  expect(await logOf(body, { query: "koffie in Tiel", page: "2", contentType: "nieuws" })).toEqual([
    {
      upstream: "cms",
      path: "/api/v1/es/search",
      kind: "failed",
      status: 200,
      reason: "Parsing error: not JSON",
      query: "query=…&page=2&contentType=nieuws",
      contentType: "text/html; charset=utf-8",
      advice: "CMS_FORMAT=json asks Drupal for JSON by ?_format",
      start: `<!doctype html> <title>Onderhoud </title>${"x".repeat(39)}`,
    },
  ]);
});

test("a JSON response is logged without its content", async () => {
  const [fields] = await logOf('{"a": 1', { page: "1" }, { "Content-Type": "application/json" });
  expect(fields).toMatchObject({ contentType: "application/json", start: '{"a": 1' });
});

test("nothing that a visitor typed is logged where the response repeats it, in any capitals or encoded", () => {
  const typed = fc
    .string({ minLength: 3, maxLength: 40, unit: "grapheme" })
    .filter((text) => /\p{L}{3}/u.test(text));
  fc.assert(
    fc.property(typed, fc.constantFrom("query", "address", "activityType", "path"), (value, name) => {
      const query = new URLSearchParams({ [name]: `zqx${value}` });
      const [given = ""] = query.getAll(name);
      // Some letters have two capitals.
      const capitals = given.toUpperCase();
      const spellings = capitals.toLowerCase() === given.toLowerCase() ? [given, capitals] : [given];
      for (const echo of [...spellings, encodeURIComponent(given)]) {
        const facts = JSON.stringify(
          responseFacts({ status: 200, location: "", text: `Niets: ${echo}!` }, query),
        );
        expect(facts).not.toMatch(/zqx/i);
      }
    }),
  );
});

test.each(["jan@voorbeeld.nl", "06 1234 5678 9", "zie /reset/3f2a1b9c3f2a1b9c3f2a1b9c"])(
  "the start of a response with '%s' is logged by its shape",
  (text) => {
    const { start } = responseFacts({ status: 200, location: "", text }, new URLSearchParams());
    expect(start).not.toContain(text);
    expect(start).toMatch(/^[9a\s@?./+-]+$/);
  },
);
