import { sql } from "kysely";
import { expect, test } from "vitest";
import { dayMs, hourMs, minuteMs } from "../../../app/utils/durations";
import { alertsOverTest, stopCodeOf } from "../../../tests/setup/alerts";
import { eraseMember } from "../../leaving/erase-member";
import { getPreferences } from "../../preferences/preferences";

type Site = Awaited<ReturnType<typeof alertsOverTest>>;

/** A conversation of one member, that another follows and a third reacts to. */
async function followedConversation(paces: Parameters<Site["reader"]>[1] = {}) {
  const site = await alertsOverTest();
  const [author, follower, other] = [
    await site.reader("Wilgentak", paces),
    await site.reader("Rietvink", paces),
    await site.reader("Beukennoot", paces),
  ];
  const { id } = (await site.start(author, { title: "Vergeten namen" })).body;
  await site.follow(follower, { kind: "thread", id });
  await site.deliver();
  return { ...site, author, follower, other, id };
}

test("who is mailed: writers of what is reacted to, answered or quoted, and followers, but never about an own post", async () => {
  const { author, follower, other, id, react, deliver, follow, start, reader, db } =
    await followedConversation();
  const first = (await react(other, id, { follow: true })).body.id;
  expect(await deliver()).toEqual(["Rietvink", "Wilgentak"]);
  const cases: [object, typeof author, string[]][] = [
    [{ answersTo: first }, author, ["Rietvink", "Beukennoot"]],
    [{ quote: { reaction: first, words: "Herkenbaar." } }, follower, ["Wilgentak", "Beukennoot"]],
    [{}, other, ["Rietvink", "Wilgentak"]],
  ];
  for (const [changes, poster, expected] of cases) {
    await db.deleteFrom("alerts").execute();
    await react(poster, id, changes);
    expect(await deliver()).toEqual(expected.toSorted());
  }
  const newcomer = await reader("Eikel");
  await follow(newcomer, { kind: "topic", group: "mantelzorgers", topic: "slapen" });
  await start(author);
  await start(author, { topic: "eten" });
  await start(newcomer);
  expect(await deliver()).toEqual(["Eikel"]);
});

test("followers of a blog are mailed about an entry, also where it waited for a moderator", async () => {
  const { reader, follow, storeThread, deliver, db } = await alertsOverTest();
  const [writer, follower] = [await reader("Wilgentak"), await reader("Rietvink")];
  const id = await storeThread({ author: writer, blog: "public", state: "draft" });
  await follow(follower, { kind: "blog", username: "Wilgentak" });
  for (const state of ["draft", "waiting", "hidden", "published", "hidden", "published"] as const) {
    await db.updateTable("threads").set({ state }).where("id", "=", id).execute();
    const isFirst = state === "published" && (await db.selectFrom("alerts").execute()).length === 0;
    expect(await deliver()).toEqual(isFirst ? ["Rietvink"] : []);
  }
  expect(await db.selectFrom("alerts").select("source").execute()).toEqual([{ source: "blog" }]);
});

/** How many mails there are at each time after 11 o'clock in Amsterdam; 'r' is a reaction. */
const timelines: Record<string, [number, "r" | number][]> = {
  none: [
    [0, "r"],
    [minuteMs, 0],
    [dayMs, 0],
  ],
  soon: [
    [0, "r"],
    [minuteMs, 1],
    [0, "r"],
    [10 * minuteMs, 0],
    [49 * minuteMs, 0],
    [minuteMs, 1],
    [dayMs, 0],
  ],
  daily: [
    ...(
      [
        [0, "r"],
        [minuteMs, 0],
        [0, "r"],
        [6 * hourMs, 0],
        [59 * minuteMs, 1],
        [0, "r"],
        [hourMs, 0],
      ] as const
    ).map(([ms, what]): [number, "r" | number] => [ms, what]),
    [22 * hourMs, 0],
    [hourMs, 1],
    [dayMs, 0],
  ],
};

test.each(["none", "soon", "daily"] as const)(
  "mails about reactions and follows at the pace '%s'",
  async (pace) => {
    const { other, id, react, deliver, pass } = await followedConversation({
      reactions: pace,
      follows: pace,
    });
    for (const [index, [ms, what]] of (timelines[pace] ?? []).entries()) {
      pass(ms);
      if (what === "r") await react(other, id);
      else expect([index, await deliver()]).toEqual([index, what ? ["Rietvink", "Wilgentak"] : []]);
    }
  },
);

test("the kinds have their own pace, and the faster one is used where a post is of both", async () => {
  const { other, author, id, react, deliver, follow, call } = await followedConversation();
  await follow(author, { kind: "thread", id });
  const mails = { messages: "none", reactions: "daily", follows: "soon" };
  await call("changePreferences", { mails }, { session: author.session });
  await react(other, id);
  expect(await deliver()).toEqual(["Rietvink", "Wilgentak"]);
});

test.each(["alerts", "mails"])(
  "a crash while rows of '%s' are written loses nothing and mails nothing twice",
  async (table) => {
    const { other, id, react, deliver, queue, db, pass } = await followedConversation();
    await react(other, id);
    await sql`alter table ${sql.table(table)} rename to away`.execute(db);
    await expect(queue()).rejects.toThrow();
    await sql`alter table away rename to ${sql.table(table)}`.execute(db);
    await Promise.allSettled([queue(), queue(), queue()]);
    expect(await deliver()).toEqual(["Rietvink", "Wilgentak"]);
    pass(2 * hourMs);
    expect(await deliver()).toEqual([]);
  },
);

/** What happens between the queue and the mail, and who still gets one. */
const meanwhile: Record<
  string,
  [(site: Awaited<ReturnType<typeof followedConversation>>, reaction: string) => Promise<unknown>, string[]]
> = {
  nothing: [async () => {}, ["Rietvink", "Wilgentak"]],
  "the reaction was taken away": [
    ({ call, other }, id) => call("removeReaction", { id }, { session: other.session }),
    [],
  ],
  "the reaction was hidden": [
    ({ db }, id) => db.updateTable("reactions").set({ state: "hidden" }).where("id", "=", id).execute(),
    [],
  ],
  "the conversation was hidden": [
    ({ db, id }) => db.updateTable("threads").set({ state: "hidden" }).where("id", "=", id).execute(),
    [],
  ],
  "the follower stopped following": [
    ({ follow, follower, id }) => follow(follower, { kind: "thread", id }, false),
    ["Wilgentak"],
  ],
  "the author wants no mails any more": [
    ({ call, author }) =>
      call(
        "changePreferences",
        { mails: { messages: "none", reactions: "none", follows: "soon" } },
        { session: author.session },
      ),
    ["Rietvink"],
  ],
  "the follower was blocked": [
    ({ db, follower }) =>
      db.updateTable("members").set({ state: "blocked" }).where("id", "=", follower.id).execute(),
    ["Wilgentak"],
  ],
  "the follower left": [
    ({ services, follower: { id } }) =>
      services.db.transaction().execute((trx) => eraseMember(trx, id, "command", services)),
    ["Wilgentak"],
  ],
  "the writer of the reaction left": [
    ({ services, other: { id } }) =>
      services.db.transaction().execute((trx) => eraseMember(trx, id, "command", services)),
    ["Rietvink", "Wilgentak"],
  ],
};

test.each(Object.entries(meanwhile))(
  "when it is sent and %s, those who may still read it get the mail",
  async (_, [act, expected]) => {
    const site = await followedConversation();
    const { body } = await site.react(site.other, site.id);
    await site.queue();
    await act(site, body.id);
    const names = await site.deliver();
    const left = await site.db.selectFrom("mails").select("template").where("state", "=", "sent").execute();
    expect(left.filter(({ template }) => template === "post-alert")).toHaveLength(expected.length);
    expect(names.filter((name) => expected.includes(name))).toEqual(expected);
  },
);

test("a blog that is for members only by now is still mailed to the members who follow it, without its words", async () => {
  const { reader, follow, storeThread, queue, send, sent, db, call } = await alertsOverTest();
  const [writer, follower] = [await reader("Wilgentak"), await reader("Rietvink")];
  const id = await storeThread({ author: writer, blog: "public", title: "Bij de huisarts", state: "draft" });
  await follow(follower, { kind: "blog", username: "Wilgentak" });
  await db.updateTable("threads").set({ state: "published" }).where("id", "=", id).execute();
  await queue();
  await call("changePreferences", { blogVisibility: "members" }, { session: writer.session });
  await send();
  const [mail] = sent;
  expect(mail?.text).toContain("Wilgentak schreef ‘Bij de huisarts’");
  expect(mail?.text).toContain(`https://www.voorbeeld.nl/ervaringen-delen/blogs/stuk/${id}/bij-de-huisarts`);
  expect(JSON.stringify(mail)).not.toContain("Verborgen woorden");
  // Others see the subject and the beginning on a locked phone.
  expect(mail?.subject).toBe("Er is een nieuw stuk in een blog");
  expect(mail?.headers).toMatchObject({ "List-Unsubscribe-Post": "List-Unsubscribe=One-Click" });
  const jobs = await sql<{ payload: unknown }>`select payload from graphile_worker._private_jobs`.execute(db);
  for (const { payload } of jobs.rows) expect(payload).toEqual({ mailId: expect.any(String) });
});

test("the mail of the day has a line for each conversation, at most twenty, with one link each", async () => {
  const { reader, storeThread, storeReaction, deliver, queue, send, sent, pass, db } = await alertsOverTest();
  const [author, other] = [await reader("Wilgentak", { reactions: "daily" }), await reader("Rietvink")];
  for (let index = 0; index < 23; index += 1) {
    const thread = await storeThread({ author, title: `Gesprek ${index}` });
    await storeReaction({ thread, author: other });
    if (index === 0) await storeReaction({ thread, author: other });
  }
  expect(await deliver()).toEqual([]);
  pass(dayMs);
  await queue();
  await send();
  const text = String(sent[0]?.text);
  expect(sent).toHaveLength(1);
  expect(text.match(/^ {2}https:\S+\?reactie=\d+#reactie-\d+$/gm)).toHaveLength(20);
  expect(text).toContain("2 nieuwe reacties bij ‘Gesprek 0’");
  expect(text).toContain("Rietvink reageerde bij ‘Gesprek 19’");
  expect(text).not.toContain("Gesprek 20");
  expect(text).toContain("3 keer iets nieuws");
  expect(await db.selectFrom("alerts").select("id").where("batch", "is", null).execute()).toEqual([]);
});

test("the link of each mail stops what it is about, years later too, and nothing else", async () => {
  const site = await alertsOverTest();
  const { reader, follow, start, react, storeThread, queue, send, sent, call, pass, db } = site;
  const [writer, member] = [await reader("Wilgentak"), await reader("Rietvink")];
  const thread = (await start(writer)).body.id;
  await storeThread({ author: writer, blog: "members" });
  await follow(member, { kind: "blog", username: "Wilgentak" });
  await follow(member, { kind: "topic", group: "mantelzorgers", topic: "slapen" });
  await follow(member, { kind: "thread", id: thread });
  const own = (await start(member, { topic: null })).body.id;
  await db.updateTable("threads").set({ is_announced: true }).execute();
  const follows = async () => {
    const rows = await db.selectFrom("follows").select(["thread_id", "topic_id", "blog_id"]).execute();
    return rows.map(({ thread_id, topic_id }) => (thread_id ? "thread" : topic_id ? "topic" : "blog")).sort();
  };
  const paces = async () => (await getPreferences(db, member.id)).mails;
  /** The code of the mail that comes of something. */
  const codeAfter = async (act: () => Promise<unknown>, ms = minuteMs) => {
    await act();
    pass(ms);
    await queue();
    await send();
    expect(sent).toHaveLength(1);
    const [mail] = sent.splice(0);
    return mail ? stopCodeOf(mail) : "";
  };
  const codes = {
    thread: await codeAfter(() => react(writer, thread)),
    topic: await codeAfter(() => start(writer)),
    blog: await codeAfter(() => storeThread({ author: writer, blog: "members" })),
    own: await codeAfter(() => react(writer, own)),
  };
  const mails = { messages: "daily", reactions: "soon", follows: "daily" };
  await call("changePreferences", { mails }, { session: member.session });
  const daily = await codeAfter(async () => {
    await react(writer, thread);
    await queue();
  }, dayMs);
  pass(4_000 * dayMs);
  const stop = (code: string) => call("stopMails", { code });
  for (const wrong of ["", "a", codes.own.slice(1), `${codes.own.slice(0, -2)}AA`, "a".repeat(200)])
    expect((await stop(wrong)).status).toBe(404);
  expect(await follows()).toEqual(["blog", "thread", "topic"]);
  const left = ["blog", "thread", "topic"];
  for (const kind of ["thread", "topic", "blog"] as const) {
    for (const _ of ["once", "twice"]) expect(await stop(codes[kind])).toEqual({ status: 200, body: {} });
    left.splice(left.indexOf(kind), 1);
    expect(await follows()).toEqual(left);
  }
  const blog = await db.selectFrom("blogs").select("follower_count").executeTakeFirstOrThrow();
  expect(blog.follower_count).toBe(0);
  expect(await paces()).toEqual(mails);
  await stop(daily);
  expect(await paces()).toEqual({ ...mails, follows: "none" });
  await stop(codes.own);
  expect(await paces()).toEqual({ messages: "daily", reactions: "none", follows: "none" });
  await db.deleteFrom("members").where("id", "=", member.id).execute();
  for (const code of [...Object.values(codes), daily])
    expect(await stop(code)).toEqual({ status: 200, body: {} });
});
