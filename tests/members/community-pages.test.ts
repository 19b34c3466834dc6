import { describe, expect, test } from "vitest";
import { addressOf, forumSite, group, title, words } from "../setup/forum-site";
import { markupProblems } from "../setup/markup-problems";
import { email, password, username } from "../setup/member-site";
import { linkNamed } from "../setup/named";
import { markupOf, parseHtml, parseMain } from "../setup/parse-html";
import { xmlProblems } from "../setup/xml";

const closedGroup = "/ervaringen-delen/forum/besloten";
const blogPath = `/ervaringen-delen/blogs/${username}`;
const written = { title: "Zwaluwen", text: words, date: "2026-11-20" };

const pageOf = ({ body }: { body: string }) => parseMain(body);
const textOf = (page: ParentNode, selector: string) => page.querySelector(selector)?.textContent ?? null;

test("no page with all its calls needs more than eight statements", async () => {
  const { browser, visitor, start, services } = await forumSite();
  const conversation = await start({ topic: "slapen" });
  await browser.submit("/mijn/blog", { title: "Wij samen", visibility: "public" });
  const entry = addressOf(await browser.submit("/mijn/blog/stuk", written));
  const ownEntry = `/mijn/blog/stuk/${/\d+/.exec(entry)?.[0]}`;
  const open = [
    ...["/ervaringen-delen", "/ervaringen-delen/forum", group, `${group}?onderwerp=slapen`, conversation],
    ...["/ervaringen-delen/blogs", blogPath, entry, "/ervaringen-delen/zoeken?zoekterm=zwaluwen"],
  ];
  const forMembers = [`${group}/nieuw`, conversation.replace(/[^/]+$/, "wijzigen")];
  forMembers.push("/mijn", "/mijn/blog", "/mijn/blog/stuk", ownEntry, "/mijn/blog/volgers");
  const { statements } = services;
  for (const [reader, paths] of [
    [visitor, open],
    [browser, [...open, ...forMembers]],
  ] as const)
    for (const path of paths) {
      statements.length = 0;
      expect((await reader.get(path)).status, path).toBe(200);
      expect(statements.length, `${path}\n${statements.join("\n")}`).toBeLessThanOrEqual(8);
    }
});

test("the hub invites visitors, and shows members what they follow", async () => {
  const { browser, visitor, start } = await forumSite();
  const conversation = await start({ title: "Wie slaapt er nog?" });
  const hub = "/ervaringen-delen";
  expect((await visitor.get(hub)).body).toContain("Maak een account");
  const { body } = await browser.get(hub);
  expect(body).not.toContain("Maak een account");
  const followed = parseHtml(body).querySelector("section[aria-labelledby=gevolgd]");
  expect(followed?.querySelector("h3 a")?.getAttribute("href")).toBe(conversation);
});

describe("searching", () => {
  const search = "/ervaringen-delen/zoeken";
  const linksOf = (page: ParentNode) =>
    [...page.querySelectorAll("[id^=groep-] ~ ol h4 a")].map((link) => link.getAttribute("href"));

  test("finds texts of members and pages of the site, of one kind and of all", async () => {
    const { visitor, start } = await forumSite();
    const conversation = await start({ title: "Wat is dementie voor jullie?" });
    const page = parseHtml((await visitor.get(`${search}?zoekterm=dementie`)).body);
    expect(linksOf(page)).toContain(conversation);
    expect(textOf(page, "#groep-artikel")).toMatch(/^Artikelen \(\d+/);
    expect(page.querySelector(`[id^=groep-] ~ ol a[href="${conversation}"] mark`)?.textContent).toBe(
      "dementie",
    );
    expect(textOf(page, "label[for=soort-gesprek]")).toBe("Gesprekken (1)");
    expect(page.querySelector("meta[name=robots]")?.getAttribute("content")).toContain("noindex");
    const talks = pageOf(await visitor.get(`${search}?zoekterm=dementie&soort=gesprek`));
    expect(linksOf(talks)).toEqual([conversation]);
    const articles = linksOf(pageOf(await visitor.get(`${search}?zoekterm=dementie&soort=artikel&page=999`)));
    expect(articles.length).toBeGreaterThan(0);
    expect(articles).not.toContain(conversation);
  });

  test("finds what is closed for members alone, and says when the words are like those typed", async () => {
    const { visitor, browser, start } = await forumSite();
    const address = await start({ title: "Zwaluwenkasten" }, closedGroup);
    const asked = `${search}?zoekterm=zwaluwenkasten`;
    expect(linksOf(pageOf(await visitor.get(asked)))).not.toContain(address);
    const found = await browser.get(asked);
    expect(linksOf(pageOf(found))).toContain(address);
    expect(found.headers["cache-control"]).toContain("no-store");
    const like = await browser.get(`${search}?zoekterm=zwaluwenkasten%20xqzvw`);
    expect(linksOf(pageOf(like))).toContain(address);
    expect(like.body).toContain("Hun teksten hieronder lijken erop");
  });

  test("stands in the search of the site too, with what everybody may read", async () => {
    const { visitor, browser, start } = await forumSite();
    const open = await start({ title: "Zwaluwenkasten bouwen" });
    await start({ title: "Zwaluwenkasten verven" }, closedGroup);
    for (const reader of [visitor, browser]) {
      const page = pageOf(await reader.get("/zoeken?zoekterm=zwaluwenkasten"));
      const found = page.querySelector("section[aria-labelledby=groep-ervaringen]");
      expect([...(found?.querySelectorAll("h4 a") ?? [])].map((link) => link.getAttribute("href"))).toEqual([
        open,
      ]);
      expect(found && linkNamed(found, "Zoek verder in ervaringen")?.getAttribute("href")).toBe(
        `${search}?zoekterm=zwaluwenkasten`,
      );
    }
    const ofNews = await visitor.get("/zoeken?zoekterm=zwaluwenkasten&pijler=nieuws");
    expect(ofNews.body).not.toContain("groep-ervaringen");
  });

  test("finds nothing, and leads on", async () => {
    const { visitor } = await forumSite();
    const page = pageOf(await visitor.get(`${search}?zoekterm=xqzvw&soort=blog`));
    expect(textOf(page, "main h2")).toBe("Niets gevonden voor ‘xqzvw’");
    expect(page.querySelector(`main h2 ~ p a[href="${search}?zoekterm=xqzvw"]`)).not.toBeNull();
  });
});

test("public texts are described to search engines, with their reactions, and a blog with its writer", async () => {
  const { browser, visitor, start, pause } = await forumSite();
  const conversation = await start();
  await browser.submit("/mijn/blog", { title: "Wij samen", visibility: "public" });
  const entry = addressOf(await browser.submit("/mijn/blog/stuk", written));
  for (const [path, type] of [
    [conversation, "DiscussionForumPosting"],
    [entry, "BlogPosting"],
  ] as const) {
    pause();
    await browser.submit(path, { text: "Bij ons helpt **licht**." }, {}, "Plaats je reactie");
    const page = parseHtml((await visitor.get(path)).body);
    const markup = markupOf(page);
    expect(markup.flatMap(markupProblems)).toEqual([]);
    expect(markup.find((item) => "headline" in item)).toMatchObject({
      "@type": type,
      author: { name: username },
      url: expect.stringMatching(`${path}$`),
      interactionStatistic: { userInteractionCount: 1 },
      comment: [{ text: "Bij ons helpt licht.", author: { name: username } }],
    });
    const isEntry = type === "BlogPosting";
    const headings = [...page.querySelectorAll("main h2, main h3")].map((heading) =>
      heading.textContent?.trim(),
    );
    expect([path, headings.includes(`${username} Schrijver`)]).toEqual([path, isEntry]);
    expect([path, headings.includes(`Over ${username}`)]).toEqual([path, isEntry]);
  }
});

test("the site map has public conversations and groups only", async () => {
  const { visitor, start } = await forumSite();
  const address = await start();
  const closed = await start({ title: "Onder ons" }, closedGroup);
  expect((await visitor.get("/robots.txt")).body).toContain("/sitemap-ervaringen.xml");
  const index = (await visitor.get("/sitemap-ervaringen.xml")).body;
  expect(await xmlProblems(index, "siteMapIndex")).toEqual([]);
  const file = (await visitor.get("/sitemap-ervaringen.xml?deel=1")).body;
  expect(await xmlProblems(file, "siteMap")).toEqual([]);
  const listed = [address, group, closed, closedGroup].map((path) => file.includes(`${path}<`));
  expect(listed).toEqual([true, true, false, false]);
  expect((await visitor.get("/sitemap-ervaringen.xml?deel=9")).status).toBe(404);
});

test("what a member follows stands on their own page", async () => {
  const { browser, start } = await forumSite();
  const address = await start();
  await browser.submit(`${group}?onderwerp=eten`, {}, {}, "Volg dit onderwerp");
  expect((await browser.get("/mijn")).body).toContain("eten (Mantelzorgers)");
  const isListed = async () => (await browser.get("/mijn")).body.includes(title);
  expect(await isListed()).toBe(true);
  await browser.submit(address, {}, {}, "Stop met volgen");
  expect(await isListed()).toBe(false);
  await browser.submit(address, {}, {}, "Volg dit gesprek");
  expect(await isListed()).toBe(true);
});

test("a writer sees on a page of its own who follows the blog, and others how many do", async () => {
  const { browser, visitor, other, db } = await forumSite();
  await browser.submit("/mijn/blog", { title: "Wij samen", visibility: "public" });
  await browser.submit("/mijn/blog/stuk", written);
  const follower = await other();
  await follower.submit(blogPath, {}, {}, "Volg deze blog");
  const namesOn = async () =>
    [...pageOf(await browser.get("/mijn/blog/volgers")).querySelectorAll("#volgers ~ ul a")].map(
      ({ textContent }) => textContent,
    );
  expect(await namesOn()).toEqual([]);
  await db.updateTable("members").set({ profile_visible: true }).execute();
  expect(await namesOn()).toEqual(["Rietvink"]);
  for (const [reader, isLinked] of [
    [browser, true],
    [follower, false],
    [visitor, false],
  ] as const) {
    const page = pageOf(await reader.get(blogPath));
    expect(textOf(page, "aside")).toContain("1 lid volgt deze blog");
    expect(page.querySelector("aside a[href='/mijn/blog/volgers']") !== null).toBe(isLinked);
  }
  expect((await visitor.get("/mijn/blog/volgers")).status).toBe(403);
});

test("a visitor writes nothing, and a member who was logged out is asked to log in", async () => {
  const { visitor, start } = await forumSite();
  const address = await start();
  const { status } = await visitor.post(address, [["text", "Zonder account."]]);
  expect(status).toBe(403);
  expect((await visitor.get(address)).body).not.toContain("Zonder account.");
  expect((await visitor.submit("/inloggen", { email, password })).status).toBe(303);
});
