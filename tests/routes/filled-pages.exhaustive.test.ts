import { expect, test } from "vitest";
import { mandateVersion } from "~/features/donations/model";
import { addressOf, forumSite, group, words } from "../setup/forum-site";
import { giftDesk } from "../setup/gift-desk-site";
import { monthlyGift } from "../setup/giving";
import { givingSite, toPayment } from "../setup/giving-site";
import { inbox, names, other, twoMembers } from "../setup/inbox-site";
import { username } from "../setup/member-site";
import { moderatedSite } from "../setup/moderated-site";
import { parseMain } from "../setup/parse-html";
import { axeViolations, htmlProblems } from "../setup/render";
import { xmlProblems } from "../setup/xml";

const once = "frequentie=eenmalig&bedrag=25";
const queue = "/beheer/meldingen";

async function problemsOf({ body }: { body: string }): Promise<string[]> {
  const main = parseMain(body).innerHTML;
  return [...(await htmlProblems(main)), ...(await axeViolations(main))];
}

test("the pages of the community are valid and accessible, empty, filled and with errors", async () => {
  const { browser, visitor, start } = await forumSite();
  const conversation = await start({ topic: "slapen" });
  await browser.submit("/mijn/blog", { title: "Wij samen", visibility: "public" });
  const entryOfThen = { title: "Naar zee", text: words, date: "2026-11-20" };
  const written = await browser.submit("/mijn/blog/stuk", entryOfThen);
  const entry = addressOf(written);
  const own = conversation.replace(/[^/]+$/, "wijzigen");
  const open = [
    "/ervaringen-delen",
    "/ervaringen-delen/forum",
    group,
    `${group}?onderwerp=eten`,
    conversation,
    "/ervaringen-delen/zoeken",
    "/ervaringen-delen/zoeken?zoekterm=dementie",
    "/ervaringen-delen/zoeken?zoekterm=xqzvw&soort=blog",
  ];
  const blogs = ["/ervaringen-delen/blogs", `/ervaringen-delen/blogs/${username}`, entry];
  const forMembers = [`${group}/nieuw`, own, "/mijn/blog", "/mijn/blog/stuk", "/mijn/blog/volgers"];
  const pages = [
    ...[...open, ...blogs].map(async (path) => [path, await visitor.get(path)] as const),
    ...[...open, ...blogs, ...forMembers].map(async (path) => [path, await browser.get(path)] as const),
    ...[`${group}/nieuw`, own, "/mijn/blog", "/mijn/blog/stuk"].map(
      async (path) => [`${path} with errors`, await browser.submit(path, { title: "" })] as const,
    ),
  ];
  for (const [path, page] of await Promise.all(pages)) {
    expect([path, page.status]).toEqual([path, path.endsWith("errors") ? 400 : 200]);
    expect.soft(await problemsOf(page), path).toEqual([]);
  }
  const feed = await visitor.get(`/ervaringen-delen/blogs/${username}/feed.atom`);
  expect(await xmlProblems(feed.body, "atom")).toEqual([]);
  expect(feed.body).toContain("Naar zee");
});

test("the pages of the inbox are valid and accessible", async () => {
  const { anna, bert, ask, answer } = await twoMembers();
  await ask();
  const waiting = [
    await bert.get(inbox),
    await bert.get(`/leden/${username}`),
    await anna.get(`/leden/${other}`),
  ];
  const { headers } = await answer("accept");
  const address = String(headers.location);
  await bert.submit(address, { text: "Dag", act: "send" }, {}, names.send);
  const found = await anna.submit(`${inbox}/zoeken`, { words: "Dag" }, {}, "Zoek");
  const pages = [...waiting, found, await anna.get(inbox), await anna.get(address), await anna.get("/mijn")];
  for (const page of [...pages, await anna.get(address.replace("?gedaan=ja", "/verwijderen"))]) {
    expect(page.status).toBe(200);
    expect.soft(await problemsOf(page)).toEqual([]);
  }
});

test("the pages of reports, decisions and objections are valid and accessible", async () => {
  const { visitor, writer, mona, milan, newcomer, write, reaction } = await moderatedSite();
  const report = `/ervaringen-delen/melden/reactie/${reaction}`;
  const judge = `${queue}/reactie/${reaction}`;
  const own = "/mijn/besluiten";
  await write(newcomer.session, "Ik ben hier nieuw.");
  await visitor.submit(report, { reason: "worried" });
  const blog = { title: "Mijn blog", introduction: "Over ons.", visibility: "public" };
  await newcomer.submit("/mijn/blog", blog);
  await writer.submit("/mijn/blog", blog);
  const ofBlogs = [
    ...[await newcomer.get("/mijn/blog"), await newcomer.get("/ervaringen-delen/blogs/nieuwkomer")],
    ...[await visitor.get("/ervaringen-delen/blogs/boterbloem"), await mona.get(`${queue}/blog/1`)],
    await visitor.get("/ervaringen-delen/melden/blog/2"),
  ];
  const opened = [...ofBlogs, await mona.get(queue), await mona.get(judge), await visitor.get(report)];
  await mona.submit(judge, {
    decision: "hide",
    sanction: "warn",
    rule: "4",
    words: "Er staat een adres in.",
  });
  const { location } = (await writer.submit(`${own}?bezwaar=1`, { words: "Nee." })).headers;
  await mona.submit(`${queue}/lid/Boterbloem`, { words: "Belde." });
  await mona.submit("/beheer/woorden", { words: "Sukkel" }, {}, "Zet op de lijst");
  for (const page of [
    ...[...opened, await mona.get(queue), await mona.get(judge), await writer.get(String(location))],
    ...[await milan.get(`${queue}/bezwaren?bezwaar=1`), await milan.get(`${queue}/afgehandeld`)],
    ...[await milan.get("/beheer/woorden"), await mona.submit("/beheer/woorden", {}, {}, "Zet op de lijst")],
    ...[await milan.get(`${queue}/lid/Boterbloem`), await mona.submit(judge, { decision: "remove" })],
  ]) {
    expect.soft(await problemsOf(page)).toEqual([]);
  }
});

test("the pages of giving are valid and accessible", async () => {
  const { open, give, codeOf, bank, lastPayment } = await givingSite();
  const thanked = await give(monthlyGift);
  const code = codeOf("/doneren/mijn-gift");
  const browser = open();
  const payment = await toPayment(browser, "frequentie=maandelijks&bedrag=10", {
    goal: "memory",
    memory: "oma Riet",
    street: "Straat 1",
  });
  const failed = String((await browser.submit(payment, { mandate: mandateVersion })).headers.location).split(
    "code=",
  )[1];
  const pages = [
    ...["/doneren", "/doneren?frequentie=eenmalig&ander-bedrag=-1", "/doneren?voor=zeeland"],
    ...[`/doneren/gegevens?${once}&voor=zeeland`, payment, `/doneren/naar-je-bank?code=${failed}`],
    ...[`/doneren/resultaat?code=${failed}`, `/doneren/overmaken?${once}`, "/doneren/bedankt?code=x"],
    ...[`/doneren/bedankt?code=${thanked}`, `/doneren/mijn-gift?code=${code}`, "/doneren/mijn-gift?code=x"],
    ...[`/doneren/mijn-gift/overzicht?code=${code}&jaar=2026`, "/doneren/qr-code?voor=zeeland&bedrag=25"],
  ];
  const read = async (path: string) => {
    const page = await browser.get(path);
    return [path, page.status, await problemsOf(page)];
  };
  const empty = `/doneren/mijn-gift/overzicht?code=${code}&jaar=2024`;
  const others = { "/doneren/mijn-gift?code=x": 410, "/doneren/bedankt?code=x": 404, [empty]: 404 };
  const statuses = { ...Object.fromEntries(pages.map((path) => [path, 200])), ...others };
  for (const [path, status] of Object.entries(statuses)) expect(await read(path)).toEqual([path, status, []]);
  bank.change(lastPayment(), { status: "canceled" });
  await browser.get(`/doneren/resultaat?code=${failed}`);
  const path = `/doneren/niet-gelukt?code=${failed}`;
  expect(await read(path)).toEqual([path, 200, []]);
});

test("the pages of the desk of gifts are valid and accessible", async () => {
  const { browser, work } = await giftDesk();
  await browser.submit("/beheer/giften/vergelijken", {});
  await work();
  const gift = "/beheer/giften/ALZ-2026-000001";
  const ask = parseMain((await browser.get(gift)).body).querySelector("a[href^='?actie=terug']");
  for (const path of [
    ...[
      "/beheer/giften",
      "/beheer/giften?staat=failed",
      gift,
      `${gift}${ask?.getAttribute("href")}`,
      `${gift}?actie=pauze`,
    ],
    ...["/beheer/giften/gevers", "/beheer/giften/totalen", "/beheer/giften/vergelijken?gedaan=gevraagd"],
  ]) {
    expect([path, await problemsOf(await browser.get(path))]).toEqual([path, []]);
  }
});
