import { expect, test } from "vitest";
import { encrypt } from "~/.server/session/encrypted";
import {
  type Answer,
  questionCount,
  questionsInStep,
  stepCount,
  type TestKind,
  tests,
} from "~/features/memory-test/model";
import { action as restart, loader as restartLoader } from "~/routes/memory-test/restart";
import { action as resume } from "~/routes/memory-test/resume";
import { loader as saveLoader } from "~/routes/memory-test/save";
import { loader as startLoader } from "~/routes/memory-test/start";
import { action as sendStep, loader as stepLoader } from "~/routes/memory-test/step";
import { loader as pageLoader } from "~/routes/pages/page";
import { createTestContext, type TestContext } from "../setup/test-context";

/** A browser with the cookie of the memory test, for its path only. */
function visitor(context: TestContext, start = "") {
  let cookie = start;
  const request = (path: string, form?: Record<string, string> | string) =>
    new Request(`http://dementie.localhost${path}`, {
      headers: { Cookie: cookie },
      ...(form && { method: "POST", body: typeof form === "string" ? form : new URLSearchParams(form) }),
    });
  const storeCookie = (headers: Headers) => {
    const set = headers.get("Set-Cookie");
    if (set) cookie = set.split(";")[0] ?? "";
    return set;
  };
  const args = (sent: Request) => ({ request: sent, params: {}, context: context.loadContext() });
  return {
    cookie: () => cookie,
    open: (path: string) => outcome(stepLoader(args(request(path)))),
    result: (path: string) => outcome(pageLoader(args(request(path))).then(({ data }) => data)),
    start: () => startLoader(args(request("/geheugentest"))),
    codes: () => saveLoader(args(request("/geheugentest/bewaren"))),
    send: async (path: string, form: Record<string, string>) => {
      const response = await sendStep(args(request(path, form)));
      const headers = "data" in response ? new Headers(response.init?.headers) : response.headers;
      return toStepOutcome(response, storeCookie(headers));
    },
    resume: async (code: string) => {
      const response = await resume(args(request("/geheugentest/verder", { code })));
      const headers = "data" in response ? new Headers() : response.headers;
      return toStepOutcome(response, storeCookie(headers));
    },
    askRestart: (test: string) => outcome(restartLoader(args(request(`/geheugentest/opnieuw?test=${test}`)))),
    restart: async (form: Record<string, string> | string) => {
      const response = await restart(args(request("/geheugentest/opnieuw", form)));
      return toStepOutcome(response, storeCookie(response.headers));
    },
  };
}

interface StepOutcome {
  status: number;
  location: string | null;
  data: unknown;
  set: string | null;
}

function toStepOutcome(
  response: Pick<Response, "status" | "headers"> | { data: unknown; init: ResponseInit | null },
  set: string | null,
): StepOutcome {
  if ("data" in response)
    return { status: response.init?.status ?? 200, location: null, data: response.data, set };
  return { status: response.status, location: response.headers.get("Location"), data: null, set };
}

/** The data of a loader, or its redirect target. */
async function outcome<T>(call: Promise<T>): Promise<T | { redirectsTo: string | null; status: number }> {
  return call.catch((reason: unknown) => {
    if (!(reason instanceof Response)) throw reason;
    return { redirectsTo: reason.headers.get("Location"), status: reason.status };
  });
}

const answersOf = (kind: TestKind, step: number, answer: Answer, age = "75"): Record<string, string> => ({
  ...Object.fromEntries(questionsInStep(kind, step).map((question) => [`v${question}`, String(answer)])),
  ...(step === stepCount(kind) && { leeftijd: age }),
});

const pathOf = (kind: TestKind, step: number) =>
  `/geheugentest/${tests[kind].slug}${step === 1 ? "" : `/stap${step}`}`;

async function takeTest(visit: ReturnType<typeof visitor>, kind: TestKind, answer: Answer, age?: string) {
  let last: StepOutcome | null = null;
  for (let step = 1; step <= stepCount(kind); step += 1) {
    last = await visit.send(pathOf(kind, step), answersOf(kind, step, answer, age));
  }
  return last;
}

test.each([
  ["forMyself", "/geheugentest/zelf/resultaat", 50],
  ["forOthers", "/geheugentest/ander/resultaat", 48],
] satisfies [TestKind, string, number][])(
  "the steps of the test %s lead to its result",
  async (kind, path, score) => {
    const visit = visitor(await createTestContext());
    for (let step = 1; step < stepCount(kind); step += 1) {
      const sent = await visit.send(pathOf(kind, step), answersOf(kind, step, 3));
      expect(sent).toMatchObject({ status: 303, location: pathOf(kind, step + 1) });
    }
    const last = await visit.send(pathOf(kind, stepCount(kind)), answersOf(kind, stepCount(kind), 3, "64"));
    expect(last).toMatchObject({ status: 303, location: path });
    expect(await visit.result(path)).toMatchObject({
      page: { data: { result: { kind, score, age: "64" } } },
    });
  },
);

test("the answers are stored in one encrypted session cookie for the path of the test", async () => {
  const visit = visitor(await createTestContext());
  const { set } = await visit.send("/geheugentest/zelf", answersOf("forMyself", 1, 5));
  expect(set).toMatch(/^geheugentest=[\w.-]+; Path=\/geheugentest; HttpOnly; SameSite=Lax$/);
  expect(set?.length).toBeLessThan(400);
});

test("the same answers are encrypted to a different cookie each time", async () => {
  const context = await createTestContext();
  const [one, other] = [visitor(context), visitor(context)];
  await one.send("/geheugentest/zelf", answersOf("forMyself", 1, 5));
  await other.send("/geheugentest/zelf", answersOf("forMyself", 1, 5));
  expect(one.cookie()).not.toBe(other.cookie());
});

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
    location: "/geheugentest",
  });
});

test("the answers of both tests are stored separately", async () => {
  const visit = visitor(await createTestContext());
  await takeTest(visit, "forMyself", 1);
  await takeTest(visit, "forOthers", 5);
  expect(await visit.result("/geheugentest/zelf/resultaat")).toMatchObject({
    page: { data: { result: { score: 0 } } },
  });
  expect(await visit.result("/geheugentest/ander/resultaat")).toMatchObject({
    page: { data: { result: { score: 80 } } },
  });
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

test.each([
  ["tampered with", (cookie: string) => cookie.replace(/.{3}$/, "AAA")],
  ["truncated", (cookie: string) => cookie.slice(0, 60)],
  ["with guessed content", () => "geheugentest=55555"],
  ["with binary content", () => "geheugentest=%00%ff"],
])("a cookie %s counts as an empty test", async (_, damage) => {
  const context = await createTestContext();
  const visit = visitor(context);
  await takeTest(visit, "forMyself", 3);
  const other = visitor(context, damage(visit.cookie()));
  expect(await other.result("/geheugentest/zelf/resultaat")).toMatchObject({
    redirectsTo: "/geheugentest/zelf",
  });
});

test("a cookie encrypted for another purpose counts as an empty test", async () => {
  const context = await createTestContext({ environment: { SESSION_SECRET: "geheim" } });
  const full = { forMyself: `${"3".repeat(25)}.75`, forOthers: "" };
  const foreign = visitor(context, `geheugentest=${await encrypt(full, "something else", ["geheim"])}`);
  expect(await foreign.result("/geheugentest/zelf/resultaat")).toMatchObject({
    redirectsTo: "/geheugentest/zelf",
  });
});

test("a test continues after the session secret is rotated, until the old secret is removed", async () => {
  const before = visitor(await createTestContext({ environment: { SESSION_SECRET: "oud" } }));
  await takeTest(before, "forMyself", 3);
  const renewed = visitor(
    await createTestContext({ environment: { SESSION_SECRET: "nieuw,oud" } }),
    before.cookie(),
  );
  expect(await renewed.result("/geheugentest/zelf/resultaat")).toMatchObject({
    page: { data: { result: { score: 50 } } },
  });
  const removed = visitor(
    await createTestContext({ environment: { SESSION_SECRET: "nieuw" } }),
    before.cookie(),
  );
  expect(await removed.result("/geheugentest/zelf/resultaat")).toMatchObject({
    redirectsTo: "/geheugentest/zelf",
  });
});

test("a code continues an unfinished test on another device", async () => {
  const context = await createTestContext();
  const visit = visitor(context);
  await visit.send("/geheugentest/zelf", answersOf("forMyself", 1, 4));
  const { codes } = await visit.codes();
  expect(codes).toHaveLength(1);
  const tablet = visitor(context);
  expect(await tablet.resume(` ${codes[0]?.code.toLowerCase()} `)).toMatchObject({
    status: 303,
    location: "/geheugentest/zelf/stap2",
  });
  expect(await tablet.open("/geheugentest/zelf")).toMatchObject({ given: { answers: { 1: 4, 9: 4 } } });
});

test("a code of a finished test redirects to its result and keeps the other test", async () => {
  const context = await createTestContext();
  const visit = visitor(context);
  await takeTest(visit, "forOthers", 5);
  const [coded] = (await visit.codes()).codes;
  const tablet = visitor(context);
  await takeTest(tablet, "forMyself", 1);
  expect(await tablet.resume(coded?.code ?? "")).toMatchObject({ location: "/geheugentest/ander/resultaat" });
  expect(await tablet.result("/geheugentest/zelf/resultaat")).toMatchObject({
    page: { data: { result: { score: 0 } } },
  });
});

test("an invalid code is refused and returned as typed", async () => {
  const visit = visitor(await createTestContext());
  expect(await visit.resume("7K2M-AAAA")).toMatchObject({
    status: 400,
    data: { typed: "7K2M-AAAA" },
    set: null,
  });
});

test("starting again asks first, and then erases one test", async () => {
  const visit = visitor(await createTestContext());
  await takeTest(visit, "forMyself", 1);
  await takeTest(visit, "forOthers", 5);
  expect(await visit.askRestart("forOthers")).toMatchObject({
    kind: "forOthers",
    back: "/geheugentest/ander/resultaat",
  });
  expect(await visit.result("/geheugentest/ander/resultaat")).toMatchObject({ page: {} });
  expect(await visit.restart({ test: "forOthers" })).toMatchObject({
    status: 303,
    location: "/geheugentest",
  });
  expect(await visit.result("/geheugentest/ander/resultaat")).toMatchObject({ status: 302 });
  expect(await visit.result("/geheugentest/zelf/resultaat")).toMatchObject({
    page: { data: { result: { score: 0 } } },
  });
  // The last test takes the cookie with it.
  const { set } = await visit.restart({ test: "forMyself" });
  expect(set).toMatch(/^geheugentest=; Max-Age=0; Path=\/geheugentest;/);
});

test("starting again without a known test leads to the start, or erases both", async () => {
  const visit = visitor(await createTestContext());
  expect(await visit.askRestart("<b>")).toMatchObject({ redirectsTo: "/geheugentest" });
  await takeTest(visit, "forMyself", 1);
  expect((await visit.restart({})).set).toMatch(/^geheugentest=; Max-Age=0/);
  expect((await visit.restart("geen formulier")).set).toMatch(/^geheugentest=; Max-Age=0/);
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

test("the answers and score of a test are not logged", async () => {
  const context = await createTestContext();
  await takeTest(visitor(context), "forMyself", 5);
  expect(JSON.stringify(context.logged)).not.toMatch(/v1|score|100/);
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
