import { sql } from "kysely";
import { expect, test } from "vitest";
import { readSyntax } from "~/fields/document/read-syntax";
import { communityOverTest, type Poster } from "../../../tests/setup/community";
import { findTexts } from "./find-texts";
import { learnWords } from "./learn-words";
import { stemOfPlain } from "./words";

interface Kind {
  kind: string;
  count: number;
  results: {
    id?: string;
    username?: string;
    slug: string;
    title: Part[];
    excerpt: Part[];
    reaction: unknown;
  }[];
}
interface Part {
  text: string;
  hit: boolean;
}

async function searchedCommunity() {
  const site = await communityOverTest();
  const { call, member, nextKey, pass, services } = site;
  const writer = await member("Wilgentak");

  async function search(
    words: string,
    { reader, ...rest }: { reader?: Poster; kind?: string; page?: number } = {},
  ) {
    const input = { words, kind: null, page: 1, ...rest };
    return call("searchCommunity", input, reader ? { session: reader.session } : {});
  }

  /** What is found, as kinds with ids. */
  async function found(words: string, reader?: Poster) {
    const { body } = await search(words, { ...(reader && { reader }) });
    return body.kinds.flatMap(({ kind, results }: Kind) =>
      results.map(({ id, username, slug }) => `${kind} ${id ?? username ?? slug}`),
    );
  }

  async function publishEntry({ session }: Poster, title: string, text: string): Promise<string> {
    pass(60_000);
    const input = {
      title,
      document: readSyntax(text),
      date: "2026-11-23",
      id: null,
      version: null,
      key: nextKey(),
    };
    return (await call("publishEntry", input, { session })).body.id;
  }

  function saveBlog({ session }: Poster, visibility: "members" | "public", version: number | null = null) {
    const input = { title: "De rozentuin", introduction: "Over een tuin vol rozen.", version, visibility };
    return call("saveBlog", input, { session });
  }

  const setState = (table: "threads" | "reactions", id: string, state: "hidden" | "waiting" | "removed") =>
    services.db.updateTable(table).set({ state }).where("id", "=", id).execute();

  return { ...site, writer, search, found, publishEntry, saveBlog, setState };
}

const text = (parts: Part[]) => parts.map((part) => part.text).join("");
const hits = (parts: Part[]) => parts.filter(({ hit }) => hit).map((part) => part.text);

test.each([
  ["huis", "Er staan daar kleine huizen."],
  ["huizen", "Ons huis is te groot."],
  ["brieven", "Er kwam een brief."],
  ["fiets", "Wij fietsen nog elke dag."],
  ["vergeten", "Zij vergeet alles."],
  ["CAFE", "We gingen naar het café."],
  ["maatje", "Hij heeft twee maatjes."],
])("a search for '%s' finds '%s'", async (words, written) => {
  const { start, writer, found } = await searchedCommunity();
  const { body } = await start(writer, { document: readSyntax(written) });
  await start(writer, { document: readSyntax("Iets heel anders.") });
  expect(await found(words)).toEqual([`conversation ${body.id}`]);
});

test("visitors find public groups alone; members find closed ones too", async () => {
  const { start, writer, found } = await searchedCommunity();
  const open = (await start(writer, { title: "Rozen in de tuin" })).body.id;
  const closed = (await start(writer, { title: "Rozen in huis", group: "besloten" })).body.id;
  expect(await found("rozen")).toEqual([`conversation ${open}`]);
  expect((await found("rozen", writer)).sort()).toEqual(
    [`conversation ${open}`, `conversation ${closed}`].sort(),
  );
});

test("a private blog is found by nobody, and its entries neither; a public one by everybody", async () => {
  const { writer, found, saveBlog, publishEntry } = await searchedCommunity();
  const { body } = await saveBlog(writer, "public");
  expect(await found("rozentuin")).toEqual([]);
  const id = await publishEntry(writer, "Snoeien", "Vandaag snoeiden we de rozen.");
  expect((await found("rozen")).sort()).toEqual([`blog Wilgentak`, `entry ${id}`]);
  await saveBlog(writer, "members", body.version);
  expect(await found("rozen")).toEqual([]);
  expect(await found("rozen", writer)).toEqual([]);
});

test.each(["hidden", "waiting", "removed"] as const)(
  "nobody finds what is %s, moderators neither",
  async (state) => {
    const { start, react, member, writer, found, setState } = await searchedCommunity();
    const moderator = await member("Moderatie", { role: "moderator" });
    const talk = (await start(writer, { title: "Een gesprek over rozen" })).body.id;
    const other = (await start(writer, { title: "Een ander gesprek" })).body.id;
    const reaction = (await react(writer, other, { document: readSyntax("Wij houden van tulpen.") })).body.id;
    expect(await found("tulp")).toEqual([`conversation ${other}`]);
    await setState("reactions", reaction, state);
    await setState("threads", talk, state);
    for (const reader of [undefined, writer, moderator])
      expect([await found("rozen", reader), await found("tulp", reader)]).toEqual([[], []]);
    await setState("threads", other, state);
    expect(await found("ander", writer)).toEqual([]);
  },
);

test("who changes or takes away a text changes what is found, and leaves no words behind", async () => {
  const { call, start, react, writer, found, services } = await searchedCommunity();
  const { session } = writer;
  const talk = (await start(writer, { title: "Rozen" })).body.id;
  const reaction = (await react(writer, talk, { document: readSyntax("Tulpen zijn ook mooi.") })).body.id;
  const changed = { id: talk, title: "Margrieten", topic: null, document: readSyntax("Wit."), version: 1 };
  expect((await call("editConversation", changed, { session })).status).toBe(200);
  await call("editReaction", { id: reaction, document: readSyntax("Narcissen."), version: 1 }, { session });
  expect([await found("rozen"), await found("tulpen")]).toEqual([[], []]);
  expect([await found("margriet"), await found("narcis")]).toEqual([
    [`conversation ${talk}`],
    [`conversation ${talk}`],
  ]);
  await call("removeReaction", { id: reaction }, { session });
  await call("removeConversation", { id: talk }, { session });
  expect(await services.db.selectFrom("searched_texts").selectAll().execute()).toEqual([]);
});

test("a reaction leads to its place in the conversation, which is found once", async () => {
  const { start, react, writer, search } = await searchedCommunity();
  const { id } = (await start(writer)).body;
  const best = (await react(writer, id, { document: readSyntax("Een rollator. Een rollator!") })).body.id;
  await react(writer, id, {
    document: readSyntax("Over hoe ons leven er met zo'n ding als een rollator uitziet."),
  });
  const { body } = await search("rollators");
  expect(body.kinds).toMatchObject([
    { kind: "conversation", count: 1, isMore: false, results: [{ id, reaction: { id: best, page: 1 } }] },
  ]);
});

test("titles count most, then texts, then reactions", async () => {
  const { start, react, writer, found } = await searchedCommunity();
  const [inReaction, inText, inTitle] = [
    (await start(writer)).body.id,
    (await start(writer, { document: readSyntax("Een rollator.") })).body.id,
    (await start(writer, { title: "Een rollator" })).body.id,
  ];
  await react(writer, inReaction, { document: readSyntax("Een rollator.") });
  expect(await found("rollator")).toEqual([inTitle, inText, inReaction].map((id) => `conversation ${id}`));
});

test("words with typing errors are found where several members use them", async () => {
  const { start, member, writer, search, services } = await searchedCommunity();
  const writers = [writer, await member("Rietvink"), await member("Egel")];
  for (const each of writers) await start(each, { title: "Mijn moeder" });
  await start(writer, { title: "Mevrouw Kwartelhof" });
  await learnWords(services);
  for (const typed of ["moedr", "moeeder", "meoder", "moetder", "noeder"]) {
    const { body } = await search(typed);
    expect([typed, body.isExact, body.kinds[0]?.count]).toEqual([typed, false, 3]);
  }
  expect((await search("kwartelhoff")).body.kinds).toEqual([]);
  const { body } = await search("moeder");
  expect([body.isExact, body.kinds[0]?.count]).toEqual([true, 3]);
});

test("where no text has all words, those with some of them are found", async () => {
  const { start, writer, search } = await searchedCommunity();
  await start(writer, { title: "Rozen en tulpen" });
  await start(writer, { title: "Rozen" });
  expect((await search("tulpen rozen")).body).toMatchObject({ isExact: true, kinds: [{ count: 1 }] });
  expect((await search("olifanten rozen")).body).toMatchObject({ isExact: false, kinds: [{ count: 2 }] });
});

test("an excerpt begins shortly before the word, with the word marked and markup as text", async () => {
  const { start, writer, search } = await searchedCommunity();
  const before = "Zo gaat het al maanden. ".repeat(20);
  await start(writer, {
    document: readSyntax(`${before}Haar <b>rozen</b> & <script>x</script> rozen. ${before}`),
  });
  const [result] = (await search("roos")).body.kinds[0].results;
  expect(text(result.excerpt)).toMatch(/^….*Haar <b>rozen<\/b> & <script>x<\/script> rozen\. .*…$/);
  expect(text(result.excerpt).length).toBeLessThan(260);
  expect(hits(result.excerpt)).toEqual(["rozen", "rozen"]);
  expect(hits(result.title)).toEqual([]);
});

test("groups are found by their words and topics, the closed ones by name too", async () => {
  const { found } = await searchedCommunity();
  expect(await found("mantelzorger")).toEqual(["group mantelzorgers"]);
  expect(await found("slapen")).toEqual(["group mantelzorgers", "group besloten"]);
});

test.each([
  ...[
    "",
    " ",
    "a",
    "de het een",
    "'",
    "''",
    "\\",
    "&",
    "!",
    "( | )",
    "a:*",
    "'; drop table threads; --",
    "\u0000x",
  ],
  ...["🌷", "é́", "%", "x".repeat(200), "a & !b <-> 'c", "woord ".repeat(33)],
])("the search for %j is answered", async (words) => {
  const { search, start, writer } = await searchedCommunity();
  await start(writer);
  const { status, body } = await search(words);
  expect([status, body.page]).toEqual([200, 1]);
});

test("a page of one kind has twenty results, and a page beyond the last is the last", async () => {
  const { start, writer, search } = await searchedCommunity();
  for (let count = 0; count < 23; count += 1) {
    await start(writer, { title: "Rozen" });
  }
  const page = async (number: number) => (await search("rozen", { kind: "conversation", page: number })).body;
  const [first, second, beyond] = [await page(1), await page(2), await page(99)];
  const ids = (body: { kinds: Kind[] }) => body.kinds[0]?.results.map(({ id }) => id) ?? [];
  expect([first.pageCount, ids(first).length, ids(second).length, beyond.page]).toEqual([2, 20, 3, 2]);
  expect(new Set([...ids(first), ...ids(second)]).size).toBe(23);
  expect(ids(beyond)).toEqual(ids(second));
  expect(ids((await search("rozen")).body)).toEqual(ids(first).slice(0, 5));
});

test("a text is found once, however many texts are newer", async () => {
  const { start, writer, services } = await searchedCommunity();
  // The first and the last of slices and blocks, with more blocks behind the newest than are looked through one by one.
  const places = [
    1, 9_999, 10_000, 99_999, 100_000, 109_999, 199_999, 345_678, 1_000_000, 1_099_999, 1_100_000, 1_234_567,
  ];
  const ids: string[] = [];
  for (const place of places) {
    await sql`select setval(pg_get_serial_sequence('searched_texts', 'id'), ${place}, false)`.execute(
      services.db,
    );
    ids.push((await start(writer, { title: "Rozen" })).body.id);
  }
  for (const kind of [null, "conversation"] as const) {
    const { hits } = await findTexts(services.db, { query: stemOfPlain("rozen"), kind, isMember: false });
    expect(hits.map(({ thread }) => thread)).toEqual(ids.toReversed());
  }
});

test("no search needs more than eight statements, and none of them holds its words", async () => {
  const { start, writer, search, statements, saveBlog, publishEntry, logged } = await searchedCommunity();
  await start(writer, { title: "Rozen" });
  await saveBlog(writer, "public");
  await publishEntry(writer, "Rozen", "Rozen.");
  for (const [words, kind] of [
    ["rozen", undefined],
    ["rozen olifanten", undefined],
    ["rozen olifanten", "entry"],
    ["niets daarvan gevonden", undefined],
  ] as const) {
    statements.length = 0;
    await search(words, { reader: writer, ...(kind && { kind }) });
    expect(statements.length, `${words} ${kind}`).toBeLessThanOrEqual(8);
    expect(statements.join()).not.toMatch(/rozen|roos|olifant/);
  }
  expect(JSON.stringify(logged)).not.toMatch(/rozen|roos|olifant/);
});
