import { expect, test } from "vitest";
import { readSyntax } from "~/fields/document/read-syntax";
import { moderationOverTest } from "../../../tests/setup/moderation";
import { eraseMember } from "../../leaving/erase-member";
import type { PostState } from "../contract";

const reason = { rule: 4, words: "Er staat een adres in." };
const states = ["waiting", "published", "hidden", "removed"] as const;

/** What each decision makes of a post in each state; 409 where it cannot be made. */
const expected: Record<string, Record<(typeof states)[number], PostState | 409>> = {
  publish: { waiting: "published", published: "published", hidden: 409, removed: 409 },
  hide: { waiting: 409, published: "hidden", hidden: 409, removed: 409 },
  restore: { waiting: 409, published: 409, hidden: "published", removed: "published" },
  remove: { waiting: "removed", published: "removed", hidden: "removed", removed: 409 },
};

test.each(["conversation", "entry", "reaction"] as const)(
  "each decision about a post in each state: %s",
  async (kind) => {
    const { member, decide, judged, storeThread, storeReaction, call, services } = await moderationOverTest();
    const writer = await member("Wilgentak");
    const document = JSON.stringify(readSyntax("Lindelaan 3."));
    const found: Record<string, Record<string, unknown>> = {};
    for (const decision of Object.keys(expected)) {
      const outcomes: Record<string, unknown> = {};
      for (const state of states) {
        const thread = await storeThread({
          author: writer,
          ...(kind === "reaction" ? {} : { state }),
          ...(kind === "entry" && { blog: "public" }),
        });
        const id = kind === "reaction" ? await storeReaction({ thread, author: writer, state }) : thread;
        for (const table of ["threads", "reactions"] as const)
          await services.db.updateTable(table).set({ document }).execute();
        const { status } = await decide({ kind, id }, { decision, ...reason });
        const after = await judged({ kind, id });
        expect(after.lastDecision?.kind ?? null).toBe(status === 200 ? decision : null);
        outcomes[state] = status === 200 ? after.state : status;
        if (kind !== "reaction") continue;
        const { body } = await call("conversation", { id: thread, page: 1 });
        expect([decision, state, body.reactions.count]).toEqual([
          ...[decision, state],
          after.state === "published" ? 1 : 0,
        ]);
      }
      found[decision] = outcomes;
    }
    expect(found).toEqual(expected);
  },
);

test("a post of a new member is seen once it is published, and the third one at once", async () => {
  const { member, start, react, decide, read, queue, readMails } = await moderationOverTest();
  const [writer, other] = [await member("Nieuw", { published: 0 }), await member("Rietvink")];
  const { body: conversation } = await start(writer);
  const { body: elsewhere } = await start(other);
  const first = await react(other, elsewhere.id);
  const { body: answer } = await react(writer, elsewhere.id, { answersTo: first.body.id });
  expect((await queue()).posts.map(({ id, state }: { id: string; state: string }) => [id, state])).toEqual([
    [conversation.id, "waiting"],
    [answer.id, "waiting"],
  ]);
  expect((await read(conversation.id)).status).toBe(404);
  expect((await decide({ kind: "conversation", id: conversation.id })).status).toBe(200);
  expect((await read(conversation.id)).body.title).toBe("Hoe slapen jullie?");
  await decide({ kind: "reaction", id: answer.id });
  const shown = (await read(elsewhere.id)).body.reactions;
  expect([shown.count, shown.reactions[0].answers[0].id]).toEqual([2, answer.id]);
  expect((await queue()).posts).toEqual([]);
  expect((await start(writer)).body.state).toBe("published");
  const mails = (await readMails()).map(({ to, subject }) => [to, subject]);
  expect(mails).toEqual([
    ["Nieuw", "Je bericht staat op de site"],
    ["Nieuw", "Je bericht staat op de site"],
  ]);
});

test("a reaction that is not published is for nobody but moderators", async () => {
  const { member, storeThread, react, decide, read } = await moderationOverTest();
  const writer = await member("Nieuw", { published: 0 });
  const thread = await storeThread({ author: null });
  const { body } = await react(writer, thread);
  await decide({ kind: "reaction", id: body.id }, { decision: "remove", ...reason });
  for (const reader of [null, writer]) {
    const { reactions } = (await read(thread, reader)).body;
    expect([reactions.reactions, reactions.waiting]).toEqual([[], []]);
  }
});

test("of two moderators at once one decides, and who read an older text does not", async () => {
  const { member, storeThread, storeReaction, decide, judged, mona, milan, call, as, services } =
    await moderationOverTest();
  const writer = await member("Wilgentak");
  const thread = await storeThread({ author: writer });
  const id = await storeReaction({ thread, author: writer, state: "waiting" });
  const place = { kind: "reaction", id } as const;
  const seen = { version: 1, decision: null };
  const answers = await Promise.all([
    decide(place, { seen, decision: "publish" }, mona),
    decide(place, { seen, decision: "remove", ...reason }, milan),
  ]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
  expect(answers.find(({ status }) => status === 409)?.body).toEqual({ reason: "decided" });
  const decisions = await services.db.selectFrom("decisions").select("id").execute();
  expect(decisions).toHaveLength(1);
  await services.db.updateTable("reactions").set({ state: "published", version: 2 }).execute();
  const { lastDecision } = await judged(place);
  const older = { version: 1, decision: lastDecision.id };
  expect((await decide(place, { seen: older, decision: "hide", ...reason })).body).toEqual({
    reason: "changed",
  });
  expect((await call("judgedPost", place, as(writer))).status).toBe(403);
});

test("what is against an author needs a rule and words, and moderators do not judge themselves or each other", async () => {
  const { member, storeThread, decide, mona, milan, admin } = await moderationOverTest();
  const writer = await member("Wilgentak");
  const place = async (author: typeof writer) => ({
    kind: "conversation" as const,
    id: await storeThread({ author }),
  });
  const their = await place(writer);
  for (const changes of [
    { decision: "remove" },
    { decision: "hide", rule: 4 },
    { decision: "remove", words: "Zo niet." },
    { sanction: "warn", rule: 4 },
    { sanction: "silence", days: null, ...reason },
  ])
    expect(await decide(their, changes)).toEqual({ status: 409, body: { reason: "reason" } });
  expect((await decide(await place(mona))).body).toEqual({ reason: "not-yours" });
  const warned = { decision: "remove", sanction: "warn", ...reason };
  expect((await decide(await place(milan), warned)).body).toEqual({ reason: "not-yours" });
  expect((await decide(await place(milan), warned, admin)).status).toBe(200);
});

test("a silenced member cannot write until the time is over, or a moderator ends it", async () => {
  const { member, storeThread, react, decide, judged, call, as, mona, passDays, services } =
    await moderationOverTest();
  const writer = await member("Wilgentak");
  const thread = await storeThread({ author: null });
  const place = { kind: "conversation" as const, id: await storeThread({ author: writer }) };
  const silence = { sanction: "silence", days: 7, ...reason };
  await decide(place, silence);
  expect((await react(writer, thread)).body.reason).toBe("silenced");
  await passDays(7);
  expect((await react(writer, thread)).status).toBe(201);
  await decide(place, silence);
  expect((await judged(place)).author).toMatchObject({ silenced: 2, silencedUntil: expect.any(String) });
  expect((await call("endSilence", { username: "wilgentak" }, as(mona))).status).toBe(200);
  expect((await react(writer, thread)).status).toBe(201);
  const acts = await services.db.selectFrom("audit_log").select(["action", "facts"]).orderBy("id").execute();
  const fact = `conversation ${place.id}`;
  expect(acts).toEqual([
    { action: "publish post", facts: { post: fact, rule: "4" } },
    { action: "silence member", facts: { post: fact, days: "7" } },
    { action: "publish post", facts: { post: fact, rule: "4" } },
    { action: "silence member", facts: { post: fact, days: "7" } },
    { action: "end silence", facts: {} },
  ]);
});

test("who may not silence a colleague does not end their silence either", async () => {
  const { storeThread, decide, judged, call, as, mona, milan, admin } = await moderationOverTest();
  const place = { kind: "conversation" as const, id: await storeThread({ author: milan }) };
  await decide(place, { sanction: "silence", days: 7, ...reason }, admin);
  const silenced = { silencedUntil: expect.any(String) };
  for (const by of [milan, mona]) {
    expect((await call("endSilence", { username: "Milan" }, as(by))).status).toBe(403);
    const known = (await call("moderatedMember", { username: "Milan" }, as(by))).body;
    expect(known).toMatchObject({ canSanction: false, record: silenced });
  }
  expect((await judged(place)).author).toMatchObject(silenced);
  expect((await call("endSilence", { username: "Milan" }, as(admin))).status).toBe(200);
  expect((await judged(place)).author).toMatchObject({ silencedUntil: null });
});

test("notes about a member are for moderators", async () => {
  const { member, call, as, mona, milan } = await moderationOverTest();
  const writer = await member("Wilgentak");
  const note = { username: "Wilgentak", words: "Belde: het gaat niet goed." };
  expect((await call("noteAboutMember", note, as(mona))).status).toBe(200);
  const { body } = await call("moderatedMember", { username: "Wilgentak" }, as(milan));
  expect(body).toMatchObject({ record: { notes: 1 }, notes: [{ by: "Mona", words: note.words }] });
  expect((await call("moderatedMember", { username: "Wilgentak" }, as(writer))).status).toBe(403);
  expect((await call("noteAboutMember", { ...note, username: "Niemand" }, as(mona))).status).toBe(404);
});

test("a post that its writer deletes while a moderator decides about it is gone, and the decision is told so or counts", async () => {
  const { member, storeThread, storeReaction, decide, call, as, read, services } = await moderationOverTest();
  const writer = await member("Wilgentak");
  const thread = await storeThread({ author: await member("Rietvink") });
  for (const decision of ["hide", "remove", "hide"]) {
    const id = await storeReaction({ thread, author: writer });
    const place = { kind: "reaction", id } as const;
    const seen = { version: 1, decision: null };
    const [decided, removed] = await Promise.all([
      decide(place, { seen, decision, ...reason }),
      call("removeReaction", { id }, as(writer)),
    ]);
    expect([200, 404, 409]).toContain(decided.status);
    expect([200, 404, 409]).toContain(removed.status);
    // One of both was first; nothing is left for readers either way.
    expect([decided.status, removed.status]).toContain(200);
    const row = await services.db
      .selectFrom("reactions")
      .select("state")
      .where("id", "=", id)
      .executeTakeFirst();
    expect(["hidden", "removed", undefined]).toContain(row?.state);
    const decisions = await services.db
      .selectFrom("decisions")
      .select("id")
      .where("reaction_id", "=", id)
      .execute();
    expect(decisions).toHaveLength(decided.status === 200 ? 1 : 0);
    expect(JSON.stringify((await read(thread)).body.reactions)).not.toContain("Verborgen woorden");
  }
});

test("a member is deleted while others report them and a moderator decides: nothing fails, and nothing of them is left to do", async () => {
  const { member, storeThread, storeReaction, report, decide, queue, services } = await moderationOverTest();
  const [writer, owner] = [await member("Wilgentak"), await member("Rietvink")];
  const thread = await storeThread({ author: owner });
  const blog = await storeThread({ author: writer, blog: "public" });
  const id = await storeReaction({ thread, author: writer });
  const places = [
    { kind: "reaction", id },
    { kind: "entry", id: blog },
  ] as const;
  const [first, second] = [await member("Molenpad"), await member("Theekopje")];
  for (const place of places) await report(place, first);
  const seen = { version: 1, decision: null };
  const [isErased, ...answers] = await Promise.all([
    services.db.transaction().execute((trx) => eraseMember(trx, writer.id, writer.id, services)),
    ...places.map((place) => report(place, second)),
    ...places.map((place) => decide(place, { seen, decision: "remove", sanction: "warn", ...reason })),
  ]);
  expect(isErased).toBe(true);
  for (const { status } of answers) expect([200, 201, 404, 409]).toContain(status);
  // The entry went with its writer; of the reaction, which stays, the queue knows no name.
  const { posts } = await queue();
  expect(JSON.stringify(posts)).not.toContain("Wilgentak");
  expect(posts.filter(({ kind }: { kind: string }) => kind === "entry")).toEqual([]);
  expect(
    await services.db.selectFrom("decisions").select("id").where("author_id", "=", writer.id).execute(),
  ).toEqual([]);
});
