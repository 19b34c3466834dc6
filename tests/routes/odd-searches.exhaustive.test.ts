import fc from "fast-check";
import { expect, test } from "vitest";
import { loader } from "~/routes/search/search";
import { createTestContext } from "../setup/test-context";

const pieces = [
  ...["\"'`“”„", "+huis -fiets", "AND OR NOT (", ")*~^2 [a TO b]", '{"$ne":1}', "' OR 1=1 --", "%00%ff%"],
  ...[
    "🧠👩‍👩‍👧",
    "ذاكرة ‮זיכרון",
    "<script>alert(1)</script>",
    "</title><!--",
    "&lt;b&gt;",
    "\\u0000\\",
    "\u0000\u0008",
  ],
  ...["__proto__ constructor", "#{7*7}{{7*7}}", "../../etc/passwd", "\ud83d", "é".normalize("NFD"), "?#&=+%"],
];

/** Two hundred odd search terms from a fixed seed. */
const terms = [
  "geheugen ".repeat(1200),
  "a".repeat(10_240),
  ...fc
    .sample(
      fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ unit: "binary", maxLength: 30 })), {
        minLength: 1,
        maxLength: 5,
      }),
      { numRuns: 198, seed: 20 },
    )
    .map((parts) => parts.join(" ")),
];

const nothingOfMembers = { page: 1, pageCount: 1, isExact: true, kinds: [] };

test("the search succeeds for any term in any kind of content", async () => {
  const context = await createTestContext({
    services: { fetch: async () => Response.json(nothingOfMembers) },
  });
  for (const [index, term] of terms.entries()) {
    const query = new URLSearchParams({
      zoekterm: term,
      pijler: ["alle", "informatie", "nieuws", "regio"][index % 4] ?? "",
    });
    const request = new Request(`http://dementie.localhost/zoeken?${query}`);
    const { data, init } = await loader({ request, params: {}, context: context.loadContext() });
    expect({ term, status: init?.status, failed: data.failed }).toEqual({ term, status: 200, failed: false });
    expect(data.term.length).toBeLessThanOrEqual(200);
  }
  expect(context.logged.filter(({ level }) => level === "error")).toEqual([]);
});
