import { expect, test } from "vitest";
import { readSyntax } from "~/fields/document/read-syntax";
import { dayMs } from "../../app/utils/durations";
import { communityOverTest } from "../../tests/setup/community";

test("the first two posts of a member wait for a moderator, and only they see them", async () => {
  const { member, start, react, read, call, storeThread } = await communityOverTest();
  const [novice, other] = [await member("Beginner", { published: 0 }), await member("Rietvink")];
  const id = await storeThread({ author: other });
  const started = await start(novice);
  expect(started).toMatchObject({ status: 201, body: { state: "waiting" } });
  expect(await react(novice, id)).toMatchObject({ status: 201, body: { state: "waiting", page: null } });
  expect((await read(started.body.id, novice)).body.state).toBe("waiting");
  expect((await read(started.body.id, other)).status).toBe(404);
  const seen = async (reader: typeof novice | null) => (await read(id, reader)).body.reactions;
  expect(await seen(novice)).toMatchObject({ count: 0, reactions: [], waiting: [{ state: "waiting" }] });
  expect(await seen(other)).toMatchObject({ count: 0, reactions: [], waiting: [] });
  expect(await seen(null)).toMatchObject({ count: 0, reactions: [], waiting: [] });
  const { body } = await call("group", { slug: "mantelzorgers", page: 1 }, { session: novice.session });
  expect(body.conversations.map((card: { id: string }) => card.id)).toEqual([id]);
});

test("between two posts are fifteen seconds", async () => {
  const { member, start, react, storeThread, pass } = await communityOverTest();
  const writer = await member("Wilgentak");
  const id = await storeThread({ author: null });
  await start(writer);
  pass(-1000);
  expect(await react(writer, id)).toEqual({ status: 429, body: { retryAfterSeconds: 1 } });
  expect((await react(writer, id)).status).toBe(201);
});

test("on the first day a member starts three conversations and reacts ten times", async () => {
  const { member, start, react, storeThread, services } = await communityOverTest();
  const [writer, moderator] = [await member("Wilgentak"), await member("Mona", { role: "moderator" })];
  await services.db.updateTable("members").set({ verified_at: services.now() }).execute();
  const until = new Date(services.now().getTime() + dayMs).toISOString();
  const id = await storeThread({ author: null });
  const refused = { status: 409, body: { reason: "first-day", until, words: [] } };
  for (const [post, limit] of [[() => start(writer), 3] as const, [() => react(writer, id), 10] as const]) {
    for (let count = 0; count < limit; count += 1) expect((await post()).status).toBe(201);
    expect(await post()).toEqual(refused);
  }
  for (let count = 0; count < 5; count += 1) expect((await start(moderator)).status).toBe(201);
  const yesterday = new Date(services.now().getTime() - dayMs);
  await services.db.updateTable("members").set({ verified_at: yesterday }).execute();
  expect((await start(writer)).status).toBe(201);
});

test("a member who is silenced is told until when", async () => {
  const { member, start, services } = await communityOverTest();
  const writer = await member("Stil", { isSilenced: true });
  const { silenced_until } = await services.db
    .selectFrom("community_members")
    .select("silenced_until")
    .executeTakeFirstOrThrow();
  const until = silenced_until?.toISOString();
  expect(await start(writer)).toEqual({ status: 409, body: { reason: "silenced", until, words: [] } });
});

/** Texts with what becomes of them: the answer, and whether they are published. */
const texts: Record<string, { text: string; title?: string; expected: object }> = {
  "two links": {
    text: "Zie [hier](https://een.nl) en www.twee.nl",
    expected: { body: { state: "published" } },
  },
  "three links": {
    text: "[a](https://een.nl) [b](https://twee.nl) www.drie.nl",
    expected: { status: 409, body: { reason: "links", until: null, words: [] } },
  },
  "three addresses without a beginning": {
    text: "Zie koop-hier.nl/bed, twee.com en drie.shop.",
    expected: { status: 409, body: { reason: "links", until: null, words: [] } },
  },
  "two addresses, and those of people": {
    text: "Zie een.nl of twee.nl, of mail els@voorbeeld.nl en jan@voorbeeld.nl, o.a.nl",
    expected: { body: { state: "published" } },
  },
  "a third link in its title": {
    text: "Zie [hier](https://een.nl) en www.twee.nl",
    title: "Kijk op https://drie.nl",
    expected: { status: 409, body: { reason: "links", until: null, words: [] } },
  },
  "refused words": {
    text: "Dit is een RÓTWOORD, echt.",
    title: "Sukkel!",
    expected: { status: 409, body: { reason: "words", until: null, words: ["rótwoord", "sukkel"] } },
  },
  "a part of a refused word": { text: "Mijn rótwoordenboek.", expected: { body: { state: "published" } } },
  "a word to look at": { text: "Ik verkoop een bed.", expected: { body: { state: "waiting" } } },
};

test.each(Object.entries(texts))(
  "of a text with %s becomes what the rules say",
  async (_, { text, title, expected }) => {
    const { member, start, services } = await communityOverTest();
    const writer = await member("Wilgentak");
    await services.db
      .insertInto("listed_words")
      .values([
        { word: "rótwoord", kind: "refuse" },
        { word: "sukkel", kind: "refuse" },
        { word: "verkoop", kind: "review" },
      ])
      .execute();
    expect(await start(writer, { document: readSyntax(text), ...(title && { title }) })).toMatchObject(
      expected,
    );
  },
);

test("a change follows the same rules, and one with a word to look at is marked", async () => {
  const { member, start, call, services } = await communityOverTest();
  const writer = await member("Wilgentak");
  await services.db
    .insertInto("listed_words")
    .values([
      { word: "sukkel", kind: "refuse" },
      { word: "verkoop", kind: "review" },
    ])
    .execute();
  const { body } = await start(writer);
  const edit = (text: string) =>
    call(
      "editConversation",
      { id: body.id, version: 1, topic: null, title: "Titel", document: readSyntax(text) },
      { session: writer.session },
    );
  expect(await edit("Jij sukkel")).toMatchObject({ status: 409, body: { words: ["sukkel"] } });
  expect(await edit("Te verkoop")).toMatchObject({ status: 200, body: { state: "published" } });
  const row = await services.db.selectFrom("threads").select("needs_look").executeTakeFirstOrThrow();
  expect(row.needs_look).toBe(true);
});
