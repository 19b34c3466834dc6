import { expect, test } from "vitest";
import { attacks, findInjectedCode, mark } from "../setup/injected-code";
import { moderatedSite } from "../setup/moderated-site";
import { xmlProblems } from "../setup/xml";

const group = "/ervaringen-delen/forum/mantelzorgers";
const desk = "/beheer/meldingen";
const typed = [...attacks, `[lees](javascript:${mark}())`, `**"onmouseover="${mark}()** {{t('x')}}`];

type Browser = Awaited<ReturnType<typeof moderatedSite>>["visitor"];

/** The community with the attack in every field that members, visitors, moderators and editors fill. */
async function attackedCommunity(attack: string) {
  const site = await moderatedSite();
  const { writer, mona, milan, visitor, address, reaction, services } = site;
  const { db } = services.services;
  const found: string[] = [];
  const check = (where: string, { body, status }: { body: string; status: number | undefined }) => {
    expect(status, where).toBeLessThan(500);
    found.push(...findInjectedCode(body).map((problem) => `${where} ${problem}`));
  };
  /** Sends a form. Returns where it leads. */
  const send = async (browser: Browser, path: string, values: Record<string, string>, button = "") => {
    services.pass(60_000);
    const response = await browser.submit(path, values, {}, button);
    check(path, response);
    const location = String(response.headers.location ?? "/").replace(/#.*/, "");
    expect(location, path).toMatch(/^\/(?![/\\])/);
    return { status: response.status, location };
  };
  /** Sends a text with each button, and without its title. Returns where it stands. */
  const write = async (browser: Browser, path: string, values: Record<string, string>, button = "") => {
    expect((await send(browser, path, { ...values, act: "preview" }, button)).status).toBe(200);
    expect((await send(browser, path, { ...values, text: "" }, button)).status).toBe(400);
    const { status, location } = await send(browser, path, values, button);
    expect([path, status]).toEqual([path, 303]);
    return location;
  };
  const post = { title: attack, text: attack };

  await db.updateTable("forum_groups").set({ title: attack, introduction: attack }).execute();
  await db.updateTable("forum_topics").set({ title: attack }).execute();
  await send(writer, "/mijn/blog", { title: attack, introduction: attack, visibility: "public" });
  const dated = { ...post, date: "2026-11-20" };
  expect((await send(writer, "/mijn/blog/stuk", { ...dated, act: "keep" })).status).toBe(303);
  const entry = await write(writer, "/mijn/blog/stuk", dated);
  const started = await write(writer, `${group}/nieuw`, { ...post, topic: "slapen" });
  const own = started.replace(/[^/]+$/, "wijzigen");
  expect((await send(writer, own, { ...post, text: `${attack} anders` })).status).toBe(303);
  expect((await send(writer, own, { ...post, version: "1" })).status).toBe(409);
  for (const path of [entry, started, address, `${address}?antwoord=${reaction}`])
    await write(milan, path, { text: attack }, "Plaats je reactie");
  await write(mona, started, { text: "Herkenbaar." }, "Plaats je reactie");
  const [said] = await db.selectFrom("reactions").select("id").orderBy("id", "desc").limit(2).execute();
  const quoted = await write(writer, `${started}?citeer=${said?.id}`, { text: attack }, "Plaats je reactie");

  const report = `/ervaringen-delen/melden/reactie/${reaction}`;
  await send(visitor, report, { reason: "other", words: attack, email: attack });
  await send(visitor, report, { reason: "other", words: attack });
  check(desk, await mona.get(desk));
  const judge = `${desk}/reactie/${reaction}`;
  await send(mona, judge, { decision: "remove", words: attack });
  await send(mona, judge, { decision: "remove", sanction: "warn", rule: "1", words: attack });
  await send(mona, `${desk}/lid/Boterbloem`, { words: attack }, "Bewaar de notitie");
  await send(mona, "/beheer/woorden", { words: attack }, "Zet op de lijst");
  await send(mona, address, { reason: attack }, "Sluit het gesprek");
  await send(writer, "/mijn/besluiten?bezwaar=1", { words: attack });
  check("objections", await milan.get(`${desk}/bezwaren`));
  await send(milan, `${desk}/bezwaren?bezwaar=1`, { outcome: "rejected", words: attack });

  const open = ["/ervaringen-delen", "/ervaringen-delen/forum", group, `${group}?onderwerp=slapen`];
  const blog = "/ervaringen-delen/blogs/Boterbloem";
  const words = new URLSearchParams({ zoekterm: mark }).toString();
  open.push("/ervaringen-delen/blogs", blog, entry, started, quoted, address, report);
  open.push("/ervaringen-delen/melden/blog/1");
  open.push(`/ervaringen-delen/zoeken?${words}`, `/zoeken?${words}`, "/leden/Boterbloem");
  const ofWriter = ["/mijn", "/mijn/blog", "/mijn/besluiten", own, entry.replace(/[^/]+$/, "")];
  const ofStaff = [
    desk,
    judge,
    `${desk}/blog/1`,
    `${desk}/lid/Boterbloem`,
    `${desk}/bezwaren`,
    `${desk}/afgehandeld`,
  ];
  const visitAll = async () => {
    for (const [name, browser, paths] of [
      ["visitor", visitor, open],
      ["writer", writer, [...open, ...ofWriter]],
      ["moderator", mona, [...open, ...ofStaff]],
    ] as const)
      for (const path of paths) check(`${name}: ${path}`, await browser.get(path));
  };
  return { ...site, db, found, visitAll, blog, started };
}

test.each(typed)("%j in every field of the community is shown as text", async (attack) => {
  const { found, visitAll, visitor, blog, started, logged } = await attackedCommunity(attack);
  await visitAll();
  expect(found).toEqual([]);
  const shown = await visitor.get(started);
  expect(shown.body).toContain(mark);
  const feed = await visitor.get(`${blog}/feed.atom`);
  expect(feed.body).toContain(mark);
  expect(await xmlProblems(feed.body, "atom")).toEqual([]);
  expect(JSON.stringify(logged)).not.toContain(mark);
});

test("documents that were stored with code in every part are shown without it", async () => {
  const { found, visitAll, db } = await attackedCommunity("gewoon kwaad");
  const attack = attacks[0] ?? "";
  const link = {
    type: "LINK",
    mutability: "MUTABLE",
    data: { url: `javascript:${mark}()`, title: attack },
  };
  const range = { offset: 0, length: 5, style: `BOLD" onclick="${mark}()`, key: 0 };
  const block = {
    key: "a",
    text: attack,
    type: "unstyled",
    depth: 0,
    inlineStyleRanges: [],
    entityRanges: [],
  };
  for (const document of [
    { blocks: [{ ...block, entityRanges: [range] }], entityMap: { 0: link } },
    { blocks: [{ ...block, inlineStyleRanges: [range] }], entityMap: {} },
    { blocks: [{ ...block, data: { __html: attack } }], entityMap: { 0: { ...link, type: "HTML" } } },
  ]) {
    const stored = { document: JSON.stringify(document) };
    await db.updateTable("threads").set(stored).execute();
    await db.updateTable("reactions").set(stored).execute();
    await visitAll();
  }
  expect(found).toEqual([]);
});
