import { expect, test, vi } from "vitest";
import type { Fetch } from "~/.server/http/upstream";
import { readCounts } from "~/.server/metrics/counters";
import { loader } from "~/routes/search/search";
import { createTestContext, type TestContext } from "../setup/test-context";

async function search(context: TestContext, query: string) {
  const request = new Request(`http://dementie.localhost/zoeken${query}`);
  const { data, init } = await loader({ request, params: {}, context: context.loadContext() });
  return { ...data, status: init?.status };
}

const result = (id: string, type: string, title = id) => ({
  Id: id,
  Title: title,
  Type: type,
  Introduction: "",
  Data: { Path: `/${id}` },
});

test("a search without a term makes no upstream call", async () => {
  const productApi: Fetch = () => Promise.reject(new Error("not expected"));
  const page = await search(await createTestContext({ productApi }), "?zoekterm=%20%20");
  expect(page).toMatchObject({
    term: "",
    total: { count: 0, more: false },
    failed: false,
    status: 200,
    document: { noindex: false },
  });
});

test("a page of search results names the term in the title and has noindex", async () => {
  const page = await search(await createTestContext(), "?zoekterm=autorijden");
  expect(page.total.count).toBeGreaterThan(0);
  expect(page.document).toMatchObject({ title: "Zoeken naar ‘autorijden’", noindex: true });
});

test("content pages and overviews come first, then the rest in upstream order", async () => {
  const productApi: Fetch = async () =>
    Response.json([
      result("a", "Vacancy"),
      result("b", "Overview"),
      result("c", "ContentPage"),
      result("d", "News"),
    ]);
  const page = await search(await createTestContext({ productApi }), "?zoekterm=hulp");
  expect(page.groups.map(({ kind, results }) => [kind, results.map(({ id }) => id)])).toEqual([
    ["informatie", ["b", "c"]],
    ["nieuws", ["d"]],
    ["vacatures", ["a"]],
  ]);
});

test("the chosen kind of content is sent upstream; an unknown kind counts as 'alle'", async () => {
  const requests: (string | null)[] = [];
  const productApi: Fetch = async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname.endsWith("/search")) requests.push(searchParams.get("contentType"));
    return Response.json([]);
  };
  const context = await createTestContext({ productApi });
  const requestedKinds = async (query: string) => {
    requests.length = 0;
    await search(context, query);
    return [...requests];
  };
  // A search for all kinds runs once for the counts per kind.
  expect(await requestedKinds("?zoekterm=a&pijler=nieuws")).toEqual(["nieuws", "alle"]);
  expect(await requestedKinds("?zoekterm=a&pijler=alles-en-meer")).toEqual(["alle"]);
  expect(await requestedKinds("?zoekterm=a&pijler=nieuws&pijler=regio")).toEqual(["regio", "alle"]);
});

test("titles are plain text without markup", async () => {
  const productApi: Fetch = async () =>
    Response.json([
      result("a", "News", "<em>Hulp</em> & <script>alert(1)</script>zorg"),
      { Title: "zonder pad" },
    ]);
  const page = await search(await createTestContext({ productApi }), "?zoekterm=hulp");
  expect(page.groups[0]?.results.map(({ title }) => title)).toEqual(["Hulp & zorg"]);
});

/** An upstream with this many results per kind, at most a hundred per response. */
function searchUpstream(news: number, regions: number): Fetch {
  return async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (!pathname.endsWith("/search")) return new Response(null, { status: 404 });
    const all = [
      ...Array.from({ length: news }, (_, index) => result(`n${index}`, "News")),
      ...Array.from({ length: regions }, (_, index) => result(`r${index}`, "Regio")),
    ];
    const type = { nieuws: "News", regio: "Regio" }[searchParams.get("contentType") ?? ""];
    return Response.json(all.filter(({ Type }) => !type || Type === type).slice(0, 100));
  };
}

test.each(["alle", "nieuws"])(
  "each kind of content has its number of results, with %s chosen",
  async (pijler) => {
    const page = await search(
      await createTestContext({ productApi: searchUpstream(3, 2) }),
      `?zoekterm=hulp&pijler=${pijler}`,
    );
    expect(page.counts).toEqual({
      alle: { count: 5, more: false },
      informatie: { count: 0, more: false },
      nieuws: { count: 3, more: false },
      regio: { count: 2, more: false },
    });
  },
);

test("the counts of a full response are minimums; the chosen kind has an exact count", async () => {
  const productApi = searchUpstream(98, 40);
  const page = await search(await createTestContext({ productApi }), "?zoekterm=hulp&pijler=regio");
  expect(page.counts).toEqual({
    alle: { count: 100, more: true },
    informatie: { count: 0, more: true },
    nieuws: { count: 98, more: true },
    regio: { count: 40, more: false },
  });
});

test("all counts of a full response are marked as minimums", async () => {
  const productApi = searchUpstream(98, 40);
  const page = await search(await createTestContext({ productApi }), "?zoekterm=hulp");
  expect(page.total).toEqual({ count: 100, more: true });
  expect(page.groups.map(({ kind, total }) => [kind, total])).toEqual([
    ["regio", { count: 2, more: true }],
    ["nieuws", { count: 98, more: true }],
  ]);
});

test("a misspelt term gets the correction of the upstream, if there is one", async () => {
  const responses = [{ Items: [], Correction: "dementie" }, { Items: [], Correction: null }, null];
  const productApi: Fetch = async (request) => {
    if (!request.url.includes("/suggest?")) return Response.json([]);
    const response = responses.shift();
    return response ? Response.json(response) : new Response(null, { status: 404 });
  };
  const context = await createTestContext({ productApi });
  for (const correction of ["dementie", "", ""]) {
    expect(await search(context, "?zoekterm=dementei")).toMatchObject({ correction, status: 200 });
  }
});

test("a failed search is a 503 with the term", async () => {
  const productApi: Fetch = async () => new Response(null, { status: 500 });
  const page = await search(await createTestContext({ productApi }), "?zoekterm=hulp");
  expect(page).toMatchObject({ failed: true, status: 503, term: "hulp" });
});

test.each([
  ["quotes", "\"'`“”"],
  ["operators", "a AND (b OR -c) +d* ~e^2 [f TO g] {h}"],
  ["emoji", "🧠👵🏽"],
  ["right-to-left text", "ذاكرة זיכרון"],
  ["HTML", "<script>alert(1)</script>"],
  ["a long text", "geheugen ".repeat(1200)],
  ["control characters", "a\u0000b\u0008"],
  ["prototype names", "__proto__ constructor toString"],
])("a search term with %s does not fail", async (_, term) => {
  const page = await search(await createTestContext(), `?zoekterm=${encodeURIComponent(term)}`);
  expect(page.status).toBe(200);
  expect(page.term.length).toBeLessThanOrEqual(200);
});

test("the search page renders without its page in the CMS", async () => {
  const cms: Fetch = async () => new Response(null, { status: 500 });
  const page = await search(await createTestContext({ cms }), "?zoekterm=autorijden");
  expect(page).toMatchObject({ status: 200, header: null });
});

/** A search for a word that no page has, with these services; what was counted as nothing found. */
async function searchWithoutPages(services: Fetch) {
  const now = new Date("2026-11-20T12:00:00Z");
  const context = await createTestContext({
    now: () => now,
    productApi: async () => Response.json([]),
    services: { fetch: services },
  });
  const { experiences } = await search(context, "?zoekterm=wandelclub");
  // What fewer than three visits searched for is not reported.
  for (let visit = 0; visit < 2; visit += 1) await search(context, "?zoekterm=wandelclub");
  await context.loadContext().app?.counters.flush();
  const nothing = await readCounts(context.dataDir, "search-nothing", { days: 1, now });
  return { experiences: experiences.map(({ url }) => url), nothing };
}

test("a search that finds experiences alone is not counted as one that found nothing", async () => {
  const blog = { kind: "blog", username: "Rietvink", title: [{ text: "Wandelen", hit: false }], excerpt: [] };
  const kinds = [{ kind: "blog", count: 1, isMore: false, results: [blog] }];
  const found = { page: 1, pageCount: 1, isExact: true, kinds };
  expect(await searchWithoutPages(async () => Response.json(found))).toEqual({
    experiences: ["/ervaringen-delen/blogs/Rietvink"],
    nothing: [],
  });
  expect(await searchWithoutPages(async () => Response.json({ ...found, kinds: [] }))).toEqual({
    experiences: [],
    nothing: [["wandelclub", 3]],
  });
});

test("experiences are waited for at most a second", async () => {
  const limits = vi.spyOn(AbortSignal, "timeout");
  const never: Fetch = ({ signal }) =>
    new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));
  expect((await searchWithoutPages(never)).experiences).toEqual([]);
  expect(limits.mock.calls.flat()).toContain(1000);
});

test("experiences of a term are asked once a minute, but each time for one that looks personal", async () => {
  let now = new Date("2026-11-20T12:00:00Z");
  let calls = 0;
  const services: Fetch = async () => {
    calls += 1;
    return Response.json({ page: 1, pageCount: 1, isExact: true, kinds: [] });
  };
  const context = await createTestContext({ now: () => now, services: { fetch: services } });
  const callsOf = async (term: string) => {
    const before = calls;
    await search(context, `?zoekterm=${term}`);
    return calls - before;
  };
  expect([await callsOf("wandelclub"), await callsOf("wandelclub")]).toEqual([1, 0]);
  expect([await callsOf("0612345678"), await callsOf("0612345678")]).toEqual([1, 1]);
  now = new Date("2026-11-20T12:01:00Z");
  expect(await callsOf("wandelclub")).toBe(1);
});
