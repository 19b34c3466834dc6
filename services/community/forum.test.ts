import { sql } from "kysely";
import { expect, test } from "vitest";
import { documentText } from "~/fields/document/document-text";
import { readSyntax } from "~/fields/document/read-syntax";
import { communityOverTest, type Poster } from "../../tests/setup/community";
import { eventually } from "../../tests/setup/eventually";
import type { ReactionPage, ShownReaction } from "./contract";

const said = ({ document }: Pick<ShownReaction, "document">) => document && documentText(document);

/** A conversation of Wilgentak with reactions of Rietvink. */
async function conversationOf(count: number) {
  const site = await communityOverTest();
  const [writer, reactor] = [await site.member("Wilgentak"), await site.member("Rietvink")];
  const { body } = await site.start(writer);
  const id: string = body.id;
  const reactions: string[] = [];
  for (let number = 1; number <= count; number += 1) {
    const reacted = await site.react(reactor, id, { document: readSyntax(`Reactie ${number}.`) });
    expect(reacted).toMatchObject({ status: 201, body: { state: "published" } });
    reactions.push(reacted.body.id);
  }
  const page = async (reader: Poster | null = null, choice: object = {}): Promise<ReactionPage> =>
    (await site.read(id, reader, choice)).body.reactions;
  return { ...site, writer, reactor, id, reactions, page };
}

test("a conversation is shown with its reactions, their answers and what they quote", async () => {
  const { member, react, read, writer, id, reactions } = await conversationOf(2);
  const moderator = await member("Berkenlaan", { role: "moderator" });
  const [first = "", second = ""] = reactions;
  const answer = await react(writer, id, { answersTo: first, document: readSyntax("Dank je.") });
  expect(answer.body).toMatchObject({ page: 1 });
  // Beside the answer that it answers, as there is one level.
  await react(moderator, id, {
    answersTo: answer.body.id,
    quote: { reaction: second, words: "Reactie 2" },
    document: readSyntax("Mooi."),
  });
  const { body } = await read(id, writer);
  expect(body).toMatchObject({
    title: "Hoe slapen jullie?",
    slug: "hoe-slapen-jullie",
    state: "published",
    closed: null,
    author: { username: "Wilgentak", isYou: true, isModerator: false },
    group: { slug: "mantelzorgers", isPublic: true },
    topic: { slug: "slapen" },
    reactions: {
      count: 4,
      page: 1,
      pageCount: 1,
      waiting: [],
      reactions: [
        {
          id: first,
          author: { username: "Rietvink", isYou: false },
          answers: [
            { author: { username: "Wilgentak" }, quote: null },
            {
              author: { username: "Berkenlaan", isModerator: true },
              quote: { reaction: second, words: "Reactie 2", username: "Rietvink" },
            },
          ],
        },
        { id: second, answers: [] },
      ],
    },
  });
  expect(body.document.blocks[0]).toMatchObject({
    text: "Wij slapen slecht.",
    inlineStyleRanges: [{ offset: 11 }],
  });
  // What is nobody's own to a visitor, and the one thing that they can do.
  const visited = (await read(id)).body;
  expect([visited.author.isYou, visited.acts, visited.reactions.reactions[0].acts]).toEqual([
    ...[false, ["report"], ["report"]],
  ]);
});

test("nobody can quote what was not said", async () => {
  const { react, page, reactor, id, reactions } = await conversationOf(1);
  const quote = (words: string) => ({ quote: { reaction: reactions[0], words } });
  for (const words of ["Ik ben het eens.", "", "Reactie 1. En meer."]) await react(reactor, id, quote(words));
  const { reactions: shown } = await page();
  expect(shown.map(({ quote }) => quote?.words)).toEqual([
    undefined,
    "Reactie 1.",
    "Reactie 1.",
    "Reactie 1.",
  ]);
});

test("words that their writer takes out of a reaction are in no quote any more", async () => {
  const { react, call, writer, reactor, id, page } = await conversationOf(0);
  const document = readSyntax("Zij woont op Lindelaan 3. Bel gerust.");
  const said = (await react(reactor, id, { document })).body;
  const quote = (words: string) => react(writer, id, { quote: { reaction: said.id, words } });
  await quote("Zij woont op Lindelaan 3.");
  await quote("Bel gerust.");
  const changed = { id: said.id, version: 1, document: readSyntax("Bel gerust.") };
  expect((await call("editReaction", changed, { session: reactor.session })).status).toBe(200);
  const shown: ShownReaction[] = (await page()).reactions;
  expect(shown.map(({ quote }) => quote?.words)).toEqual([undefined, null, "Bel gerust."]);
});

test("a reaction stays on its page, whatever is answered or removed", async () => {
  const { call, react, page, writer, reactor, id, reactions } = await conversationOf(45);
  const pages = async () =>
    Promise.all(reactions.map(async (reaction) => (await page(null, { reaction })).page));
  const before = await pages();
  expect(before).toEqual(reactions.map((_, index) => Math.floor(index / 20) + 1));
  for (const reaction of reactions.slice(0, 3)) {
    await react(writer, id, { answersTo: reactions[44] });
    await call("removeReaction", { id: reaction }, { session: reactor.session });
  }
  expect(await pages()).toEqual(before);
  const first = await page(null, { page: 1 });
  expect(first.reactions.slice(0, 4).map((reaction) => [reaction.state, said(reaction)])).toEqual([
    ...Array.from({ length: 3 }, () => ["removed", null]),
    ["published", "Reactie 4."],
  ]);
  const last = await page(null, { page: 99 });
  expect([last.page, last.pageCount, last.count]).toEqual([3, 3, 45]);
  expect(last.reactions[4]?.answers).toHaveLength(3);
});

test("a reaction has at most twenty answers", async () => {
  const { react, writer, id, reactions } = await conversationOf(1);
  const answer = () => react(writer, id, { answersTo: reactions[0] });
  for (let count = 0; count < 20; count += 1) expect((await answer()).status).toBe(201);
  expect(await answer()).toMatchObject({ status: 409, body: { reason: "full" } });
});

test("a reader goes on where they stopped", async () => {
  const { react, page, member, call, reactor, id, reactions } = await conversationOf(25);
  const reader = await member("Lezer");
  expect((await page(reader)).firstUnread).toBeNull();
  // The first page was read, the second was not.
  expect((await page(reader)).firstUnread).toEqual({ reaction: reactions[20], page: 2 });
  const opened = await page(reader, { unread: true });
  expect([opened.page, opened.reactions.map(({ isNew }) => isNew)]).toEqual([2, Array(5).fill(true)]);
  expect((await page(reader)).firstUnread).toBeNull();
  const isUnread = async () =>
    (await call("group", { slug: "mantelzorgers", page: 1 }, { session: reader.session })).body
      .conversations[0].isUnread;
  expect(await isUnread()).toBe(false);
  // Their own are not new to them; an answer on the first page is.
  await react(reader, id);
  const answered = await react(reactor, id, { answersTo: reactions[0] });
  expect(await isUnread()).toBe(true);
  expect((await page(reader, { page: 2 })).firstUnread).toEqual({ reaction: answered.body.id, page: 1 });
  expect((await page(reader, { page: 2 })).firstUnread).toEqual({ reaction: answered.body.id, page: 1 });
  await page(reader);
  expect((await page(reader)).firstUnread).toBeNull();
  expect((await page()).firstUnread).toBeNull();
});

test("an answer that was taken away before it was read keeps nothing unread", async () => {
  const { react, page, member, call, reactor, id, reactions } = await conversationOf(25);
  const reader = await member("Lezer");
  await page(reader);
  await page(reader, { page: 2 });
  const answered = await react(reactor, id, { answersTo: reactions[0] });
  await call("removeReaction", { id: answered.body.id }, { session: reactor.session });
  const last = await react(reactor, id);
  expect((await page(reader, { page: 2 })).firstUnread).toEqual({ reaction: last.body.id, page: 2 });
  expect((await page(reader, { page: 2 })).firstUnread).toBeNull();
  const { body } = await call("group", { slug: "mantelzorgers", page: 1 }, { session: reader.session });
  expect(body.conversations[0].isUnread).toBe(false);
});

test("what is sent twice is stored once, also at the same time", async () => {
  const { call, services, writer, id } = await conversationOf(0);
  const times = [1, 2, 3, 4, 5];
  const input = { document: readSyntax("Eén keer."), follow: true, key: "een-sleutel-die-vaker-komt" };
  const place = { group: "mantelzorgers", topic: null, title: "Een keer" };
  const calls = {
    startConversation: { ...input, ...place },
    react: { ...input, id, answersTo: null, quote: null },
  };
  for (const [name, sent] of Object.entries(calls)) {
    await services.db.updateTable("community_members").set({ last_post_at: null }).execute();
    const session = { session: writer.session };
    const answers = await Promise.all(times.map(() => call(name as keyof typeof calls, sent, session)));
    expect(answers.map(({ status }) => status)).toEqual(times.map(() => 201));
    expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
  }
  for (const table of ["threads", "reactions"] as const) {
    const rows = await services.db
      .selectFrom(table)
      .select("id")
      .where("submission", "=", input.key)
      .execute();
    expect(rows).not.toEqual([]);
  }
});

test("reactions at the same time each get a place of their own", async () => {
  const { member, call, page, nextKey, id } = await conversationOf(0);
  const people = await Promise.all(Array.from({ length: 12 }, (_, index) => member(`Lid${index}`)));
  const answers = await Promise.all(
    people.map(({ session }) => {
      const input = { id, answersTo: null, quote: null, document: readSyntax("Ik ook."), follow: false };
      return call("react", { ...input, key: nextKey() }, { session });
    }),
  );
  expect(answers.map(({ status }) => status)).toEqual(people.map(() => 201));
  const { reactions, count } = await page();
  expect([count, new Set(reactions.map(({ author }) => author?.username)).size]).toEqual([12, 12]);
});

test("of two changes at the same time the second is shown the first", async () => {
  const { call, writer, reactor, id, reactions } = await conversationOf(1);
  const change = (text: string) => ({ version: 1, document: readSyntax(text) });
  const calls = {
    editConversation: (text: string) =>
      call(
        "editConversation",
        { ...change(text), id, topic: "eten", title: text },
        { session: writer.session },
      ),
    editReaction: (text: string) =>
      call("editReaction", { ...change(text), id: reactions[0] }, { session: reactor.session }),
  };
  for (const edit of Object.values(calls)) {
    const answers = await Promise.all([edit("Zo."), edit("Of zo.")]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const { body } = answers.find(({ status }) => status === 409) ?? { body: null };
    const stored = answers[0]?.status === 200 ? "Zo." : "Of zo.";
    expect([body.reason, body.stored.version, documentText(body.stored.document)]).toEqual([
      "changed",
      2,
      stored,
    ]);
    // What was sent twice is no change of somebody else.
    expect((await edit(stored)).status).toBe(200);
  }
});

test.each(["hidden", "removed"] as const)(
  "a text that is %s takes no change, nor its own words",
  async (state) => {
    const { call, writer, reactor, id, reactions, read, services } = await conversationOf(1);
    const { title, document } = (await read(id, writer)).body;
    for (const table of ["threads", "reactions"] as const)
      await services.db.updateTable(table).set({ state }).execute();
    const answers = await Promise.all([
      call(
        "editConversation",
        { id, version: 1, topic: "slapen", title, document },
        { session: writer.session },
      ),
      call(
        "editReaction",
        { id: reactions[0], version: 1, document: readSyntax("Reactie 1.") },
        { session: reactor.session },
      ),
    ]);
    for (const answer of answers) expect(answer).toMatchObject({ status: 409, body: { reason: "closed" } });
  },
);

test("a reaction that waits for a conversation to be closed is refused", async () => {
  const { react, services, reactor, id } = await conversationOf(0);
  const { db, now } = services;
  const waiting = await db.transaction().execute(async (trx) => {
    await trx.updateTable("threads").set({ closed_at: now() }).where("id", "=", id).execute();
    const pending = react(reactor, id);
    await eventually(async () => {
      const { rows } = await sql`select from pg_locks where not granted`.execute(db);
      expect(rows).not.toEqual([]);
    });
    return { pending };
  });
  expect(await waiting.pending).toMatchObject({ status: 409, body: { reason: "closed" } });
});

test("a conversation that is closed while members write takes nothing after that", async () => {
  const { member, call, page, nextKey, services, id } = await conversationOf(0);
  const people = await Promise.all(Array.from({ length: 8 }, (_, index) => member(`Lid${index}`)));
  const moderator = await member("Mona", { role: "moderator" });
  await services.db
    .updateTable("sessions")
    .set({ staff_until: new Date("2100-01-01") })
    .execute();
  const react = ({ session }: Poster) => {
    const input = { id, answersTo: null, quote: null, document: readSyntax("Nog even."), follow: false };
    return call("react", { ...input, key: nextKey() }, { session });
  };
  const close = () =>
    call("moderateConversation", { id, act: "close", reason: "Beantwoord." }, { session: moderator.session });
  const answers = await Promise.all([
    ...people.slice(0, 4).map(react),
    close(),
    ...people.slice(4).map(react),
  ]);
  expect(answers[4]?.status).toBe(200);
  const statuses = answers.toSpliced(4, 1).map(({ status }) => status);
  expect(new Set([201, 409, ...statuses])).toEqual(new Set([201, 409]));
  expect((await page()).count).toBe(statuses.filter((status) => status === 201).length);
  const late = await member("Telaat");
  expect(await react(late)).toMatchObject({ status: 409, body: { reason: "closed" } });
});
