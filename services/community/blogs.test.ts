import { expect, test } from "vitest";
import { documentText } from "~/fields/document/document-text";
import { readSyntax } from "~/fields/document/read-syntax";
import { dayMs } from "../../app/utils/durations";
import { communityOverTest, type Poster } from "../../tests/setup/community";
import type { EntryCard } from "./contract";

/** The services with a member who has a blog, and one who reads. */
async function blogSite(visibility: "members" | "public" = "public") {
  const site = await communityOverTest();
  const { call, pass, nextKey, services } = site;
  const [writer, reader] = [await site.member("Wilgentak"), await site.member("Rietvink")];
  const from = (person: Poster | null) => (person ? { session: person.session } : {});
  const saveBlog = (changes: object = {}, person = writer) =>
    call(
      "saveBlog",
      { title: "Samen thuis", introduction: "Over ons.", version: null, visibility, ...changes },
      from(person),
    );
  const today = () => services.now().toISOString().slice(0, 10);
  const input = (changes: object = {}) => ({
    title: "De pont",
    document: readSyntax("Wij **fietsen**."),
    date: today(),
    id: null,
    version: null,
    key: nextKey(),
    ...changes,
  });
  const publish = (changes: object = {}, person = writer) => {
    pass(15_000);
    return call("publishEntry", input(changes), from(person));
  };
  const saveDraft = (changes: object = {}, person = writer) =>
    call("saveDraft", input(changes), from(person));
  const blog = (person: Poster | null = null, page = 1) =>
    call("blog", { username: "wilgentak", page }, from(person));
  const entry = (id: string, person: Poster | null = null) => call("entry", { id, page: 1 }, from(person));
  expect((await saveBlog()).status).toBe(200);
  return { ...site, writer, reader, from, saveBlog, today, input, publish, saveDraft, blog, entry };
}

test("a blog is shown with its entries by date, and an entry with its neighbours and reactions", async () => {
  const { publish, blog, entry, react, reader, writer } = await blogSite();
  const dates = ["2026-10-01", "1999-12-31", "2026-10-01", "2026-11-20"];
  const ids: string[] = [];
  for (const [index, date] of dates.entries())
    ids.push((await publish({ date, title: `Stuk ${index}` })).body.id);
  const shown = (await blog(reader)).body;
  expect(shown.blog).toMatchObject({
    title: "Samen thuis",
    introduction: "Over ons.",
    isPublic: true,
    followerCount: 0,
    acts: ["follow", "report"],
    author: { username: "Wilgentak" },
  });
  expect(shown.entries.map(({ title, date, excerpt }: EntryCard) => [title, date, excerpt])).toEqual([
    ["Stuk 3", "2026-11-20", "Wij fietsen."],
    ["Stuk 2", "2026-10-01", "Wij fietsen."],
    ["Stuk 0", "2026-10-01", "Wij fietsen."],
    ["Stuk 1", "1999-12-31", "Wij fietsen."],
  ]);
  expect((await blog(writer)).body.blog.acts).toEqual(["edit"]);
  const [first = "", , third = ""] = ids;
  await react(reader, third);
  expect((await entry(third)).body).toMatchObject({
    title: "Stuk 2",
    slug: "stuk-2",
    state: "published",
    author: { username: "Wilgentak" },
    blog: { title: "Samen thuis" },
    older: { id: first, title: "Stuk 0" },
    newer: { title: "Stuk 3" },
    reactions: { count: 1, reactions: [{ author: { username: "Rietvink" } }] },
  });
  expect((await entry(ids[1] ?? "")).body).toMatchObject({ older: null, newer: { id: first } });
  expect((await entry(ids[3] ?? "")).body.newer).toBeNull();
});

test("a draft is kept, replaced and published, and seen by nobody else", async () => {
  const { saveDraft, publish, entry, call, from, writer, reader, blog, today } = await blogSite();
  const kept = await saveDraft({ title: "", document: readSyntax("") });
  expect(kept).toMatchObject({ status: 201, body: { version: 1 } });
  const { id } = kept.body;
  const text = { id, title: "Half af", document: readSyntax("Nog niet klaar.") };
  expect((await saveDraft({ ...text, version: 1 })).body.version).toBe(2);
  // Sent twice, and from a page that shows an older version.
  expect((await saveDraft({ ...text, version: 1 })).body.version).toBe(2);
  expect(await saveDraft({ ...text, title: "Anders", version: 1 })).toMatchObject({
    status: 409,
    body: { reason: "changed", stored: { version: 2, title: "Half af" } },
  });
  for (const other of [null, reader]) {
    expect((await entry(id, other)).status).toBe(404);
    expect((await blog(other)).body.entries).toEqual([]);
  }
  const own = (await call("ownEntry", { id }, from(writer))).body;
  expect(own).toMatchObject({ state: "draft", date: today(), version: 2, acts: ["edit", "remove"] });
  expect((await call("ownEntry", { id }, from(reader))).status).toBe(404);
  expect((await saveDraft({ ...text, version: 2 }, reader)).status).toBe(404);
  const sent = { ...text, title: "Af", version: 2 };
  expect(await publish(sent)).toMatchObject({ status: 201, body: { id, state: "published", slug: "af" } });
  expect((await publish(sent)).status).toBe(201);
  expect(await publish({ ...sent, title: "Beter" })).toMatchObject({
    status: 409,
    body: { reason: "changed" },
  });
  expect((await entry(id)).status).toBe(200);
  expect((await call("ownBlog", { page: 1 }, from(writer))).body).toMatchObject({
    blog: { title: "Samen thuis", version: 1 },
    visibility: "public",
    entries: [{ id, title: "Af", state: "published" }],
  });
});

test("what is sent twice at the same time is stored once", async () => {
  const { call, input, from, writer, services } = await blogSite();
  for (const name of ["saveDraft", "publishEntry"] as const) {
    const sent = input();
    const answers = await Promise.all([1, 2, 3, 4].map(() => call(name, sent, from(writer))));
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1);
    expect(answers[0]?.status).toBe(201);
  }
  expect(await services.db.selectFrom("threads").select("id").execute()).toHaveLength(2);
});

test("without a blog, with a date in the future or with too many links nothing is published", async () => {
  const { publish, saveDraft, reader, services } = await blogSite();
  const tomorrow = new Date(services.now().getTime() + dayMs).toISOString().slice(0, 10);
  expect(await publish({}, reader)).toMatchObject({ status: 409, body: { reason: "no-blog" } });
  expect(await saveDraft({}, reader)).toMatchObject({ status: 409, body: { reason: "no-blog" } });
  expect(await publish({ date: tomorrow })).toMatchObject({ status: 409, body: { reason: "date" } });
  const document = readSyntax("www.een.nl www.twee.nl www.drie.nl");
  expect(await publish({ document })).toMatchObject({ status: 409, body: { reason: "links" } });
  expect((await saveDraft({ document, date: tomorrow })).status).toBe(201);
  for (const changes of [{ title: " " }, { document: readSyntax("") }, { date: "2026-02-30" }])
    expect((await publish(changes)).status).toBe(400);
});

test("an entry of a new member waits, and so does the blog", async () => {
  const { member, saveBlog, publish, call, from, reader, entry } = await blogSite();
  const novice = await member("Beginner", { published: 0 });
  await saveBlog({}, novice);
  const { body } = await publish({}, novice);
  expect(body.state).toBe("waiting");
  const blog = (person: Poster | null) => call("blog", { username: "Beginner", page: 1 }, from(person));
  for (const other of [null, reader]) {
    expect((await blog(other)).status).toBe(404);
    expect((await entry(body.id, other)).status).toBe(404);
  }
  expect((await blog(novice)).status).toBe(200);
  expect((await entry(body.id, novice)).body.state).toBe("waiting");
});

test("a blog for members is closed to visitors everywhere, and opens and closes with the preference", async () => {
  const { call, from, publish, blog, entry, react, writer, reader } = await blogSite("members");
  const { body } = await publish();
  const closed = { status: 403, body: { reason: "members" } };
  const listed = async (person: Poster | null) => [
    (await call("blogs", { page: 1 }, from(person))).body.blogs.length,
    (await call("communityHub", undefined, from(person))).body.entries.length,
  ];
  const feed = () => call("blogFeed", { username: "Wilgentak" });
  expect([await blog(), await entry(body.id)]).toEqual([closed, closed]);
  expect([await listed(null), (await feed()).status]).toEqual([[0, 0], 404]);
  expect([await listed(reader), (await blog(reader)).status]).toEqual([[1, 1], 200]);
  expect((await react(reader, body.id)).status).toBe(201);
  await call("changePreferences", { blogVisibility: "public" }, from(writer));
  expect([await listed(null), (await blog()).status, (await entry(body.id)).status]).toEqual([
    [1, 1],
    200,
    200,
  ]);
  expect((await feed()).body).toMatchObject({ entries: [{ title: "De pont", document: { blocks: [{}] } }] });
  await call("changePreferences", { blogVisibility: "members" }, from(writer));
  expect([await blog(), await entry(body.id), await listed(null)]).toEqual([closed, closed, [0, 0]]);
});

test("of two changes of a blog or an entry at the same time the second is shown the first", async () => {
  const { call, from, saveBlog, publish, writer, today } = await blogSite();
  const { body } = await publish();
  const edits = {
    blog: (title: string) => saveBlog({ title, version: 1 }),
    entry: (title: string) =>
      call(
        "editEntry",
        { id: body.id, version: 2, title, document: readSyntax("Anders."), date: today() },
        from(writer),
      ),
  };
  for (const edit of Object.values(edits)) {
    const answers = await Promise.all([edit("Zo"), edit("Of zo")]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const stored = answers[0]?.status === 200 ? "Zo" : "Of zo";
    expect(answers.find(({ status }) => status === 409)?.body).toMatchObject({
      reason: "changed",
      stored: { title: stored },
    });
    expect((await edit(stored)).status).toBe(200);
  }
});

test("blogs are listed by their newest entry, and one without an entry is not", async () => {
  const { call, member, saveBlog, publish, writer, react } = await blogSite();
  const other = await member("Duinroos44");
  await saveBlog({ title: "Op de fiets" }, other);
  const titles = async () => {
    const { blogs } = (await call("blogs", { page: 1 })).body;
    return blogs.map((card: { title: string; lastEntry: EntryCard }) => [card.title, card.lastEntry.title]);
  };
  expect(await titles()).toEqual([]);
  await publish({ title: "Eerste" });
  const second = await publish({ title: "Tweede", date: "1990-01-01" }, other);
  expect(await titles()).toEqual([
    ["Op de fiets", "Tweede"],
    ["Samen thuis", "Eerste"],
  ]);
  await publish({ title: "Derde" });
  await react(writer, second.body.id);
  expect(await titles()).toEqual([
    ["Samen thuis", "Derde"],
    ["Op de fiets", "Tweede"],
  ]);
  expect((await call("removeEntry", { id: second.body.id }, { session: other.session })).status).toBe(200);
  expect(await titles()).toEqual([["Samen thuis", "Derde"]]);
});

test("an entry that is removed goes with its reactions, and only its writer can", async () => {
  const { call, from, publish, entry, react, writer, reader, services } = await blogSite();
  const { body } = await publish();
  await react(reader, body.id);
  for (const name of ["removeEntry", "removeConversation"] as const)
    expect((await call(name, { id: body.id }, from(reader))).status).toBe(404);
  expect((await call("removeEntry", { id: body.id }, from(writer))).status).toBe(200);
  expect((await entry(body.id)).status).toBe(404);
  expect(await services.db.selectFrom("reactions").select("id").execute()).toEqual([]);
});

test("a writer sees who follows the blog and shows a profile, others how many", async () => {
  const { call, from, member, writer, blog, services } = await blogSite();
  const people = [await member("Een"), await member("Twee"), await member("Drie")];
  for (const person of people) {
    const target = { kind: "blog", username: "Wilgentak" };
    expect((await call("setFollow", { target, follows: true }, from(person))).status).toBe(200);
  }
  const visible = people.slice(0, 2).map(({ id }) => id);
  await services.db
    .updateTable("members")
    .set({ profile_visible: true })
    .where("id", "in", visible)
    .execute();
  const followersOf = async (person: typeof writer) => {
    const { body } = await call("blogFollowers", { page: 1 }, from(person));
    return body.followers.map(({ username }: { username: string }) => username).sort();
  };
  expect(await followersOf(writer)).toEqual(["Een", "Twee"]);
  for (const person of people) expect(await followersOf(person)).toEqual([]);
  expect((await blog(people[0])).body.blog).toMatchObject({ followerCount: 3, isFollowed: true });
});

test("no page of blogs needs more than eight statements", async () => {
  const { call, from, publish, react, writer, reader, statements, saveBlog, member } = await blogSite();
  const { body } = await publish();
  for (let count = 0; count < 5; count += 1) {
    const other = await member(`Schrijver${count}`);
    await saveBlog({}, other);
    await publish({}, other);
  }
  for (let count = 0; count < 3; count += 1) await react(writer, body.id);
  const pages = {
    communityHub: undefined,
    blogs: { page: 1 },
    blog: { username: "Wilgentak", page: 1 },
    blogFollowers: { page: 1 },
    entry: { id: body.id, page: 1 },
    ownBlog: { page: 1 },
  };
  for (const [name, input] of Object.entries(pages)) {
    statements.length = 0;
    expect((await call(name as keyof typeof pages, input, from(reader))).status).toBe(200);
    // The page itself asks for the member of the session, too.
    expect(statements.length + 1, name).toBeLessThanOrEqual(8);
  }
});

test("the words of an entry are stored as they were sent", async () => {
  const { publish, entry } = await blogSite();
  const { body } = await publish({ document: readSyntax("Een **vet** woord\n\n- punt\n  - dieper") });
  const { document } = (await entry(body.id)).body;
  expect(document).toEqual(readSyntax("Een **vet** woord\n\n- punt\n  - dieper"));
  expect(documentText(document)).toBe("Een vet woord\npunt\ndieper");
});
