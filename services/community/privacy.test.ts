import { expect, test } from "vitest";
import { documentText } from "~/fields/document/document-text";
import { readSyntax } from "~/fields/document/read-syntax";
import { communityOverTest, type Poster } from "../../tests/setup/community";
import { moderationOverTest } from "../../tests/setup/moderation";
import { exportSources } from "../exports/sources";
import { eraseMember } from "../leaving/erase-member";

const secret = "Verborgen woorden";

test("texts that are hidden or removed never leave the service", async () => {
  const site = await communityOverTest();
  const { member, storeThread, storeReaction, read, call, react, services } = site;
  const [writer, other] = [await member("Wilgentak"), await member("Rietvink")];
  const moderator = await member("Mona", { role: "moderator" });
  await services.db
    .updateTable("sessions")
    .set({ staff_until: new Date("2100-01-01") })
    .execute();
  const readers = [null, writer, other, moderator];
  const open = await storeThread({ author: other });
  await services.db
    .updateTable("threads")
    .set({ document: JSON.stringify(readSyntax("Open.")) })
    .execute();
  const gone = await Promise.all(
    (["hidden", "removed"] as const).map((state) => storeThread({ author: writer, title: secret, state })),
  );
  const reaction = await storeReaction({ thread: open, author: writer });
  await react(other, open, { quote: { reaction, words: "" } });
  for (const state of ["hidden", "removed"] as const) {
    await storeReaction({ thread: open, author: writer, state });
    await services.db.updateTable("reactions").set({ state }).where("id", "=", reaction).execute();
    for (const reader of readers) {
      const from = reader ? { session: reader.session } : {};
      const answers = [
        ...(await Promise.all([open, ...gone].map((id) => read(id, reader)))),
        await call("latestConversations", { page: 1 }, from),
        await call("group", { slug: "mantelzorgers", page: 1 }, from),
        ...(reader
          ? [await call("ownReaction", { id: reaction }, from), await call("followed", undefined, from)]
          : []),
      ];
      expect(answers[0]?.body.reactions.reactions.some(({ quote }: { quote: unknown }) => quote)).toBe(true);
      expect(JSON.stringify(answers)).not.toContain(secret);
    }
  }
});

test("visitors see nothing of a group for members, and photos of nobody", async () => {
  const { member, storeThread, call, read, services } = await communityOverTest();
  const writer = await member("Wilgentak");
  const [open, shut] = [
    await storeThread({ author: writer }),
    await storeThread({ author: writer, group: "besloten" }),
  ];
  await services.db.updateTable("members").set({ profile_visible: true }).execute();
  await services.db
    .insertInto("profiles")
    .values({
      member_id: writer.id,
      gender: null,
      birth_year: null,
      biography: null,
      province: null,
      shared: ["photo"],
    })
    .execute();
  await services.db
    .insertInto("photos")
    .values({ member_id: writer.id, upload_id: null, uploaded_at: services.now() })
    .execute();
  await services.db.updateTable("photos").set({ shown_id: writer.id }).execute();
  const reader = await member("Rietvink");
  const latest = async (of: Poster | null) => {
    const { body } = await call("latestConversations", { page: 1 }, of ? { session: of.session } : {});
    return body.conversations.map((card: { id: string; author: { hasPhoto: boolean } }) => [
      card.id,
      card.author.hasPhoto,
    ]);
  };
  expect(await latest(null)).toEqual([[open, false]]);
  expect(await latest(reader)).toEqual([
    [shut, true],
    [open, true],
  ]);
  expect((await read(open)).body.author.hasPhoto).toBe(false);
  expect(await call("group", { slug: "besloten", page: 1 })).toEqual({
    status: 403,
    body: { reason: "members" },
  });
  const { groups } = (await call("groups", undefined)).body;
  expect(groups[1]).toMatchObject({ slug: "besloten", lastReactionAt: null });
  expect(groups[0].lastReactionAt).not.toBeNull();
});

test("what a member takes away is erased, also from what quotes it, and the rest stays", async () => {
  const { member, start, react, read, call, services } = await communityOverTest();
  const [writer, other] = [await member("Wilgentak"), await member("Rietvink")];
  const text = { document: readSyntax("Mijn geheim.") };
  const { body } = await start(writer, { ...text, title: "Mijn geheim" });
  const reacted = await react(writer, body.id, text);
  await react(other, body.id, { quote: { reaction: reacted.body.id, words: "" } });
  const own = { session: writer.session };
  await call("removeReaction", { id: reacted.body.id }, own);
  await call("editConversation", { id: body.id, version: 1, topic: null, title: "Een vraag", ...text }, own);
  await call("removeConversation", { id: body.id }, own);
  const shown = (await read(body.id)).body;
  expect([shown.document, shown.reactions.count]).toEqual([null, 1]);
  const alone = await start(writer, { ...text, title: "Mijn geheim" });
  await call("removeConversation", { id: alone.body.id }, own);
  expect(await read(alone.body.id)).toEqual({ status: 410, body: { state: "removed" } });
  for (const table of ["threads", "reactions"] as const)
    expect(JSON.stringify(await services.db.selectFrom(table).selectAll().execute())).not.toContain("geheim");
});

test("a member is deleted while others react to them: nothing fails, and their name is gone", async () => {
  const { member, start, react, read, call, nextKey, services } = await communityOverTest();
  const [writer, other] = [await member("Wilgentak"), await member("Rietvink")];
  const { body } = await start(writer);
  const quoted = await react(writer, body.id, { document: readSyntax("Ik ga weg.") });
  await react(other, body.id, { quote: { reaction: quoted.body.id, words: "" } });
  const people = await Promise.all(Array.from({ length: 8 }, (_, index) => member(`Lid${index}`)));
  const answer = ({ session }: Poster) => {
    const input = {
      id: body.id,
      answersTo: quoted.body.id,
      quote: null,
      document: readSyntax("Dag."),
      follow: true,
    };
    return call("react", { ...input, key: nextKey() }, { session });
  };
  const erase = () =>
    services.db.transaction().execute((trx) => eraseMember(trx, writer.id, writer.id, services));
  const [first, isErased, ...rest] = await Promise.all([answer(writer), erase(), ...people.map(answer)]);
  // The last post of who leaves was there before, or finds no account.
  expect([201, 401, 404, 429]).toContain(first.status);
  expect(isErased).toBe(true);
  expect(rest.map(({ status }) => status)).toEqual(people.map(() => 201));
  const shown = await read(body.id, other);
  expect(JSON.stringify(shown.body)).not.toContain("Wilgentak");
  expect(shown.body.author).toBeNull();
  expect(shown.body.reactions.reactions[1].quote).toMatchObject({ words: "Ik ga weg.", username: null });
});

test("members who wrote in each other's blogs can leave at once", async () => {
  const { member, storeThread, storeReaction, services } = await communityOverTest();
  const people = await Promise.all(Array.from({ length: 8 }, (_, index) => member(`Lid${index}`)));
  for (const writer of people) {
    const thread = await storeThread({ author: writer, blog: "public" });
    for (const author of people.toReversed()) await storeReaction({ thread, author });
  }
  const erased = await Promise.all(
    people.map(({ id }) => services.db.transaction().execute((trx) => eraseMember(trx, id, id, services))),
  );
  expect(erased).toEqual(people.map(() => true));
  expect(await services.db.selectFrom("reactions").select("id").execute()).toEqual([]);
});

test("an export holds the own texts in every state, and none of others", async () => {
  const { member, start, react, storeThread, services } = await communityOverTest();
  const [writer, other] = [await member("Wilgentak"), await member("Rietvink")];
  const { body } = await start(writer, { document: readSyntax("Eigen gesprek."), follow: true });
  await react(writer, body.id, { document: readSyntax("Eigen reactie.") });
  await react(other, body.id, { document: readSyntax("Van een ander.") });
  await storeThread({ author: writer, state: "hidden" });
  const names = ["threads", "reactions", "follows", "standing"] as const;
  const parts = await Promise.all(names.map((name) => exportSources[name].load(writer.id, services)));
  const text = JSON.stringify(parts);
  for (const own of ["Eigen gesprek.", "Eigen reactie.", secret, "Verborgen, tot"])
    expect(text).toContain(own);
  expect(text).not.toContain("Van een ander");
});

test("an export holds no title and no quote of others that a moderator hid or removed", async () => {
  const { member, storeThread, storeReaction, react, read, services } = await communityOverTest();
  const [writer, other] = [await member("Wilgentak"), await member("Rietvink")];
  const thread = await storeThread({ author: other, title: "Titel van een ander" });
  const quoted = await storeReaction({ thread, author: other });
  await react(writer, thread, { quote: { reaction: quoted, words: "" } });
  const own = await storeThread({ author: writer, title: "Eigen titel" });
  await storeReaction({ thread: own, author: writer });
  await Promise.all([thread, own].map((id) => read(id, writer)));
  const exported = async () => {
    const names = ["reactions", "standing"] as const;
    const parts = names.map((name) => exportSources[name].load(writer.id, services));
    const text = JSON.stringify(await Promise.all(parts));
    const words = ["Eigen titel", "Titel van een ander", secret];
    return words.map((each) => text.split(each).length > 1);
  };
  await services.db
    .updateTable("reactions")
    .set({ document: null })
    .where("author_id", "=", writer.id)
    .execute();
  expect(await exported()).toEqual([true, true, true]);
  for (const state of ["hidden", "removed"] as const) {
    await services.db.updateTable("threads").set({ state }).execute();
    await services.db.updateTable("reactions").set({ state }).where("id", "=", quoted).execute();
    expect(await exported()).toEqual([true, false, false]);
  }
});

/** What somebody may send as a title or a text, with what is stored; null where it is refused. */
const hostile: Record<string, { sent: string; title: string | null; text: string | null }> = {
  NUL: { sent: "a\0b", title: "ab", text: "ab" },
  markup: {
    sent: "<script>alert(1)</script>",
    title: "<script>alert(1)</script>",
    text: "<script>alert(1)</script>",
  },
  "line breaks": { sent: "een\r\ntwee\u2028drie", title: "een twee drie", text: null },
  "a control character": { sent: "a\u001b[31mb", title: "a [31mb", text: null },
  "half a surrogate pair": { sent: "a\ud83d b", title: "a\ufffd b", text: null },
  "nothing but spaces": { sent: " \u00a0\t ", title: null, text: null },
  "a statement": {
    sent: "'); drop table threads; --",
    title: "'); drop table threads; --",
    text: "'); drop table threads; --",
  },
  "a text that is too long": { sent: "a".repeat(10_001), title: null, text: null },
};

test.each(Object.entries(hostile))(
  "%s in a title or a text is stored harmlessly, or refused",
  async (_, { sent, ...kept }) => {
    const { member, start, read } = await communityOverTest();
    const writer = await member("Wilgentak");
    const [block] = readSyntax("x").blocks;
    const changes = {
      title: { title: sent },
      text: { document: { blocks: [{ ...block, text: sent }], entityMap: {} } },
    };
    for (const [field, expected] of Object.entries(kept)) {
      const { status, body } = await start(writer, changes[field as keyof typeof changes]);
      expect([field, status]).toEqual([field, expected === null ? 400 : 201]);
      if (expected === null) continue;
      const shown = (await read(body.id)).body;
      expect(field === "title" ? shown.title : documentText(shown.document)).toBe(expected);
    }
  },
);

test.each([
  ["at once", 2],
  ["after a moderator looked", 0],
])(
  "what a member writes below the blog of who blocked them is seen by nobody else, and they do not learn it: %s",
  async (_, published) => {
    const site = await moderationOverTest();
    const { member, react, storeThread, storeReaction, call, as, decide, queue, readMails } = site;
    const [owner, other] = [await member("Wilgentak"), await member("Rietvink")];
    const blocked = await member("Doorn", { published });
    const id = await storeThread({ author: owner, blog: "public" });
    const answered = await storeReaction({ thread: id, author: other });
    await call("setBlock", { username: "Doorn", blocks: true }, as(owner));
    const written = ["Voor jou.", "En dit."];
    const ids: string[] = [];
    for (const [index, text] of written.entries()) {
      const changes = { answersTo: index === 0 ? null : answered, document: readSyntax(text) };
      const { body } = await react(blocked, id, changes);
      if (body.state === "waiting") await decide({ kind: "reaction", id: body.id });
      else expect(body).toMatchObject({ state: "published", page: 1 });
      ids.push(body.id);
    }
    const textOf = async (reader: Poster | null) =>
      JSON.stringify((await call("entry", { id, page: 1 }, as(reader))).body);
    const shown = await textOf(blocked);
    for (const text of written) {
      expect(shown).toContain(text);
      for (const reader of [null, owner, other, site.mona]) expect(await textOf(reader)).not.toContain(text);
    }
    expect(shown).not.toContain("withheld");
    expect(JSON.parse(shown).reactions).toMatchObject({
      waiting: [],
      reactions: [
        { answers: [{ state: "published", acts: ["answer", "edit", "remove"] }] },
        { state: "published" },
      ],
    });
    expect((await queue()).posts).toEqual([]);
    expect((await readMails()).filter(({ to }) => to !== "Doorn")).toEqual([]);
    expect((await call("reportedPost", { kind: "reaction", id: ids[0] }, as(other))).status).toBe(404);
    await call("setBlock", { username: "Doorn", blocks: false }, as(owner));
    expect(await textOf(owner)).not.toContain(written[0]);
    expect((await call("removeReaction", { id: ids[0] }, as(blocked))).status).toBe(200);
    expect(await textOf(blocked)).not.toContain(written[0]);
    const welcome = await react(blocked, id, { document: readSyntax("Het spijt me.") });
    expect([welcome.status, await textOf(owner)]).toEqual([201, expect.stringContaining("Het spijt me.")]);
    await site.services.db
      .transaction()
      .execute((trx) => eraseMember(trx, blocked.id, blocked.id, site.services));
    const left = await site.services.db.selectFrom("reactions").select("document").execute();
    expect(JSON.stringify(left)).not.toContain(written[1]);
  },
);
