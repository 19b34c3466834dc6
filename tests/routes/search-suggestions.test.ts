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
    sharing: response.headers.get("Cache-Control"),
    answer: await response.json(),
  };
}

const notAsked: Fetch = () => Promise.reject(new Error("not expected"));

test("the beginning of a word suggests pages with their addresses, at most six", async () => {
  const { status, sharing, answer } = await suggest(await createTestContext(), "dement");
  expect({ status, sharing }).toEqual({ status: 200, sharing: "public, max-age=60" });
  expect(answer).toMatchObject({
    label: "Suggesties",
    status: "6 suggesties. Kies met de pijltjestoetsen.",
    suggestions: { length: 6 },
  });
  for (const { title, url } of answer.suggestions) {
    expect(title).toMatch(/dement/i);
    expect(url).toMatch(/^\/[^/]/);
  }
});

test("an upstream without suggestions, or one that fails, suggests nothing and breaks nothing", async () => {
  const statuses = [404, 500];
  const productApi: Fetch = async () => new Response(null, { status: statuses.shift() });
  const context = await createTestContext({ productApi });
  while (statuses.length > 0) {
    expect(await suggest(context, "dementie")).toMatchObject({ status: 200, answer: { suggestions: [] } });
  }
});

test("what cannot be read, or leads to another site, is left out; titles are plain text", async () => {
  const productApi: Fetch = async () =>
    Response.json({
      Items: [
        { Title: "<b>Hulp</b> & zorg", Data: { Path: "/hulp" } },
        { Title: "Elders", Data: { Path: "//elders.example" } },
        { Title: "Kwaad", Data: { Path: "javascript:alert(1)" } },
        "niets",
      ],
    });
  const { answer } = await suggest(await createTestContext({ productApi }), "hulp");
  expect(answer.suggestions).toEqual([{ title: "Hulp & zorg", url: "/hulp" }]);
});

test.each(["", " ", "a", "a".repeat(81), "geheugen ".repeat(1200)])(
  "nothing is asked for a term that is too short or too long",
  async (term) => {
    const { answer } = await suggest(await createTestContext({ productApi: notAsked }), term);
    expect(answer.suggestions).toEqual([]);
  },
);

test.each(["anna@example.nl", "06 1234 56789", "bel 0344-123456789"])(
  "%s may be somebody's: it is not asked, and nobody keeps the answer",
  async (term) => {
    const context = await createTestContext({ productApi: notAsked });
    expect(await suggest(context, term)).toMatchObject({ sharing: "no-store", answer: { suggestions: [] } });
  },
);

test("no term makes it fail, and none is counted or logged", async () => {
  const context = await createTestContext();
  const terms = [
    ...["\"'`“”„", "+huis -fiets", "AND OR NOT (", ")*~^2 [a TO b]", '{"$ne":1}', "' OR 1=1 --", "%00%ff%"],
    ...["🧠👩‍👩‍👧", "ذاكرة ‮זיכרון", "<script>alert(1)</script>", "\u0000\u0008", "__proto__ constructor"],
    ...["../../etc/passwd", "\ud83d", "é".normalize("NFD"), "?#&=+%", "*".repeat(80), "gehuegen"],
  ];
  for (const term of terms) {
    const { status, answer } = await suggest(context, term);
    expect({ term, status }).toEqual({ term, status: 200 });
    expect(Array.isArray(answer.suggestions)).toBe(true);
  }
  expect(context.logged).toEqual([]);
});
