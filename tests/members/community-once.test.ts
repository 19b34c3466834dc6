import { describe, expect, test } from "vitest";
import { forumSite, group, title, words } from "../setup/forum-site";

const entry = { title: "Zwaluwen", text: words, date: "2026-11-20" };

/** What is written in each kind of form, and where. */
const forms = {
  reaction: { table: "reactions", values: { text: words }, button: "Plaats je reactie" },
  conversation: { table: "threads", values: { title, text: words }, button: "Plaats je gesprek" },
  entry: { table: "threads", values: entry, button: "Plaats je stuk" },
  draft: { table: "threads", values: { ...entry, act: "keep" }, button: "Plaats je stuk" },
} as const;

async function siteWith(kind: keyof typeof forms) {
  const site = await forumSite();
  const { browser, db, pause, start } = site;
  const { table, values, button } = forms[kind];
  await browser.submit("/mijn/blog", { title: "Wij samen", visibility: "public" });
  const address = {
    reaction: "",
    conversation: `${group}/nieuw`,
    entry: "/mijn/blog/stuk",
    draft: "/mijn/blog/stuk",
  }[kind];
  const target = address || (await start({ title: "Een ander gesprek" }));
  const count = async () => (await db.selectFrom(table).select("id").execute()).length;
  const before = await count();
  return {
    ...site,
    /** Opens the form, as a browser that goes back does, and sends it. */
    send: async (changes: Record<string, string> = {}) => {
      const { status, headers } = await browser.submit(target, { ...values, ...changes }, {}, button);
      return { status, location: String(headers.location) };
    },
    /** Sends it when a member may write again. */
    later: pause,
    stored: async () => (await count()) - before,
  };
}

describe.each(["reaction", "conversation", "entry", "draft"] as const)("a %s", (kind) => {
  test("that is sent again after going back leads to what was placed, and other words are placed", async () => {
    const { send, later, stored } = await siteWith(kind);
    const placed = await send();
    expect([placed, await stored()]).toEqual([
      { status: 303, location: expect.stringContaining("gelukt=") },
      1,
    ]);
    // At once: what is stored already does not have to wait.
    expect([await send(), await stored()]).toEqual([placed, 1]);
    later();
    expect([await send(), await stored()]).toEqual([placed, 1]);
    const changed = await send({ text: "Iets anders." });
    expect([changed.status, changed.location === placed.location, await stored()]).toEqual([303, false, 2]);
  });

  test("that is sent at the same time from two forms is stored once", async () => {
    const { send, stored } = await siteWith(kind);
    const [one, other] = await Promise.all([send(), send()]);
    expect([one?.status, other, await stored()]).toEqual([303, one, 1]);
  });
});

test("the same words can be placed again where they were taken away", async () => {
  const { browser, send, later, stored } = await siteWith("reaction");
  const first = await send();
  await browser.submit(`/ervaringen-delen/reactie/${/\d+$/.exec(first.location)?.[0]}`, {}, {}, "haal weg");
  later();
  const second = await send();
  expect([second.location === first.location, await stored()]).toEqual([false, 2]);
  expect([await send(), await stored()]).toEqual([second, 2]);
});

test("a form that was sent before a change leads to the changed text", async () => {
  const { browser, send, stored, later } = await siteWith("entry");
  const placed = await send();
  const own = `/mijn/blog/stuk/${/\d+/.exec(placed.location)?.[0]}`;
  await browser.submit(own, { title: "Zwaluwen", text: "Anders." });
  later();
  expect([await send(), await stored()]).toEqual([placed, 1]);
  expect((await browser.get(placed.location)).body).toContain("Anders.");
});
