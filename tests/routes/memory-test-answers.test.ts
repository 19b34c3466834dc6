import { expect, test } from "vitest";
import { encrypt } from "~/.server/session/encrypted";
import { answersOf, takeTest, visitor } from "../setup/memory-test-visitor";
import { createTestContext } from "../setup/test-context";

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
  const context = await createTestContext({
    environment: { SESSION_SECRET: "een lang geheim van een toets" },
  });
  const full = { forMyself: `${"3".repeat(25)}.75`, forOthers: "" };
  const foreign = visitor(context, `geheugentest=${await encrypt(full, "something else", ["geheim"])}`);
  expect(await foreign.result("/geheugentest/zelf/resultaat")).toMatchObject({
    redirectsTo: "/geheugentest/zelf",
  });
});

test("a test continues after the session secret is rotated, until the old secret is removed", async () => {
  const before = visitor(
    await createTestContext({ environment: { SESSION_SECRET: "een oud geheim van een toets" } }),
  );
  await takeTest(before, "forMyself", 3);
  const renewed = visitor(
    await createTestContext({
      environment: { SESSION_SECRET: "een nieuw geheim van een toets,een oud geheim van een toets" },
    }),
    before.cookie(),
  );
  expect(await renewed.result("/geheugentest/zelf/resultaat")).toMatchObject({
    page: { data: { result: { score: 50 } } },
  });
  const removed = visitor(
    await createTestContext({ environment: { SESSION_SECRET: "een nieuw geheim van een toets" } }),
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
    location: "/geheugentest/zelf/stap2?bewaard=1",
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

test("the answers and score of a test are not logged", async () => {
  const context = await createTestContext();
  await takeTest(visitor(context), "forMyself", 5);
  expect(JSON.stringify(context.logged)).not.toMatch(/v1|score|100/);
});
