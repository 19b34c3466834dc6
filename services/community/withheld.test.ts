import { expect, test } from "vitest";
import { documentText } from "~/fields/document/document-text";
import { readSyntax } from "~/fields/document/read-syntax";
import { moderationOverTest } from "../../tests/setup/moderation";
import { exportSources } from "../exports/sources";
import { eraseMember } from "../leaving/erase-member";
import type { ShownAnswer, ShownReaction } from "./schemas";

const words = ["Voor jou.", "Nog iets.", "Ook dit.", "En zei ik dit al?"];

/** What a member sees of a reaction, but for ids and times. */
const lookOf = ({ state, document, acts, quote, removal }: ShownAnswer) => ({
  state,
  acts,
  removal,
  quote: quote?.words ?? null,
  text: document && documentText(document),
});

/** A member reacts to an entry, answers and quotes themselves and takes some of it away. Returns each look of it. */
async function reactsToOneself(isBlocked: boolean, published: number) {
  const site = await moderationOverTest();
  const { member, storeThread, react, call, as, decide, services } = site;
  const [owner, other] = [await member("Wilgentak"), await member("Rietvink")];
  const writer = await member("Doorn", { published });
  const id = await storeThread({ author: owner, blog: "public" });
  if (isBlocked) await call("setBlock", { username: "Doorn", blocks: true }, as(owner));
  const pageFor = async (reader: typeof writer | null) =>
    (await call("entry", { id, page: 1 }, as(reader))).body.reactions;
  const looks: unknown[] = [];
  const look = async () => {
    const { reactions, waiting } = await pageFor(writer);
    looks.push({
      waiting,
      reactions: reactions.map((row: ShownReaction) => ({
        ...lookOf(row),
        answers: row.answers.map(lookOf),
      })),
    });
  };
  const write = async (text: string | undefined, answersTo: string | null, quoted: string | null) => {
    const quote = quoted && { reaction: quoted, words: "" };
    const { status, body } = await react(writer, id, { document: readSyntax(text ?? ""), answersTo, quote });
    looks.push(status);
    if (body.state === "waiting") await decide({ kind: "reaction", id: body.id });
    await look();
    return String(body.id ?? "");
  };
  const remove = async (reaction: string) => {
    looks.push((await call("removeReaction", { id: reaction }, as(writer))).status);
    looks.push((await call("ownReaction", { id: reaction }, as(writer))).status);
    await look();
  };
  const first = await write(words[0], null, null);
  const answer = await write(words[1], first, null);
  await write(words[2], answer, first);
  if (isBlocked) await call("setBlock", { username: "Doorn", blocks: false }, as(owner));
  await write(words[3], null, answer);
  const exported = async () => {
    const text = JSON.stringify(await exportSources.reactions.load(writer.id, services));
    return words.map((each) => text.split(each).length - 1);
  };
  looks.push(await exported());
  await remove(answer);
  await remove(first);
  await write("Weg is weg.", first, null);
  looks.push(await exported());
  return { ...site, owner, other, writer, id, pageFor, looks };
}

test.each([
  ["a member", 2],
  ["a new member", 0],
])("who is blocked by the owner of a blog sees what others would of themselves: %s", async (_, published) => {
  const [blocked, free] = [await reactsToOneself(true, published), await reactsToOneself(false, published)];
  expect(blocked.looks).toEqual(free.looks);
  const statuses = blocked.looks.filter((look) => typeof look === "number");
  expect(statuses).toEqual([201, 201, 201, 201, 200, 404, 200, 404, 409]);
  const { owner, other, mona, writer, pageFor, call, as, queue, services } = blocked;
  for (const reader of [null, owner, other, mona])
    expect(await pageFor(reader)).toMatchObject({ count: 0, reactions: [], waiting: [] });
  expect((await queue()).posts).toEqual([]);
  const found = await call("searchCommunity", { words: "dit", kind: null, page: 1 }, as(other));
  expect(found).toMatchObject({ status: 200, body: { kinds: [] } });
  await services.db.transaction().execute((trx) => eraseMember(trx, writer.id, writer.id, services));
  expect(await services.db.selectFrom("reactions").select("id").execute()).toEqual([]);
});
