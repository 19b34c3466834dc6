import { expect, test } from "vitest";
import { questionCount, stepCount, type TestKind, tests } from "~/features/memory-test/model";
import { answersOf, pathOf, takeTest, visitor } from "../setup/memory-test-visitor";
import { createTestContext } from "../setup/test-context";

test.each([
  ["forMyself", "/geheugentest/zelf/resultaat", 50],
  ["forOthers", "/geheugentest/ander/resultaat", 48],
] satisfies [TestKind, string, number][])(
  "the steps of the test %s lead to its result",
  async (kind, path, score) => {
    const visit = visitor(await createTestContext());
    for (let step = 1; step < stepCount(kind); step += 1) {
      const sent = await visit.send(pathOf(kind, step), answersOf(kind, step, 3));
      // The first form comes from a browser without a cookie, so it is not known yet whether it keeps one.
      const next = pathOf(kind, step + 1) + (step === 1 ? "?bewaard=1" : "");
      expect(sent).toMatchObject({ status: 303, location: next });
    }
    const last = await visit.send(pathOf(kind, stepCount(kind)), answersOf(kind, stepCount(kind), 3, "64"));
    expect(last).toMatchObject({ status: 303, location: path });
    expect(await visit.result(path)).toMatchObject({
      page: { data: { result: { kind, score, age: "64" } } },
    });
  },
);

test("an incomplete step is refused with the missing questions and keeps the given answers", async () => {
  const visit = visitor(await createTestContext());
  const { v4: _, v7: __, ...some } = answersOf("forMyself", 1, 2);
  const refused = await visit.send("/geheugentest/zelf", some);
  expect(refused).toMatchObject({
    status: 400,
    data: { missing: [4, 7], given: { answers: { 1: 2, 9: 2 } } },
  });
  expect(await visit.send("/geheugentest/zelf", { v4: "1", v7: "1" })).toMatchObject({ status: 303 });
});

test("the last step is refused without an age", async () => {
  const visit = visitor(await createTestContext());
  await visit.send("/geheugentest/ander", answersOf("forOthers", 1, 3));
  const { leeftijd: _, ...without } = answersOf("forOthers", 2, 3);
  expect(await visit.send("/geheugentest/ander/stap2", without)).toMatchObject({
    status: 400,
    data: { missing: ["leeftijd"] },
  });
  expect(await visit.send("/geheugentest/ander/stap2", { leeftijd: "not-say" })).toMatchObject({
    location: "/geheugentest/ander/resultaat",
  });
});

test.each([
  ["/geheugentest/zelf/stap3", "/geheugentest/zelf"],
  ["/geheugentest/zelf/stap2", "/geheugentest/zelf"],
  ["/geheugentest/ander/stap2", "/geheugentest/ander"],
  ["/geheugentest/zelf/stap2?vraag=12", "/geheugentest/zelf?vraag=1"],
])("a visit to %s before the earlier steps are complete redirects to %s", async (path, target) => {
  const visit = visitor(await createTestContext());
  expect(await visit.open(path)).toEqual({ redirectsTo: target, status: 302 });
});

test("the address with 'stap1' redirects to the address of the test", async () => {
  const visit = visitor(await createTestContext());
  expect(await visit.open("/geheugentest/zelf/stap1")).toEqual({
    redirectsTo: "/geheugentest/zelf",
    status: 301,
  });
});

test("completed steps can be opened in any order", async () => {
  const visit = visitor(await createTestContext());
  await takeTest(visit, "forMyself", 2);
  for (const step of [3, 1, 2]) {
    expect(await visit.open(pathOf("forMyself", step))).toMatchObject({ step, given: { age: "75" } });
  }
  await visit.send("/geheugentest/zelf/stap2", answersOf("forMyself", 2, 5));
  expect(await visit.result("/geheugentest/zelf/resultaat")).toMatchObject({
    page: { data: { result: { score: 17 + 32 } } },
  });
});

const leavingPlaces = {
  vorige: "/geheugentest/zelf",
  apart: "/geheugentest/zelf/stap2?vraag=10",
  samen: "/geheugentest/zelf/stap2",
  bewaren: "/geheugentest/bewaren",
};

test.each(Object.entries(leavingPlaces))(
  "the button '%s' keeps the chosen answers without validation",
  async (naar, location) => {
    const visit = visitor(await createTestContext());
    await visit.send("/geheugentest/zelf", answersOf("forMyself", 1, 2));
    const left = await visit.send("/geheugentest/zelf/stap2", { v12: "4", naar });
    expect(left).toMatchObject({ status: 303, location });
    expect(await visit.open("/geheugentest/zelf/stap2")).toMatchObject({ given: { answers: { 12: 4 } } });
  },
);

test("the first step leads back to the start", async () => {
  const visit = visitor(await createTestContext());
  expect(await visit.send("/geheugentest/zelf", { naar: "vorige" })).toMatchObject({
    location: "/geheugentest?bewaard=1",
  });
});

/** A browser that keeps no cookies: it sends a form and opens what it is led to. */
async function withoutCookies(path: string, form: Record<string, string>) {
  const context = await createTestContext();
  const { location } = await visitor(context).send(path, form);
  const open = async (target: string | null) => visitor(context).open(target ?? "nowhere");
  const opened = await open(location);
  return { location, shown: "redirectsTo" in opened ? await open(opened.redirectsTo) : opened };
}

test.each([
  ["a step", "/geheugentest/zelf", answersOf("forMyself", 1, 2), "/geheugentest/zelf/stap2?bewaard=1"],
  ["one question", "/geheugentest/zelf?vraag=9", { v9: "2" }, "/geheugentest/zelf/stap2?vraag=10&bewaard=1"],
  ["a button", "/geheugentest/ander", { naar: "apart" }, "/geheugentest/ander?vraag=1&bewaard=1"],
])("after %s of a browser that keeps no cookies its page says so", async (_, path, form, target) => {
  const { location, shown } = await withoutCookies(path, form);
  expect(location).toBe(target);
  expect(shown).toMatchObject({ step: 1, isLost: true, document: { canonical: path.split("?")[0] } });
});

test("a browser that keeps cookies, or has not sent a form yet, is told nothing", async () => {
  const visit = visitor(await createTestContext());
  expect(await visit.open("/geheugentest/zelf")).toMatchObject({ isLost: false });
  const { location } = await visit.send("/geheugentest/zelf", answersOf("forMyself", 1, 2));
  expect(await visit.open(location ?? "nowhere")).toMatchObject({ step: 2, isLost: false });
});

test("the one-question view leads through all questions, then the age, then the result", async () => {
  const visit = visitor(await createTestContext());
  const seen: string[] = [];
  let path = "/geheugentest/ander?vraag=1";
  for (let item = 1; item <= questionCount("forOthers") + 1; item += 1) {
    seen.push(path);
    const age = path.endsWith("leeftijd");
    const sent = await visit.send(path, age ? { leeftijd: "64" } : { [`v${item}`]: "3" });
    path = sent.location ?? "nowhere";
  }
  expect(seen.slice(7, 10)).toEqual([
    "/geheugentest/ander?vraag=8",
    "/geheugentest/ander/stap2?vraag=9",
    "/geheugentest/ander/stap2?vraag=10",
  ]);
  expect(seen.at(-1)).toBe("/geheugentest/ander/stap2?vraag=leeftijd");
  expect(path).toBe("/geheugentest/ander/resultaat");
});

test("an unanswered question in the one-question view is refused as missing", async () => {
  const visit = visitor(await createTestContext());
  expect(await visit.send("/geheugentest/zelf?vraag=1", {})).toMatchObject({
    status: 400,
    data: { missing: [1] },
  });
});

test.each([
  ["/geheugentest/zelf/resultaat", "/geheugentest/zelf"],
  ["/geheugentest/ander/resultaat", "/geheugentest/ander"],
])("%s without a finished test redirects to %s", async (path, target) => {
  const visit = visitor(await createTestContext());
  expect(await visit.result(path)).toEqual({ redirectsTo: target, status: 302 });
});

test("the result of an unfinished test redirects to the first incomplete step", async () => {
  const visit = visitor(await createTestContext());
  await visit.send("/geheugentest/zelf", answersOf("forMyself", 1, 2));
  expect(await visit.result("/geheugentest/zelf/resultaat")).toMatchObject({
    redirectsTo: "/geheugentest/zelf/stap2",
  });
});

test("the start page links to the next question of an unfinished test and to the result of a finished one", async () => {
  const visit = visitor(await createTestContext());
  const choices = async () =>
    (await visit.start()).choices.map(({ resumePath, resultPath }) => [resumePath, resultPath]);
  expect(await choices()).toEqual([
    [null, null],
    [null, null],
  ]);
  await visit.send("/geheugentest/zelf", answersOf("forMyself", 1, 4));
  await takeTest(visit, "forOthers", 3);
  expect(await choices()).toEqual([
    ["/geheugentest/zelf/stap2?vraag=10", null],
    [null, "/geheugentest/ander/resultaat"],
  ]);
});

test("the link to an external brochure contains the score, the link to the site's own page does not", async () => {
  const external = visitor(
    await createTestContext({
      environment: { MEMORY_TEST_BROCHURE_SELF: "https://mail.example.nl/boekje?bron=test" },
    }),
  );
  await takeTest(external, "forMyself", 2);
  expect(await external.result("/geheugentest/zelf/resultaat")).toMatchObject({
    page: {
      data: {
        result: {
          brochure: { url: "https://mail.example.nl/boekje?bron=test&score=25&dm_ev=25", external: true },
        },
      },
    },
  });
  const internal = visitor(await createTestContext());
  await takeTest(internal, "forMyself", 2);
  expect(await internal.result("/geheugentest/zelf/resultaat")).toMatchObject({
    page: { data: { result: { brochure: { url: "/informatie-brochure", external: false } } } },
  });
});

test.each(["forMyself", "forOthers"] as const)("content/ has a text for every result of %s", async (kind) => {
  const context = await createTestContext();
  const visit = visitor(context);
  for (const answer of [1, 2, 3, 4, 5] as const) {
    for (const age of ["64", "64-to-74", "75", "not-say"]) {
      await takeTest(visit, kind, answer, age);
      const result = await visit.result(`/geheugentest/${tests[kind].slug}/resultaat`);
      expect(result).toMatchObject({ page: { data: { result: { html: expect.stringContaining("<h") } } } });
    }
  }
});
