import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { inboxOverTest } from "../../tests/setup/inbox";

/** Two members. */
async function two() {
  const site = await inboxOverTest();
  return { ...site, anna: await site.writer("Anna"), bert: await site.writer("Bert") };
}

test("a request that is accepted becomes a contact, in which both write", async () => {
  const { anna, bert, ask, standing, answer, send, textsOf, call, as } = await two();
  const asked = await ask(anna, bert, { text: "  Ik las je blog.\r\nZullen we schrijven? " });
  const { id } = asked.body;
  expect(asked).toEqual({ status: 201, body: { state: "asked", id, isWaiting: false } });
  const text = "Ik las je blog.\nZullen we schrijven?";
  expect((await standing(anna, bert)).standing).toEqual({
    state: "asked",
    id,
    at: "2026-11-23T10:00:00.000Z",
    isWaiting: false,
  });
  expect((await standing(bert, anna)).standing).toMatchObject({ state: "invited", id, text });
  expect((await call("inbox", {}, as(bert))).body).toMatchObject({
    contacts: [],
    requests: [{ id, person: { username: "Anna" }, text }],
    requestCount: 1,
  });
  expect(await answer(bert, id, "accept")).toEqual({ status: 200, body: {} });
  expect((await standing(anna, bert)).standing).toEqual({ state: "accepted", id });
  expect(await send(bert, id, "Graag!")).toMatchObject({ status: 201, body: { page: 1, isWaiting: false } });
  expect((await call("inbox", {}, as(anna))).body.contacts).toMatchObject([
    { id, unreadCount: 1, isNew: true, newest: { start: "Graag!", isYours: false } },
  ]);
  expect((await call("inboxNews", { contact: id }, as(anna))).body).toEqual({
    unreadContacts: 1,
    requests: 0,
    newest: 2,
  });
  expect(await textsOf(anna, id)).toEqual([text, "Graag!"]);
  expect((await call("inboxNews", {}, as(anna))).body.unreadContacts).toBe(0);
  expect(await textsOf(bert, id)).toEqual([text, "Graag!"]);
  expect((await call("contacts", {}, as(bert))).body.contacts).toMatchObject([
    { person: { username: "Anna" } },
  ]);
});

test("a decline is silent: the sender goes on seeing a request, and a new one does not arrive for 90 days", async () => {
  const { anna, bert, ask, standing, answer, call, as, passDays } = await two();
  const { id } = (await ask(anna, bert)).body;
  await answer(bert, id, "decline");
  expect((await standing(anna, bert)).standing.state).toBe("asked");
  expect((await standing(bert, anna)).standing).toEqual({ state: "none" });
  await call("withdrawRequest", { id }, as(anna));
  expect((await ask(anna, bert)).body.state).toBe("asked");
  expect((await standing(bert, anna)).standing).toEqual({ state: "none" });
  await passDays(91);
  await call("withdrawRequest", { id }, as(anna));
  await ask(anna, bert);
  expect((await standing(bert, anna)).standing.state).toBe("invited");
});

test("two who ask each other have contact, also where one of them declined before", async () => {
  for (const declines of [false, true]) {
    const { anna, bert, ask, standing, answer, textsOf } = await two();
    const { id } = (await ask(anna, bert, { text: "Dag Bert" })).body;
    if (declines) await answer(bert, id, "decline");
    expect((await ask(bert, anna, { text: "Dag Anna" })).body.state).toBe("accepted");
    for (const [one, other] of [
      [anna, bert],
      [bert, anna],
    ] as const)
      expect((await standing(one, other)).standing.state).toBe("accepted");
    expect(await textsOf(anna, id)).toEqual(["Dag Bert", "Dag Anna"]);
    expect(await textsOf(bert, id)).toEqual(["Dag Bert", "Dag Anna"]);
  }
});

test("who is blocked does not learn it, and nothing of them arrives, also not afterwards", async () => {
  const { anna, bert, contactOf, block, send, textsOf, call, as } = await two();
  const id = await contactOf(anna, bert);
  await block(bert, anna);
  expect((await send(anna, id, "Ben je er nog?")).status).toBe(201);
  expect(await textsOf(anna, id)).toContain("Ben je er nog?");
  expect(await textsOf(bert, id)).not.toContain("Ben je er nog?");
  expect(await send(bert, id, "Nee")).toEqual({ status: 409, body: { reason: "blocked" } });
  expect((await call("inboxNews", { contact: id }, as(bert))).body).toEqual({
    unreadContacts: 0,
    requests: 0,
    newest: 1,
  });
  await block(bert, anna, false);
  expect(await textsOf(bert, id)).not.toContain("Ben je er nog?");
});

test("a contact that is removed is gone for both, with what they wrote", async () => {
  const { anna, bert, contactOf, send, textsOf, call, as, db } = await two();
  const id = await contactOf(anna, bert);
  await send(bert, id, "Tot ziens");
  expect((await call("removeContact", { id }, as(anna))).status).toBe(200);
  expect([await textsOf(anna, id), await textsOf(bert, id)]).toEqual([null, null]);
  expect(await db.selectFrom("messages").select("id").execute()).toEqual([]);
});

test("only the two read and change a contact, whatever id somebody guesses", async () => {
  const { anna, bert, ask, contactOf, writer, call, as } = await two();
  const carla = await writer("Carla");
  const dirk = await writer("Dirk");
  const id = await contactOf(anna, bert);
  const open = (await ask(anna, dirk)).body.id;
  const message = { text: "Hoi", key: "een-sleutel-van-carla" };
  for (const contact of [id, open, "1", "99", "x", randomUUID()])
    for (const [name, input] of [
      ["messages", {}],
      ["sendMessage", message],
      ["keepDraft", { text: "Hoi" }],
      ["removeContact", {}],
      ["withdrawRequest", {}],
      ["answerRequest", { answer: "accept" }],
    ] as const)
      expect([name, (await call(name, { id: contact, ...input }, as(carla))).status]).toEqual([name, 404]);
  expect((await call("inboxNews", { contact: id }, as(carla))).body.newest).toBeNull();
  expect((await call("searchInbox", { words: "schrijven" }, as(carla))).body).toMatchObject({ messages: [] });
  // Who asked cannot accept for the other, and a request is no conversation.
  expect((await call("answerRequest", { id: open, answer: "accept" }, as(anna))).status).toBe(404);
  expect((await call("messages", { id: open }, as(anna))).status).toBe(404);
});

test("a submission that is sent twice is stored once", async () => {
  const { anna, bert, ask, contactOf, send, textsOf } = await two();
  const key = "een-sleutel-van-anna";
  const id = await contactOf(anna, bert);
  const answers = await Promise.all([send(anna, id, "Eén", { key }), send(anna, id, "Eén", { key })]);
  expect(answers[0]).toEqual(answers[1]);
  expect(await textsOf(bert, id)).toHaveLength(2);
  expect((await ask(anna, bert)).body).toEqual({ reason: "already" });
});

test("what is stored tells no word, and cannot be moved to another message or changed", async () => {
  const { anna, bert, contactOf, send, read, db } = await two();
  const id = await contactOf(anna, bert);
  await send(anna, id, "Over de soep");
  const rows = await db.selectFrom("messages").select(["id", "text"]).orderBy("id").execute();
  expect(rows.map(({ text }) => text.toString("latin1")).join()).not.toMatch(/soep|schrijven/);
  const [first, second] = rows;
  if (!first || !second) throw new Error("two messages were stored");
  await db.updateTable("messages").set({ text: first.text }).where("id", "=", second.id).execute();
  expect((await read(bert, id)).status).toBe(500);
  const changed = Buffer.from(second.text);
  changed[changed.length - 1] = (changed.at(-1) ?? 0) ^ 1;
  await db.updateTable("messages").set({ text: changed }).where("id", "=", second.id).execute();
  expect((await read(bert, id)).status).toBe(500);
});

test("a search finds names and words of the member's own messages", async () => {
  const { anna, bert, contactOf, send, call, as } = await two();
  const id = await contactOf(anna, bert);
  await send(bert, id, "Het recept voor de Soep");
  expect((await call("searchInbox", { words: "soep" }, as(anna))).body).toMatchObject({
    contacts: [],
    messages: [{ id, person: { username: "Bert" }, excerpt: "Het recept voor de Soep", isYours: false }],
    isPartial: false,
  });
  expect((await call("searchInbox", { words: "ber" }, as(anna))).body.contacts).toMatchObject([{ id }]);
});

test("the part of a message that a search shows has its words, and no half signs", async () => {
  const { anna, bert, contactOf, send, call, as } = await two();
  const id = await contactOf(anna, bert);
  const excerptOf = async (text: string, words: string) => {
    await send(bert, id, text);
    return (await call("searchInbox", { words }, as(anna))).body.messages?.[0]?.excerpt;
  };
  expect(await excerptOf(`${"İ".repeat(70)} koffie`, "KOFFIE")).toBe(`…${"İ".repeat(59)} koffie`);
  expect(await excerptOf(`👍${"a".repeat(58)} soep`, "SOEP")).toBe(`…${"a".repeat(58)} soep`);
});

test("many requests with the words that are sought do not hide a message that has them", async () => {
  const { writer, contactOf, send, ask, call, as, pass } = await inboxOverTest();
  const [anna, bert] = [await writer("Anna"), await writer("Bert")];
  const id = await contactOf(anna, bert);
  await send(anna, id, "Hallo Bert");
  pass(60_000);
  for (let count = 0; count < 20; count += 1)
    expect((await ask(await writer(`Vrager${count}`), bert, { text: `Hallo, nummer ${count}` })).status).toBe(
      201,
    );
  const { messages } = (await call("searchInbox", { words: "hallo" }, as(bert))).body;
  expect(messages).toMatchObject([{ id, excerpt: "Hallo Bert" }]);
});

test("a draft is kept for who wrote it, and gone once it is sent, changed or not", async () => {
  const { anna, bert, contactOf, send, read, call, as } = await two();
  const id = await contactOf(anna, bert);
  const draftOf = async (member: typeof anna) => (await read(member, id)).body.draft;
  const keep = () => call("keepDraft", { id, text: "Ik begin" }, as(anna));
  await keep();
  expect(await draftOf(anna)).toMatchObject({ text: "Ik begin" });
  expect(await draftOf(bert)).toBeNull();
  await send(anna, id, "Ik begin");
  expect(await draftOf(anna)).toBeNull();
  await keep();
  await send(anna, id, "Klaar", { draft: (await draftOf(anna)).version });
  expect(await draftOf(anna)).toBeNull();
});

test("a draft stays where a form that was shown without it, or with another one, sends something else", async () => {
  const { anna, bert, contactOf, send, read, call, as } = await two();
  const id = await contactOf(anna, bert);
  const draft = async () => (await read(anna, id)).body.draft;
  await call("keepDraft", { id, text: "Eerst dit" }, as(anna));
  const { version } = await draft();
  await call("keepDraft", { id, text: "Van mijn telefoon" }, as(anna));
  await send(anna, id, "Hoi");
  await send(anna, id, "Hallo", { draft: version });
  expect(await draft()).toMatchObject({ text: "Van mijn telefoon" });
});

test("the messages of who deletes their account go with it", async () => {
  const { anna, bert, contactOf, send, db } = await two();
  await send(bert, await contactOf(anna, bert), "Dag");
  await db.deleteFrom("members").where("id", "=", anna.id).execute();
  for (const table of ["contacts", "contact_sides", "messages"] as const)
    expect(
      await db
        .selectFrom(table)
        .select(({ lit }) => lit(1).as("one"))
        .execute(),
    ).toEqual([]);
});

test("simultaneous acts of both leave both sides alike", async () => {
  const { anna, bert, ask, answer, call, as, block, standing, db } = await two();
  const { id } = (await ask(anna, bert)).body;
  await Promise.all([
    answer(bert, id, "accept"),
    answer(bert, id, "decline"),
    call("withdrawRequest", { id }, as(anna)),
    call("removeContact", { id }, as(anna)),
    block(bert, anna),
    ask(bert, anna),
    db.deleteFrom("members").where("id", "=", anna.id).execute(),
  ]);
  expect(await standing(bert, anna)).toEqual({});
  expect(await db.selectFrom("messages").select("id").execute()).toEqual([]);
});

test("a link of a new member waits for a moderator, and so does the same text to a third member", async () => {
  const { anna, writer, ask, standing, call, as } = await two();
  const nora = await writer("Nora", { published: 0 });
  const others = await Promise.all(["Carla", "Dirk", "Els"].map((name) => writer(name)));
  expect((await ask(nora, anna, { text: "Kijk op www.voorbeeld.nl" })).body.isWaiting).toBe(true);
  expect((await standing(anna, nora)).standing).toEqual({ state: "none" });
  const text = "Dag! Ik verkoop een wondermiddel, schrijf je mij terug?";
  const waits = [];
  for (const other of others) waits.push((await ask(anna, other, { text })).body.isWaiting);
  expect(waits).toEqual([false, false, true]);
  expect((await call("contacts", {}, as(anna))).body.asked).toHaveLength(3);
});

test("no page of the inbox needs more than eight statements, however much there is in it", async () => {
  const { anna, contactOf, writer, ask, send, call, as, block, statements } = await two();
  const pages = (id: string) => ({
    inbox: [{}, { page: 2 }],
    contacts: [{}],
    messages: [{ id }, { id, page: 1 }],
    searchInbox: [{ words: "soep" }],
    contactWith: [{ username: "Bert" }],
    inboxNews: [{ contact: id }],
  });
  async function count(id: string): Promise<number[]> {
    const counts: number[] = [];
    for (const [name, inputs] of Object.entries(pages(id)))
      for (const input of inputs) {
        statements.length = 0;
        expect((await call(name as keyof ReturnType<typeof pages>, input, as(anna))).status).toBe(200);
        // The page itself asks for the member of the session, too.
        expect(statements.length + 1, `${name} ${JSON.stringify(input)}`).toBeLessThanOrEqual(8);
        counts.push(statements.length);
      }
    return counts;
  }
  const first = await writer("Eerste");
  const id = await contactOf(first, anna);
  await send(first, id, "Soep");
  const few = await count(id);
  for (let number = 0; number < 25; number += 1) {
    const other = await writer(`Lid${number}`);
    if (number % 3 === 0) await ask(other, anna);
    else await send(other, await contactOf(other, anna), "Over soep");
    if (number % 5 === 1) await block(anna, other);
  }
  for (let number = 0; number < 25; number += 1) await send(first, id, `Soep ${number}`);
  expect(await count(id)).toEqual(few);
});
