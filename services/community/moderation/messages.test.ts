import { expect, test } from "vitest";
import { hourMs } from "../../../app/utils/durations";
import type { Poster } from "../../../tests/setup/community";
import { inboxOverTest } from "../../../tests/setup/inbox";

const reason = { rule: 7, words: "We verkopen hier niets." };

/** Members who write to each other, and two moderators. */
async function judgedSite() {
  const site = await inboxOverTest();
  const { call, as, writer, db, nextKey, pass } = site;
  const [anna, bert] = [await writer("Anna"), await writer("Bert")];
  const nora = await writer("Nora", { published: 0 });
  const mona = await writer("Mona", { role: "moderator" });
  const milan = await writer("Milan", { role: "moderator" });
  const staff_until = new Date("2100-01-01");
  await db.updateTable("sessions").set({ staff_until }).execute();
  const queue = async (by: Poster = mona) =>
    (await call("moderationQueue", { after: "" }, as(by))).body.posts;
  const judged = async (id: string, by: Poster = mona) =>
    (await call("judgedPost", { kind: "message", id }, as(by))).body;
  async function decide(id: string, changes: object = {}, by: Poster = mona) {
    const { lastDecision } = (await queue()).find((post: { id: string }) => post.id === id) ?? {};
    const seen = { version: 1, decision: lastDecision?.id ?? null };
    const input = { kind: "message", id, seen, decision: "publish", sanction: "none", days: null };
    return call("decideOnPost", { ...input, rule: null, words: "", ...changes }, as(by));
  }
  function report(id: string, by: Poster | null) {
    pass(hourMs);
    const input = {
      kind: "message",
      id,
      reason: "unkind",
      words: "Dit is naar.",
      email: null,
      key: nextKey(),
    };
    return call("reportPost", input, by ? as(by) : {});
  }
  const own = async (by: Poster) => (await call("ownDecisions", { before: "" }, as(by))).body.decisions;
  const acts = () =>
    db.selectFrom("audit_log").select(["action", "subject", "facts"]).orderBy("id").execute();
  return { ...site, anna, bert, nora, mona, milan, queue, judged, decide, report, own, acts };
}

test("a request that waits is sent by a moderator as if it were new, and the queue shows no words of it", async () => {
  const { anna, nora, ask, standing, queue, judged, decide, acts } = await judgedSite();
  await ask(nora, anna, { text: "Kijk op www.voorbeeld.nl" });
  const [post] = await queue();
  expect(post).toMatchObject({ kind: "message", thread: null, message: { to: "Anna", words: null } });
  expect(JSON.stringify(await queue())).not.toContain("voorbeeld.nl");
  expect(await acts()).toEqual([]);
  expect((await judged(post.id)).message.words).toEqual({
    text: "Kijk op www.voorbeeld.nl",
    before: [],
    after: [],
  });
  expect(await acts()).toEqual([
    { action: "read message", subject: null, facts: { post: `message ${post.id}` } },
  ]);
  expect((await decide(post.id)).status).toBe(200);
  expect((await standing(anna, nora)).standing).toMatchObject({
    state: "invited",
    text: "Kijk op www.voorbeeld.nl",
  });
  expect(await queue()).toEqual([]);
  // Nobody can object, so nothing of it is kept.
  expect((await judged(post.id)).message.words).toBeNull();
});

test("a request that is released to who blocked its writer does not arrive", async () => {
  const { anna, nora, ask, standing, block, queue, decide } = await judgedSite();
  await ask(nora, anna, { text: "Kijk op www.voorbeeld.nl" });
  await block(anna, nora);
  await decide((await queue())[0].id);
  expect((await standing(nora, anna)).standing).toMatchObject({ state: "asked", isWaiting: false });
  expect((await standing(anna, nora)).standing).toEqual({ state: "none" });
});

test("what is not sent is handed back with rule and words, and an objection can still send it", async () => {
  const { anna, nora, contactOf, send, read, textsOf, queue, decide, own, call, as, milan } =
    await judgedSite();
  const id = await contactOf(nora, anna);
  const text = "Koop nu op www.voorbeeld.nl";
  await send(nora, id, text);
  const [post] = await queue();
  expect((await decide(post.id, { decision: "remove" })).body).toEqual({ reason: "reason" });
  await decide(post.id, { decision: "remove", ...reason });
  expect((await read(nora, id)).body).toMatchObject({ waiting: [], draft: { text } });
  expect(await textsOf(anna, id)).not.toContain(text);
  const [{ decision, text: back }] = await own(nora);
  expect([decision.rule, decision.words, back]).toEqual([7, reason.words, text]);
  await call("objectToDecision", { id: decision.id, words: "Het is mijn blog." }, as(nora));
  await call("answerObjection", { id: decision.id, isGranted: true, words: "Je hebt gelijk." }, as(milan));
  expect(await textsOf(anna, id)).toContain(text);
  // It became a draft, and is sent now.
  expect((await read(nora, id)).body.draft).toBeNull();
});

test("a draft that its writer began since stays where a refused message is sent after all", async () => {
  const { anna, nora, contactOf, send, read, queue, decide, own, call, as, milan } = await judgedSite();
  const id = await contactOf(nora, anna);
  await send(nora, id, "Koop nu op www.voorbeeld.nl");
  await decide((await queue())[0].id, { decision: "remove", ...reason });
  await call("keepDraft", { id, text: "Iets anders" }, as(nora));
  const [{ decision }] = await own(nora);
  await call("objectToDecision", { id: decision.id, words: "Het is mijn blog." }, as(nora));
  await call("answerObjection", { id: decision.id, isGranted: true, words: "Je hebt gelijk." }, as(milan));
  expect((await read(nora, id)).body.draft).toMatchObject({ text: "Iets anders" });
});

test("a refused request is withdrawn, and can be made anew", async () => {
  const { anna, nora, ask, standing, queue, decide } = await judgedSite();
  await ask(nora, anna, { text: "Kijk op www.voorbeeld.nl" });
  await decide((await queue())[0].id, { decision: "remove", ...reason });
  expect((await standing(nora, anna)).standing).toEqual({ state: "none" });
  expect((await ask(nora, anna, { text: "Zullen we schrijven?" })).body.isWaiting).toBe(false);
  expect((await standing(anna, nora)).standing).toMatchObject({ text: "Zullen we schrijven?" });
});

test("only who received a message reports it, and visitors learn of none whether it exists", async () => {
  const { anna, bert, nora, contactOf, send, report, call, as } = await judgedSite();
  const { id: message } = (await send(anna, await contactOf(anna, bert), "Ga weg")).body;
  const show = (id: string, by: Poster | null) =>
    call("reportedPost", { kind: "message", id }, by ? as(by) : {});
  for (const by of [anna, nora]) {
    expect((await show(message, by)).status).toBe(404);
    expect((await report(message, by)).status).toBe(404);
  }
  for (const id of [message, "999999"]) {
    expect((await show(id, null)).status).toBe(403);
    expect((await report(id, null)).status).toBe(403);
  }
  expect((await show(message, bert)).body).toMatchObject({ thread: null, message: { text: "Ga weg" } });
  expect((await report(message, bert)).status).toBe(201);
});

test("a moderator reads what was reported and five messages before and after it, also once the contact is gone", async () => {
  const { anna, bert, contactOf, send, report, judged, call, as } = await judgedSite();
  const id = await contactOf(anna, bert);
  const ids: string[] = [];
  for (let number = 1; number <= 15; number += 1)
    ids.push((await send(number % 2 ? anna : bert, id, `Bericht ${number}`)).body.id);
  const reported = ids[8] ?? "";
  await report(reported, bert);
  await call("removeContact", { id }, as(anna));
  const { words } = (await judged(reported)).message;
  const texts = (list: { text: string }[]) => list.map(({ text }) => text);
  expect(words.text).toBe("Bericht 9");
  expect(texts(words.before)).toEqual([4, 5, 6, 7, 8].map((number) => `Bericht ${number}`));
  expect(texts(words.after)).toEqual([10, 11, 12, 13, 14].map((number) => `Bericht ${number}`));
});

test("a removed message has no text for both, and a moderator who is one of the two decides nothing", async () => {
  const { anna, bert, mona, milan, contactOf, send, report, textsOf, judged, decide, own } =
    await judgedSite();
  const id = await contactOf(anna, bert);
  const { id: message } = (await send(anna, id, "Stuur geld")).body;
  await report(message, bert);
  await decide(message, { decision: "remove", sanction: "warn", ...reason });
  expect([await textsOf(anna, id), await textsOf(bert, id)].map((texts) => texts?.at(-1))).toEqual([
    null,
    null,
  ]);
  expect((await own(anna))[0]).toMatchObject({ postKind: "message", title: "", text: null, canObject: true });
  const other = await contactOf(anna, mona);
  const { id: toMona } = (await send(anna, other, "Dag Mona")).body;
  await report(toMona, mona);
  expect((await judged(toMona, mona)).message.words).toBeNull();
  expect((await decide(toMona, {}, mona)).body).toEqual({ reason: "not-yours" });
  expect((await decide(toMona, {}, milan)).status).toBe(200);
  // That it stands would tell who reported it.
  expect(await own(anna)).toHaveLength(1);
});

test("a listed word waits, and who sends one text to many waits longer with each copy", async () => {
  const { anna, bert, contactOf, send, writer, ask, db, queue } = await judgedSite();
  await db.insertInto("listed_words").values({ word: "casino", kind: "review" }).execute();
  const id = await contactOf(bert, anna);
  expect((await send(bert, id, "Ga mee naar het casino")).body.isWaiting).toBe(true);
  const text = "Dag! Ik verkoop een wondermiddel, schrijf je mij terug?";
  const answers = [];
  for (const name of ["Carla", "Dirk", "Els", "Fien"])
    answers.push(await ask(anna, await writer(name), { text }));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 429]);
  expect(answers.at(-1)?.body).toEqual({ retryAfterSeconds: 300 });
  expect((await queue()).map((post: { message: { copies: number } }) => post.message.copies)).toContain(2);
});
