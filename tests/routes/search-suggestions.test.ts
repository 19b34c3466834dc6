import { expect, test } from "vitest";
import type { Fetch } from "~/.server/http/upstream";
import { loader } from "~/routes/search/suggestions";
import { createTestContext, type TestContext } from "../setup/test-context";

async function suggest(context: TestContext, term: string) {
  const request = new Request(
    `http://dementie.localhost/zoeken/suggesties?${new URLSearchParams({ zoekterm: term })}`,
  );
  const response = await loader({ request, params: {}, context: context.loadContext() });
  return {
    status: response.status,
    cacheControl: response.headers.get("Cache-Control"),
    body: await response.json(),
  };
}

const unexpectedCall: Fetch = () => Promise.reject(new Error("not expected"));

test("the beginning of a word gives at most six suggestions with their addresses", async () => {
  const { status, cacheControl, body } = await suggest(await createTestContext(), "dement");
  expect({ status, cacheControl }).toEqual({ status: 200, cacheControl: "public, max-age=60" });
  expect(body).toMatchObject({
    label: "Suggesties",
    status: "6 suggesties. Kies met de pijltjestoetsen.",
    suggestions: { length: 6 },
  });
  for (const { title, url } of body.suggestions) {
    expect(title).toMatch(/dement/i);
    expect(url).toMatch(/^\/[^/]/);
  }
});

test.each([
  ["lacks the call", 404, "public, max-age=60"],
  ["fails", 500, "no-store"],
])("when the upstream %s the list of suggestions is empty", async (_, upstreamStatus, cacheControl) => {
  const productApi: Fetch = async () => new Response(null, { status: upstreamStatus });
  const found = await suggest(await createTestContext({ productApi }), "dementie");
  expect(found).toMatchObject({ status: 200, cacheControl, body: { suggestions: [] } });
});

test("invalid and external suggestions are left out; titles are plain text", async () => {
  const productApi: Fetch = async () =>
    Response.json({
      Items: [
        { Title: "<b>Hulp</b> & zorg", Data: { Path: "/hulp" } },
        { Title: "Elders", Data: { Path: "//elders.example" } },
        { Title: "Kwaad", Data: { Path: "javascript:alert(1)" } },
        "niets",
      ],
    });
  const { body } = await suggest(await createTestContext({ productApi }), "hulp");
  expect(body.suggestions).toEqual([{ title: "Hulp & zorg", url: "/hulp" }]);
});

test.each(["", " ", "a", "a".repeat(81), "geheugen ".repeat(1200)])(
  "a term that is too short or too long makes no upstream call",
  async (term) => {
    const { body } = await suggest(await createTestContext({ productApi: unexpectedCall }), term);
    expect(body.suggestions).toEqual([]);
  },
);

test.each(["anna@example.nl", "06 1234 56789", "bel 0344-123456789"])(
  "the possible personal data %s are not sent upstream, and the response has no-store",
  async (term) => {
    const context = await createTestContext({ productApi: unexpectedCall });
    expect(await suggest(context, term)).toMatchObject({
      cacheControl: "no-store",
      body: { suggestions: [] },
    });
  },
);

test("any term gets a response, and no term is logged", async () => {
  const context = await createTestContext();
  const terms = [
    ...["\"'`“”„", "+huis -fiets", "AND OR NOT (", ")*~^2 [a TO b]", '{"$ne":1}', "' OR 1=1 --", "%00%ff%"],
    ...["🧠👩‍👩‍👧", "ذاكرة ‮זיכרון", "<script>alert(1)</script>", "\u0000\u0008", "__proto__ constructor"],
    ...["../../etc/passwd", "\ud83d", "é".normalize("NFD"), "?#&=+%", "*".repeat(80), "gehuegen"],
  ];
  for (const term of terms) {
    const { status, body } = await suggest(context, term);
    expect({ term, status }).toEqual({ term, status: 200 });
    expect(Array.isArray(body.suggestions)).toBe(true);
  }
  expect(context.logged).toEqual([]);
});
