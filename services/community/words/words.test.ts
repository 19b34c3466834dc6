import { expect, test } from "vitest";
import { readSyntax } from "~/fields/document/read-syntax";
import { moderationOverTest } from "../../../tests/setup/moderation";
import { wordsContract } from "./contract";

/** A site with moderators and a member who writes. */
async function listed() {
  const site = await moderationOverTest();
  const { call, as, mona, start } = site;
  const writer = await site.member("Wilgentak");
  const add = async (kind: "refuse" | "review", words: string[], by = mona) =>
    (await call("listWords", { kind, words }, as(by))).body;
  const remove = async (...words: string[]) => (await call("unlistWords", { words }, as(mona))).body;
  const list = async (filter: object = {}) => (await call("listedWords", filter, as(mona))).body;
  /** Posts a text. Returns its state, or the words that it was refused for. */
  const post = async (text: string) => {
    const { body } = await start(writer, { document: readSyntax(text) });
    return body.state ?? body.words;
  };
  return { ...site, writer, add, remove, list, post };
}

test("a word that is added counts for the next post, and no longer once it is removed; older posts stay", async () => {
  const { start, writer, add, remove, post, read } = await listed();
  const { body } = await start(writer, { document: readSyntax("Jij sukkel.") });
  expect(await add("refuse", ["sukkel"])).toEqual({ added: 1, moved: 0, known: 0 });
  expect(await post("Jij sukkel.")).toEqual(["sukkel"]);
  expect((await read(body.id)).status).toBe(200);
  expect(await add("review", ["sukkel"])).toEqual({ added: 0, moved: 1, known: 0 });
  expect(await post("Jij sukkel.")).toBe("waiting");
  expect(await remove("sukkel", "nooitgezien")).toEqual({ removed: 1 });
  expect(await post("Jij sukkel.")).toBe("published");
});

/** Typed words with what the list makes of them; null for what is not one word. */
const typed: Record<string, string | null> = {
  Sukkel: "sukkel",
  " sukkel! ": "sukkel",
  "su\u200bk\u00adkel": "sukkel",
  ｓｕｋｋｅｌ: "sukkel",
  "he\u0301": "hé",
  HÉ: "hé",
  "12345": "12345",
  "een zin": null,
  "sint-jan": null,
  "!?": null,
  "": null,
  ["a".repeat(50)]: "a".repeat(50),
  ["a".repeat(51)]: null,
};

test.each(Object.entries(typed))("%j is stored as one spelling, or refused", async (word, expected) => {
  const { call, as, mona, list } = await listed();
  const { status } = await call("listWords", { kind: "refuse", words: [word] }, as(mona));
  expect(status).toBe(expected === null ? 400 : 200);
  const stored = (await list()).words.map(({ word }: { word: string }) => word);
  expect(stored).toEqual(expected === null ? [] : [expected]);
});

test("a word is found in any spelling of a text, and accents on the list have to be there", async () => {
  const { add, post } = await listed();
  await add("refuse", ["sukkel", "één"]);
  const found: Record<string, string[] | "published"> = {
    "SUKKEL, zeg.": ["sukkel"],
    "Een súkkel.": ["sukkel"],
    "Een su\u0301kkel.": ["sukkel"],
    "Een suk\u200bkel.": ["sukkel"],
    "Een **suk**kel.": ["sukkel"],
    "Eén ding: E\u0301e\u0301n.": ["één"],
    "Een sukkelaar.": "published",
    "Een keer.": "published",
  };
  for (const [text, expected] of Object.entries(found))
    expect([text, await post(text)]).toEqual([text, expected]);
});

test("words are counted once, listed in order, searched by a part, and shown in pages", async () => {
  const { add, list } = await listed();
  expect(await add("refuse", ["Peer", "appel", "peer"])).toEqual({ added: 2, moved: 0, known: 0 });
  expect(await add("review", ["peer", "pruim"])).toEqual({ added: 1, moved: 1, known: 0 });
  expect(await add("review", ["pruim", "mango"])).toEqual({ added: 1, moved: 0, known: 1 });
  const names = ({ words }: { words: { word: string }[] }) => words.map(({ word }) => word);
  expect((await list()).words).toEqual([
    { word: "appel", kind: "refuse" },
    ...["mango", "peer", "pruim"].map((word) => ({ word, kind: "review" })),
  ]);
  expect(names(await list({ kind: "refuse" }))).toEqual(["appel"]);
  expect(names(await list({ search: "PRUI" }))).toEqual(["pruim"]);
  expect(names(await list({ search: "%" }))).toHaveLength(4);
  await add(
    "refuse",
    Array.from({ length: 300 }, (_, index) => `woord${index}`),
  );
  const first = await list({ search: "woord" });
  const next = await list({ search: "woord", after: names(first).at(-1) });
  expect([first.words.length, first.hasMore, next.words.length, next.hasMore]).toEqual([
    200,
    true,
    100,
    false,
  ]);
  expect(new Set([...names(first), ...names(next)]).size).toBe(300);
});

test("two moderators add the same words at once, and each word is added once", async () => {
  const { add, list, mona, milan } = await listed();
  const words = Array.from({ length: 100 }, (_, index) => `woord${index}`);
  const answers = await Promise.all([add("refuse", words, mona), add("review", [...words].reverse(), milan)]);
  expect(answers.map(({ added }) => added).sort()).toEqual([0, 100]);
  expect(answers.map(({ moved }) => moved).sort()).toEqual([0, 100]);
  const kinds = new Set((await list()).words.map(({ kind }: { kind: string }) => kind));
  expect([...kinds]).toHaveLength(1);
});

test("the log has who changed the list and how many words, and never the words", async () => {
  const { add, remove, services } = await listed();
  await add("refuse", ["jansen", "pietersen"]);
  await add("refuse", ["jansen"]);
  await remove("jansen");
  await remove("jansen");
  const acts = await services.db.selectFrom("audit_log").select(["action", "facts"]).orderBy("id").execute();
  expect(acts).toEqual([
    { action: "list words", facts: { words: "2", kind: "refuse" } },
    { action: "unlist words", facts: { words: "1" } },
  ]);
});

test("only moderators and administrators keep the list", async () => {
  const { call, as, member, writer, admin } = await listed();
  const [editor, expert] = [
    await member("Erik", { role: "editor" }),
    await member("Els", { role: "expert" }),
  ];
  for (const name of Object.keys(wordsContract) as (keyof typeof wordsContract)[]) {
    const input = { kind: "refuse" as const, words: ["peer"] };
    for (const person of [writer, editor, expert])
      expect([name, (await call(name, input, as(person))).status]).toEqual([name, 403]);
    expect((await call(name, input, as(admin))).status).toBe(200);
  }
});
