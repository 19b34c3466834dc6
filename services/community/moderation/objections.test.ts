import { expect, test } from "vitest";
import { dayMs } from "../../../app/utils/durations";
import { moderationOverTest } from "../../../tests/setup/moderation";
import { forgetModeration } from "./forget";

const reason = { rule: 4, words: "Er staat een adres in." };
const words = "Het is mijn eigen adres.";

/** A conversation that Mona removed, with a silence of a week. */
async function removedSite() {
  const site = await moderationOverTest();
  const { member, storeThread, decide, call, as, readMails } = site;
  const writer = await member("Wilgentak");
  const place = {
    kind: "conversation" as const,
    id: await storeThread({ author: writer, title: "Een titel" }),
  };
  await decide(place, { decision: "remove", sanction: "silence", days: 7, ...reason });
  const own = async () => (await call("ownDecisions", { before: "" }, as(writer))).body.decisions;
  const id: string = (await own())[0].decision.id;
  const object = (changes: object = {}, by = writer) =>
    call("objectToDecision", { id, words, ...changes }, as(by));
  const answer = (by: typeof writer, isGranted: boolean) =>
    call("answerObjection", { id, isGranted, words: "We keken opnieuw." }, as(by));
  await readMails();
  return { ...site, writer, place, own, id, object, answer };
}

test("an author sees what was decided without who did it, and objects once within six months", async () => {
  const { own, object, member, passDays, writer, decide, storeThread } = await removedSite();
  expect(await own()).toMatchObject([
    {
      title: "Een titel",
      postKind: "conversation",
      canObject: true,
      decision: { kind: "remove", by: null, ...reason, sanction: "silence", days: 7, objection: null },
    },
  ]);
  expect((await object({}, await member("Rietvink"))).status).toBe(404);
  expect((await object()).status).toBe(200);
  // Sent twice.
  expect((await object()).status).toBe(200);
  expect((await object({ words: "Nog iets." })).status).toBe(409);
  expect(await own()).toMatchObject([{ canObject: false, decision: { objection: { words, answer: null } } }]);
  const id = await storeThread({ author: writer });
  await decide({ kind: "conversation", id }, { decision: "remove", ...reason });
  const [{ decision }] = await own();
  await passDays(190);
  expect((await object({ id: decision.id })).status).toBe(409);
});

test("another moderator answers an objection once; granted, post and author are as before", async () => {
  const { object, answer, mona, milan, admin, call, as, read, place, own, react, writer, readMails } =
    await removedSite();
  expect((await answer(milan, true)).status).toBe(404);
  await object();
  const listed = async (by: typeof mona) => (await call("objections", undefined, as(by))).body.objections;
  expect((await listed(mona))[0]).toMatchObject({ canAnswer: false, author: "Wilgentak" });
  expect((await listed(milan))[0]).toMatchObject({ canAnswer: true });
  expect((await answer(mona, false)).body).toEqual({ reason: "not-yours" });
  expect((await read(place.id)).status).toBe(410);
  const answers = await Promise.all([answer(milan, true), answer(admin, true)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect((await read(place.id)).status).toBe(200);
  expect((await react(writer, place.id)).status).toBe(201);
  expect(await listed(milan)).toEqual([]);
  expect((await own())[0].decision.objection.answer).toMatchObject({ isGranted: true, by: null });
  const [mail] = await readMails();
  expect(mail?.text).toContain("Je krijgt gelijk.");
  expect(mail?.text).not.toMatch(/Milan|Adam/);
  const { record } = (await call("moderatedMember", { username: "Wilgentak" }, as(mona))).body;
  expect(record).toMatchObject({ removed: 0, silenced: 0, silencedUntil: null });
});

test("while an objection waits for an answer nobody restores its post in another way", async () => {
  const { object, answer, milan, decide, judged, place, read, id } = await removedSite();
  const seen = { version: 1, decision: id };
  await object();
  expect(await judged(place)).toMatchObject({ objectedDecision: id, decisions: [] });
  // From a page that was read before the objection.
  const restored = await decide(place, { decision: "restore", seen });
  expect([restored.status, restored.body]).toEqual([409, { reason: "objected" }]);
  expect((await read(place.id)).status).toBe(410);
  await answer(milan, false);
  expect(await judged(place)).toMatchObject({ objectedDecision: null, decisions: ["restore"] });
  expect((await decide(place, { decision: "restore" })).status).toBe(200);
  expect((await read(place.id)).status).toBe(200);
});

test("an objection that is not granted changes nothing", async () => {
  const { object, answer, milan, read, place, react, writer, readMails } = await removedSite();
  await object();
  expect((await answer(milan, false)).status).toBe(200);
  expect((await read(place.id)).status).toBe(410);
  expect((await react(writer, place.id)).body.reason).toBe("silenced");
  expect((await readMails())[0]?.text).toContain("We blijven bij het besluit.");
});

test("an objection to one of two silences leaves the other", async () => {
  const { object, answer, decide, storeThread, writer, milan, judged } = await removedSite();
  const other = { kind: "conversation" as const, id: await storeThread({ author: writer }) };
  await decide(other, { sanction: "silence", days: 1, ...reason });
  const before = new Date((await judged(other)).author.silencedUntil).getTime();
  await object();
  await answer(milan, true);
  const after = new Date((await judged(other)).author.silencedUntil).getTime();
  expect(before - after).toBe(6 * dayMs);
});

test("an objection starts no silence that a moderator ended", async () => {
  const { object, answer, decide, storeThread, writer, mona, milan, judged, call, as } = await removedSite();
  const other = { kind: "conversation" as const, id: await storeThread({ author: writer }) };
  await decide(other, { sanction: "silence", days: 30, ...reason });
  await object();
  await call("endSilence", { username: "Wilgentak" }, as(mona));
  await answer(milan, true);
  expect((await judged(other)).author.silencedUntil).toBeNull();
});

test("nobody answers an objection of their own", async () => {
  const { storeThread, decide, call, as, mona, milan, admin, read } = await moderationOverTest();
  const place = { kind: "conversation" as const, id: await storeThread({ author: milan }) };
  await decide(place, { decision: "remove", ...reason });
  const [{ decision }] = (await call("ownDecisions", { before: "" }, as(milan))).body.decisions;
  await call("objectToDecision", { id: decision.id, words }, as(milan));
  for (const [by, canAnswer] of [
    [milan, false],
    [mona, false],
    [admin, true],
  ] as const)
    expect((await call("objections", undefined, as(by))).body.objections).toMatchObject([{ canAnswer }]);
  const granted = { id: decision.id, isGranted: true, words: "Ik krijg gelijk." };
  const own = await call("answerObjection", granted, as(milan));
  expect([own.status, own.body]).toEqual([409, { reason: "not-yours" }]);
  expect((await read(place.id)).status).toBe(410);
});

test("texts that were removed and reports that were settled are forgotten once nobody can object", async () => {
  const { object, answer, milan, report, place, decide, storeThread, writer, passDays, services } =
    await removedSite();
  const other = { kind: "conversation" as const, id: await storeThread({ author: writer }) };
  await report(other, null);
  await decide(other, { decision: "remove", ...reason });
  await object();
  const kept = async () => {
    await forgetModeration(services);
    const texts = await services.db
      .selectFrom("threads")
      .select("id")
      .where("document", "is not", null)
      .execute();
    const reports = await services.db.selectFrom("reports").select("id").execute();
    return [texts.map(({ id }) => id), reports.length];
  };
  await passDays(175);
  expect(await kept()).toEqual([[place.id, other.id], 1]);
  await passDays(15);
  // The objection has no answer yet.
  expect(await kept()).toEqual([[place.id], 0]);
  await answer(milan, false);
  expect(await kept()).toEqual([[], 0]);
});

test("an objection that is sent several times at once is one objection", async () => {
  const { object, own, services } = await removedSite();
  const answers = await Promise.all([1, 2, 3].map(() => object()));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(await own()).toMatchObject([{ canObject: false, decision: { objection: { words } } }]);
  const others = await Promise.all(["Iets anders.", "Nog iets."].map((other) => object({ words: other })));
  expect(others.map(({ status }) => status)).toEqual([409, 409]);
  const stored = await services.db.selectFrom("decisions").select("objection").execute();
  expect(stored).toEqual([{ objection: words }]);
});

test("of two different objections at once one is stored, and the other is told so", async () => {
  const { object, own } = await removedSite();
  const sent = ["Het is mijn eigen adres.", "Het adres is van een winkel."];
  const answers = await Promise.all(sent.map((one) => object({ words: one })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  const kept = sent[answers.findIndex(({ status }) => status === 200)];
  expect((await own())[0].decision.objection).toMatchObject({ words: kept });
});
