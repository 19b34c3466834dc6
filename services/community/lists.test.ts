import { sql } from "kysely";
import { expect, test } from "vitest";
import { communityOverTest } from "../../tests/setup/community";
import { rowsRead } from "../../tests/setup/rows-read";

interface Card {
  id: string;
  title: string;
}

const ids = ({ conversations }: { conversations: Card[] }) => conversations.map(({ id }) => id);

/** A conversation in a list of forty, with reactions on two pages, and a member who read some of them. */
async function fullGroup() {
  const site = await communityOverTest();
  const { member, start, react, storeThread, storeReaction, pass, read } = site;
  const [writer, reader] = [await member("Wilgentak"), await member("Rietvink")];
  for (let count = 0; count < 40; count += 1) {
    pass(60_000);
    await storeThread({ author: writer, title: `Gesprek ${count}` });
  }
  const { body } = await start(writer, { follow: true });
  for (let count = 0; count < 30; count += 1) await storeReaction({ thread: body.id, author: writer });
  await read(body.id, reader);
  await react(reader, body.id);
  return { ...site, writer, reader, session: { session: reader.session }, id: String(body.id) };
}

type Site = Awaited<ReturnType<typeof fullGroup>>;

const pages: Record<string, (site: Site) => Promise<{ status: number }>> = {
  groups: ({ call, session }) => call("groups", undefined, session),
  latest: ({ call, session }) => call("latestConversations", { page: 2 }, session),
  group: ({ call, session }) => call("group", { slug: "mantelzorgers", page: 2 }, session),
  topic: ({ call, session }) => call("group", { slug: "mantelzorgers", page: 1, topic: "slapen" }, session),
  conversation: ({ read, id, reader }) => read(id, reader, { page: 2 }),
  "conversation at its first unread reaction": ({ read, id, reader }) => read(id, reader, { unread: "true" }),
  "conversation at a reaction": ({ read, id, reader }) => read(id, reader, { reaction: "7" }),
  "conversation for a visitor": ({ read, id }) => read(id, null),
  followed: ({ call, session }) => call("followed", undefined, session),
  "own blog": ({ call, session }) => call("ownBlog", { page: 1 }, session),
};

test("no page needs more than eight statements, however much there is on it", async () => {
  const site = await fullGroup();
  const { read, statements, id, member, storeThread } = site;
  const other = await member("Lezer");
  for (const [name, open] of Object.entries(pages)) {
    statements.length = 0;
    expect((await open(site)).status).toBe(200);
    // The page itself asks for the member of the session, too.
    expect(statements.length + 1, name).toBeLessThanOrEqual(8);
  }
  const countOf = async (conversation: string) => {
    statements.length = 0;
    await read(conversation, other);
    return statements.length;
  };
  const empty = await storeThread({ author: null });
  expect(await countOf(empty)).toBe(await countOf(id));
});

/** Older conversations of the group, and reactions to the last one. */
async function addMany({ services: { db }, id }: Site, count: number): Promise<void> {
  await sql`
    with old as (
      insert into threads (group_slug, topic_id, author_id, title, state, document, submission, created_at,
        published_at, last_at)
      select group_slug, topic_id, author_id, 'Oud gesprek ' || n, state, document, 'oud-' || n, at, at, at
      from threads, generate_series(1, ${count}) as n, lateral (select created_at - n * interval '1 day' as at) as past
      where threads.id = ${id}
    ), reacted as (
      insert into reactions (thread_id, author_id, state, document, submission, created_at, position, number)
      select id, author_id, 'published', document, 'nieuw-' || n, last_at, last_position + n, last_number + n
      from threads, generate_series(1, ${count}) as n where id = ${id}
    )
    update threads set reaction_count = reaction_count + ${count}, last_position = last_position + ${count},
      last_number = last_number + ${count}
    where id = ${id}
  `.execute(db);
}

test("no page reads more rows where there are five times as many", async () => {
  const [few, many] = [await fullGroup(), await fullGroup()];
  // More than the pages of a list that can be asked for, which are counted.
  await addMany(few, 5000);
  await addMany(many, 25_000);
  for (const { services } of [few, many]) await sql`analyze`.execute(services.db);
  for (const [name, open] of Object.entries(pages)) {
    const read = (site: Site) => rowsRead(site, () => open(site));
    expect.soft(await read(many), name).toBeLessThan((await read(few)) * 1.1 + 100);
  }
});

test("conversations are listed by their last reaction, pinned ones first in their group, page by page", async () => {
  const { call, services, id, writer, react } = await fullGroup();
  const [pinned] = await services.db
    .selectFrom("threads")
    .select("id")
    .where("title", "=", "Gesprek 3")
    .execute();
  const [old] = await services.db
    .selectFrom("threads")
    .select("id")
    .where("title", "=", "Gesprek 5")
    .execute();
  await services.db
    .updateTable("threads")
    .set({ is_pinned: true })
    .where("id", "=", pinned?.id ?? "")
    .execute();
  await react(writer, old?.id ?? "");
  const page = async (number: number, topic?: string) =>
    (await call("group", { slug: "mantelzorgers", page: number, ...(topic && { topic }) })).body;
  const first = await page(1);
  expect([ids(first).slice(0, 3), ids(first).length, first.pageCount]).toEqual([
    [pinned?.id, old?.id, id],
    20,
    3,
  ]);
  const all = [...ids(first), ...ids(await page(2)), ...ids(await page(3))];
  expect([all.length, new Set(all).size]).toEqual([41, 41]);
  const beyond = await page(999);
  expect([beyond.page, ids(beyond)]).toEqual([3, all.slice(40)]);
  expect(ids(await page(1, "slapen"))).toEqual([id]);
  const peopleOf = (
    { conversations }: { conversations: { people: { username: string }[] }[] },
    place: number,
  ) => conversations[place]?.people.map(({ username }) => username);
  expect([peopleOf(first, 0), peopleOf(first, 2)]).toEqual([["Wilgentak"], ["Wilgentak", "Rietvink"]]);
  expect(ids((await call("latestConversations", { page: 1 })).body).slice(0, 2)).toEqual([old?.id, id]);
  expect((await call("group", { slug: "mantelzorgers", page: 1, topic: "onbekend" })).status).toBe(404);
  expect((await call("group", { slug: "onbekend", page: 1 })).status).toBe(404);
});

test("a conversation of which the last reaction is taken away stands where it stood before", async () => {
  const { call, react, services, writer } = await fullGroup();
  const [old] = await services.db
    .selectFrom("threads")
    .select("id")
    .where("title", "=", "Gesprek 5")
    .execute();
  const place = async () => ids((await call("latestConversations", { page: 1 })).body).indexOf(old?.id ?? "");
  const before = (await call("latestConversations", { page: 2 })).body.conversations;
  const reacted = await react(writer, old?.id ?? "");
  expect(await place()).toBe(0);
  await call("removeReaction", { id: reacted.body.id }, { session: writer.session });
  expect(await place()).toBe(-1);
  const after = (await call("latestConversations", { page: 2 })).body.conversations;
  expect(after).toEqual(before);
});

test("what a member follows is listed by its last news, until they stop", async () => {
  const { call, reader, writer, id, react, pass, services } = await fullGroup();
  await services.db
    .insertInto("blogs")
    .values({ member_id: writer.id, title: "Mijn blog", introduction: "", created_at: services.now() })
    .execute();
  const session = { session: reader.session };
  const targets = [
    { kind: "thread", id },
    { kind: "topic", group: "mantelzorgers", topic: "slapen" },
    { kind: "blog", username: "wilgentak" },
  ];
  const set = async (follows: boolean) => {
    for (const target of targets)
      for (const _ of [1, 2])
        expect((await call("setFollow", { target, follows }, session)).status).toBe(200);
  };
  const followed = async () => (await call("followed", undefined, session)).body.followed;
  const followers = async () =>
    (await services.db.selectFrom("blogs").select("follower_count").executeTakeFirst())?.follower_count;
  await set(true);
  pass(60_000);
  await react(writer, id);
  expect(await followed()).toMatchObject([
    { kind: "conversation", id, isUnread: true },
    { kind: "topic", topic: { slug: "slapen" }, group: { slug: "mantelzorgers" } },
    { kind: "blog", username: "Wilgentak", title: "Mijn blog", newsAt: null },
  ]);
  expect(await followers()).toBe(1);
  await set(false);
  expect([await followed(), await followers()]).toEqual([[], 0]);
  const own = { kind: "blog", username: "Wilgentak" };
  expect((await call("setFollow", { target: own, follows: true }, { session: writer.session })).status).toBe(
    404,
  );
});

test("moderators close, pin and move a conversation, and each act is in the log", async () => {
  const { call, member, read, id, services } = await fullGroup();
  const { session } = await member("Mona", { role: "moderator" });
  await services.db
    .updateTable("sessions")
    .set({ staff_until: new Date("2100-01-01") })
    .execute();
  const act = (name: string, more: object = {}) =>
    call("moderateConversation", { id, act: name, ...more }, { session });
  expect((await act("move", { group: "onbekend" })).status).toBe(404);
  expect((await act("move", { group: "besloten", topic: "onbekend" })).status).toBe(404);
  for (const [name, more] of [
    ["pin", {}],
    ["close", { reason: "De vraag is\nbeantwoord." }],
    ["move", { group: "besloten", topic: "eten" }],
    ["close", { reason: "Nog een keer." }],
  ] as const)
    expect((await act(name, more)).status).toBe(200);
  expect(await read(id)).toMatchObject({ status: 403 });
  expect((await read(id, { id: "", session })).body).toMatchObject({
    closed: { reason: "De vraag is beantwoord." },
    isPinned: true,
    group: { slug: "besloten" },
    topic: { slug: "eten" },
  });
  for (const name of ["unpin", "reopen"]) await act(name);
  expect((await read(id, { id: "", session })).body).toMatchObject({ closed: null, isPinned: false });
  const log = await services.db.selectFrom("audit_log").select(["action", "facts"]).orderBy("id").execute();
  expect(log.map(({ action }) => action)).toEqual(
    ["pin", "close", "move", "unpin", "reopen"].map((name) => `${name} conversation`),
  );
});
