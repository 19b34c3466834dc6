import { expect, test } from "vitest";
import { readSyntax } from "~/fields/document/read-syntax";
import { forumSite, group } from "../setup/forum-site";
import { username } from "../setup/member-site";
import { parseMain } from "../setup/parse-html";

const blogs = "/ervaringen-delen/blogs";
const own = "/mijn/blog";

/** A site with 25 conversations of one topic, 25 entries of the member, and 25 other blogs that follow theirs. */
async function fullSite() {
  const site = await forumSite();
  const { db, services } = site;
  await site.browser.submit(own, { title: "Wij samen", visibility: "public" });
  const { id } = await db.selectFrom("blogs").select("member_id as id").executeTakeFirstOrThrow();
  const { id: topic_id } = await db
    .selectFrom("forum_topics")
    .select("id")
    .where("slug", "=", "slapen")
    .where("group_slug", "=", "mantelzorgers")
    .executeTakeFirstOrThrow();
  const now = services.services.now();
  const numbers = Array.from({ length: 25 }, (_, index) => index);
  for (const number of numbers) await services.sessionOf(`Lid${number}`);
  const members = await db.selectFrom("members").select("id").where("username", "like", "Lid%").execute();
  await db.updateTable("members").set({ profile_visible: true }).where("username", "like", "Lid%").execute();
  const text = { title: "Een blog", introduction: "" };
  await db
    .insertInto("blogs")
    .values(members.map((member) => ({ ...text, member_id: member.id, created_at: now, last_entry_at: now })))
    .execute();
  await db
    .insertInto("follows")
    .values(members.map((member) => ({ member_id: member.id, blog_id: id, created_at: now })))
    .execute();
  const stored = {
    author_id: id,
    document: JSON.stringify(readSyntax("Zwaluwen.")),
    state: "published" as const,
    created_at: now,
    published_at: now,
    last_at: now,
  };
  const entry = { ...stored, group_slug: null, date: "2026-11-20" };
  const rows = numbers.flatMap((number) => [
    {
      ...stored,
      title: `Gesprek ${number}`,
      group_slug: "mantelzorgers",
      topic_id,
      submission: `g-${number}`,
    },
    { ...entry, title: `Stuk ${number}`, blog_id: id, submission: `s-${number}` },
    {
      ...entry,
      title: `Ander stuk ${number}`,
      author_id: members[number]?.id ?? "",
      blog_id: members[number]?.id ?? "",
      submission: `a-${number}`,
    },
  ]);
  for (const row of rows) await db.insertInto("threads").values(row).execute();
  return site;
}

test("'Laad meer' adds to a list, without scripts too, and a number shows one page", async () => {
  const { browser } = await fullSite();
  const lists = {
    "/ervaringen-delen/forum": ["gesprekken", 25],
    [group]: ["gesprekken", 25],
    [`${group}?onderwerp=slapen`]: ["gesprekken", 25],
    [blogs]: ["blogs", 25],
    [`${blogs}/${username}`]: ["stukken", 25],
    [own]: ["stukken", 25],
    [`${own}/volgers`]: ["volgers", 25],
    "/ervaringen-delen/zoeken?zoekterm=dementie&soort=artikel": ["gevonden", null],
  } as const;
  for (const [address, [anchor, count]] of Object.entries(lists)) {
    const listOn = async (path: string) => {
      const main = parseMain((await browser.get(path)).body);
      // What the script changes in place, and where it tells so.
      const list = main.querySelector(`[data-swap="${anchor}"] [data-items]`);
      expect([path, list !== null, main.querySelector("[data-swap-status]") !== null]).toEqual([
        ...[path, true, true],
      ]);
      const items = [...(list?.children ?? [])];
      return { main, items, texts: items.map(({ textContent }) => textContent) };
    };
    const first = await listOn(address);
    expect([address, first.items.length]).toEqual([address, 20]);
    const more = first.main.querySelector("nav [data-append]")?.getAttribute("href") ?? "";
    expect(more).toMatch(new RegExp(`page=2&vanaf=1#${anchor}-nieuw$`));
    const both = await listOn(more.replace(/#.*/, ""));
    expect([address, both.texts.slice(0, 20)]).toEqual([address, first.texts]);
    expect([address, both.items.findIndex(({ id }) => id === `${anchor}-nieuw`)]).toEqual([address, 20]);
    if (count !== null) expect([address, new Set(both.texts).size]).toEqual([address, count]);
    const second = await listOn(more.replace(/&vanaf.*/, ""));
    expect([address, second.texts]).toEqual([address, both.texts.slice(20)]);
  }
});
