import { expect, test } from "vitest";
import type { Poster } from "../../../tests/setup/community";
import { moderationOverTest } from "../../../tests/setup/moderation";
import { eraseMember } from "../../leaving/erase-member";
import { blogExport } from "../export";
import { forgetModeration } from "./forget";

const reason = { rule: 4, words: "Er staat een adres in." };
const states = ["waiting", "published", "hidden", "removed"] as const;

/** Two members, of whom the second is new, and moderators. */
async function blogSite() {
  const site = await moderationOverTest();
  const { call, as, member, services, storeThread, pass, queue } = site;
  const [writer, reader] = [await member("Wilgentak"), await member("Rietvink")];
  const novice = await member("Beginner", { published: 0 });
  const { db } = services;
  await db.insertInto("listed_words").values({ word: "wonderpil", kind: "review" }).execute();
  const own = async (by: Poster) => (await call("ownBlog", { page: 1 }, as(by))).body;
  async function save(by: Poster, title: string, introduction = `Over ${title}.`, visibility = "public") {
    pass(1000);
    const version = (await own(by)).blog?.version ?? null;
    return (await call("saveBlog", { title, introduction, version, visibility }, as(by))).body.state;
  }
  /** A published entry: others see the blog of a new member from then on. */
  const publish = async (by: Poster) => {
    const id = await storeThread({ author: by, blog: "public" });
    await db.updateTable("blogs").set({ last_entry_at: services.now() }).execute();
    return id;
  };
  const open = (username: string, by: Poster | null = null) => call("blog", { username, page: 1 }, as(by));
  const seen = async (username: string, by: Poster | null = null) => {
    const { title, introduction, isWaiting } = (await open(username, by)).body.blog;
    return [title, introduction, isWaiting];
  };
  const placeOf = (id: string) => ({ kind: "blog" as const, id });
  /** The text of a blog that others see. */
  const shown = async (username: string) => placeOf((await open(username, reader)).body.blog.textId);
  const queued = async () =>
    (await queue()).posts
      .filter(({ kind }: { kind: string }) => kind === "blog")
      .map(({ id }: { id: string }) => placeOf(id));
  return { ...site, db, writer, reader, novice, own, save, publish, open, seen, shown, queued };
}

test("what a new member calls their blog waits; others see the last name that a moderator published", async () => {
  const { save, publish, seen, novice, reader, queued, judged, decide, readMails, own, call } =
    await blogSite();
  expect(await save(novice, "Vuilspuiterij")).toBe("waiting");
  const entry = await publish(novice);
  await readMails();
  for (const other of [null, reader]) expect(await seen("Beginner", other)).toEqual(["Beginner", "", false]);
  expect(await seen("Beginner", novice)).toEqual(["Vuilspuiterij", "Over Vuilspuiterij.", true]);
  const [first] = await queued();
  expect(await judged(first)).toMatchObject({
    kind: "blog",
    state: "waiting",
    isQueued: true,
    decisions: ["publish", "remove"],
    thread: null,
    blog: { title: "Vuilspuiterij", introduction: "Over Vuilspuiterij.", username: "Beginner" },
    author: { username: "Beginner", publishedCount: 0 },
  });
  expect((await decide(first)).body).toEqual({ thread: null, state: "published" });
  expect(await seen("Beginner")).toEqual(["Vuilspuiterij", "Over Vuilspuiterij.", false]);
  expect((await readMails()).map(({ to, subject }) => [to, subject])).toEqual([
    ["Beginner", "Je blog is nagekeken"],
  ]);
  // The name of a blog is no post: the next ones wait as before.
  expect(await save(novice, "Nog erger")).toBe("waiting");
  expect(await save(novice, "Nog erger", "Iets anders.")).toBe("waiting");
  expect((await own(novice)).blog).toMatchObject({ title: "Nog erger", state: "waiting", version: 3 });
  expect(await queued()).toHaveLength(1);
  expect(await seen("Beginner")).toEqual(["Vuilspuiterij", "Over Vuilspuiterij.", false]);
  expect((await call("entry", { id: entry, page: 1 })).body.blog.title).toBe("Vuilspuiterij");
  expect((await call("blogs", { page: 1 })).body.blogs[0].title).toBe("Vuilspuiterij");
  const found = async (words: string) =>
    JSON.stringify((await call("searchCommunity", { words, kind: null, page: 1 })).body);
  expect([await found("vuilspuiterij"), await found("erger")]).toEqual([
    expect.stringContaining("Beginner"),
    expect.not.stringContaining("Beginner"),
  ]);
});

test("other members change the name at once, but for a listed word, and a refused change leaves the name before", async () => {
  const { save, publish, seen, writer, queued, decide, own, call, as, milan, readMails } = await blogSite();
  expect(await save(writer, "Samen thuis")).toBe("published");
  await publish(writer);
  expect(await save(writer, "Samen buiten")).toBe("published");
  expect(await queued()).toEqual([]);
  expect(await save(writer, "Koop een wonderpil")).toBe("waiting");
  const [change] = await queued();
  expect(await decide(change, { decision: "remove" })).toMatchObject({ body: { reason: "reason" } });
  expect((await decide(change, { decision: "remove", ...reason })).status).toBe(200);
  expect(await seen("Wilgentak")).toEqual(["Samen buiten", "Over Samen buiten.", false]);
  expect((await own(writer)).blog).toMatchObject({ title: "Koop een wonderpil", state: "removed" });
  const [mail] = await readMails();
  expect(mail?.subject).toBe("De naam van je blog is niet geplaatst");
  for (const part of [reason.words, "regel-4", "Maak dan bezwaar"]) expect(mail?.text).toContain(part);
  const [{ decision, post, postKind }] = (await call("ownDecisions", { before: "" }, as(writer))).body
    .decisions;
  expect([postKind, post]).toMatchObject(["blog", { kind: "blog", thread: null }]);
  await call("objectToDecision", { id: decision.id, words: "Het is een grap." }, as(writer));
  const answer = { id: decision.id, isGranted: true, words: "Dat klopt." };
  expect((await call("answerObjection", answer, as(milan))).body).toEqual({ postKind: "blog", thread: null });
  expect((await seen("Wilgentak"))[0]).toBe("Koop een wonderpil");
  expect((await own(writer)).blog.state).toBe("published");
});

test("each decision about a blog in each state, and what others see of it then", async () => {
  const { db, member, storeThread, decide, judged, seen, services } = await blogSite();
  const outcomes: Record<string, Record<string, unknown>> = {};
  for (const decision of ["publish", "hide", "restore", "remove"])
    for (const state of states) {
      const name = `${decision}${state}`.slice(0, 20);
      await storeThread({ author: await member(name), blog: "public" });
      const text = { state, title: "Een titel", introduction: "Lindelaan 3." };
      const row = await db
        .updateTable("blog_texts")
        .set({
          ...text,
          needs_look: state !== "removed",
          removed_by: state === "removed" ? "moderator" : null,
        })
        .where("title", "=", "Een blog")
        .returning("id")
        .executeTakeFirstOrThrow();
      await db
        .updateTable("blogs")
        .set({ title: state === "published" ? "Een titel" : name, last_entry_at: services.now() })
        .where("title", "=", "Een blog")
        .execute();
      const place = { kind: "blog" as const, id: row.id };
      const { status } = await decide(place, { decision, ...reason });
      const after = await judged(place);
      const [title] = await seen(name);
      outcomes[decision] = {
        ...outcomes[decision],
        [state]: status === 200 ? [after.state, after.isQueued, title !== name] : status,
      };
    }
  const [isShown, isHidden, isGone] = [
    ["published", false, true],
    ["hidden", true, false],
    ["removed", false, false],
  ];
  expect(outcomes).toEqual({
    publish: { waiting: isShown, published: isShown, hidden: 409, removed: 409 },
    hide: { waiting: 409, published: isHidden, hidden: 409, removed: 409 },
    restore: { waiting: 409, published: 409, hidden: isShown, removed: isShown },
    remove: { waiting: isGone, published: isGone, hidden: isGone, removed: 409 },
  });
});

test("who may read a blog reports its name, and nobody what waits", async () => {
  const { save, publish, open, shown, writer, reader, novice, report, call, as, queued } = await blogSite();
  await save(writer, "Samen thuis");
  await publish(writer);
  const place = await shown("Wilgentak");
  const show = async (by: Poster | null, of = place) => call("reportedPost", of, as(by));
  expect((await show(null)).body).toMatchObject({
    kind: "blog",
    thread: null,
    document: null,
    author: { username: "Wilgentak" },
    blog: { title: "Samen thuis", introduction: "Over Samen thuis.", username: "Wilgentak" },
  });
  expect([(await show(writer)).status, (await report(place, writer)).status]).toEqual([404, 404]);
  const acts = async (by: Poster | null) => (await open("Wilgentak", by)).body.blog.acts;
  expect([await acts(null), await acts(reader), await acts(writer)]).toEqual([
    ...[["report"], ["follow", "report"], ["edit"]],
  ]);
  await save(novice, "Nieuw hier");
  const [waiting] = await queued();
  for (const by of [null, reader]) {
    expect((await show(by, waiting)).status).toBe(404);
    expect((await report(waiting, by)).status).toBe(404);
  }
  expect((await report(place, null)).status).toBe(201);
  expect(await queued()).toContainEqual(place);
  await save(writer, "Samen thuis", "Besloten.", "members");
  expect([(await show(null)).status, (await report(place, null)).status]).toEqual([403, 403]);
  expect((await show(reader)).status).toBe(200);
  expect((await open("Wilgentak")).status).toBe(403);
});

test("a name that three members reported is hidden, and the next one waits for a moderator", async () => {
  const {
    save,
    publish,
    seen,
    shown,
    own,
    writer,
    reader,
    member,
    report,
    queued,
    judged,
    decide,
    readMails,
  } = await blogSite();
  await save(writer, "Lindelaan 3");
  await publish(writer);
  const place = await shown("Wilgentak");
  for (const by of [reader, await member("Merel")]) await report(place, by);
  expect((await seen("Wilgentak"))[0]).toBe("Lindelaan 3");
  expect((await report(place, await member("Koolmees"))).body).toEqual({ thread: null, isHidden: true });
  expect(await seen("Wilgentak")).toEqual(["Wilgentak", "", false]);
  expect((await judged(place)).state).toBe("hidden");
  expect((await own(writer)).blog).toMatchObject({ title: "Lindelaan 3", state: "hidden" });
  expect((await readMails()).map(({ subject }) => subject)).toEqual([
    "De naam van je blog is tijdelijk verborgen",
  ]);
  expect((await report(place, await member("Spreeuw"))).status).toBe(410);
  expect(await save(writer, "Samen thuis")).toBe("waiting");
  expect(await seen("Wilgentak")).toEqual(["Wilgentak", "", false]);
  const change = (await queued()).find(({ id }: { id: string }) => id !== place.id);
  await decide(change);
  expect((await seen("Wilgentak"))[0]).toBe("Samen thuis");
  // The writer replaced what was reported.
  expect(await queued()).toEqual([]);
  expect((await judged(place)).decisions).toEqual([]);
  const told = (await readMails()).filter(({ template }) => template === "report-decided");
  expect(told).toHaveLength(3);
});

test("an objection to a name that the writer replaced brings it not back", async () => {
  const { save, publish, seen, shown, writer, decide, queued, call, as, milan } = await blogSite();
  await save(writer, "Lindelaan 3");
  await publish(writer);
  await decide(await shown("Wilgentak"), { decision: "remove", ...reason });
  expect(await seen("Wilgentak")).toEqual(["Wilgentak", "", false]);
  expect(await save(writer, "Samen thuis")).toBe("waiting");
  await decide((await queued())[0]);
  expect(await save(writer, "Samen buiten")).toBe("published");
  const { decisions } = (await call("ownDecisions", { before: "" }, as(writer))).body;
  const { id } = decisions.at(-1).decision;
  await call("objectToDecision", { id, words: "Ik woon daar niet." }, as(writer));
  await call("answerObjection", { id, isGranted: true, words: "Dat klopt." }, as(milan));
  expect((await seen("Wilgentak"))[0]).toBe("Samen buiten");
});

test("names that nobody can object to any more are forgotten, and all go with the account", async () => {
  const { save, publish, shown, writer, decide, db, services, passDays } = await blogSite();
  await save(writer, "Lindelaan 3");
  await publish(writer);
  await decide(await shown("Wilgentak"), { decision: "remove", ...reason });
  await save(writer, "Samen thuis");
  const exported = await blogExport.load(writer.id, services);
  expect(JSON.stringify(exported)).toContain("Lindelaan 3");
  const titles = async () =>
    (await db.selectFrom("blog_texts").select("title").orderBy("id").execute()).map(({ title }) => title);
  await forgetModeration(services);
  expect(await titles()).toEqual(["Lindelaan 3", "Samen thuis"]);
  await passDays(190);
  await forgetModeration(services);
  expect(await titles()).toEqual(["Samen thuis"]);
  await db.transaction().execute((trx) => eraseMember(trx, writer.id, writer.id, services));
  expect(await titles()).toEqual([]);
});

test("a moderator judges no name of their own, and a silenced member gives none", async () => {
  const { save, mona, open, decide, judged, member, own, milan } = await blogSite();
  expect(await save(mona, "Van Mona")).toBe("published");
  const place = { kind: "blog" as const, id: (await open("Mona", mona)).body.blog.textId };
  expect((await open("Mona", milan)).body.blog.acts).toEqual(["follow", "report", "judge"]);
  expect((await judged(place)).decisions).toEqual([]);
  expect((await decide(place)).body).toEqual({ reason: "not-yours" });
  const silenced = await member("Stil", { isSilenced: true });
  await save(silenced, "Toch");
  expect((await own(silenced)).blog).toBeNull();
});
