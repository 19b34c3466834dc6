import { describe, expect, test } from "vitest";
import { createDeletionCheck } from "~/features/community/public.server";
import { eraseMember } from "../../services/leaving/erase-member";
import type { formBrowser } from "../setup/form-browser";
import { addressOf, forumSite, group, title, words } from "../setup/forum-site";
import { markupProblems } from "../setup/markup-problems";
import { email, password, registration, username } from "../setup/member-site";
import { parseHtml, parseMain } from "../setup/parse-html";
import { xmlProblems } from "../setup/xml";

const closedGroup = "/ervaringen-delen/forum/besloten";
const blogPath = `/ervaringen-delen/blogs/${username}`;
const written = { title: "Zwaluwen", text: words, date: "2026-11-20" };

const pageOf = ({ body }: { body: string }) => parseMain(body);
const noticeOf = (answer: { body: string }) => textOf(pageOf(answer), ".account-notice");
const textOf = (page: ParentNode, selector: string) => page.querySelector(selector)?.textContent ?? null;

describe("a conversation", () => {
  test("is seen by everybody at once", async () => {
    const { visitor, start } = await forumSite();
    expect((await visitor.get(group)).body).toContain("Hier is nog geen gesprek");
    const address = await start({ topic: "slapen" });
    expect(address).toMatch(/\/forum\/gesprek\/\d+\/onrust-om-vijf-uur$/);
    expect((await visitor.get(group)).body).toContain(title);
    expect((await visitor.get("/ervaringen-delen/forum")).body).toContain(title);
    const page = parseHtml((await visitor.get(address)).body);
    expect(textOf(page, ".opening strong")).toBe("best goed");
    expect([...page.querySelectorAll(".opening .say li")].map((item) => item.textContent)).toEqual([
      "Hij zoekt zijn jas",
      "Hij wil naar huis",
    ]);
    expect(page.querySelector("main form[method=post]")).toBeNull();
    expect(textOf(page, "#schrijf")).toContain("Log in");
    expect(textOf(page, "script[type='application/ld+json']")).toContain("DiscussionForumPosting");
  });

  test("is where a visitor gets back to who makes an account to react", async () => {
    const { start, open, link } = await forumSite();
    const address = await start();
    const browser = open();
    const next = async (target: string, text: string) => {
      const links = [...parseMain((await browser.get(target)).body).querySelectorAll("a")];
      return links.find(({ textContent }) => textContent === text)?.getAttribute("href") ?? "";
    };
    const newcomer = { ...registration, email: "nieuw@voorbeeld.nl", username: "Nieuwkomer" };
    const registering = await next(await next(address, "Log in"), "Maak een account");
    expect(registering).toBe(await next(address, "Maak een account"));
    // The form with an error is at an address without a query.
    const rejected = pageOf(await browser.submit(registering, { ...newcomer, repeat: "" }));
    expect(rejected.querySelector("input[name=terug]")?.getAttribute("value")).toBe(`${address}#schrijf`);
    await browser.submit(registering, newcomer);
    const confirmed = await browser.submit(`/bevestigen?code=${await link("verify", newcomer.email)}`);
    const logIn = await next(String(confirmed.headers.location), "Log in");
    const { headers } = await browser.submit(logIn, newcomer);
    expect(headers.location).toBe(`${address}#schrijf`);
  });

  test("of a closed group is for members, and search engines leave it out", async () => {
    const { visitor, browser, start } = await forumSite();
    const address = await start({}, closedGroup);
    for (const path of [closedGroup, address]) {
      const refused = await visitor.get(path);
      expect([refused.status, refused.body.includes(title)]).toEqual([403, false]);
      expect(refused.headers["cache-control"]).toContain("no-store");
      const page = parseHtml((await browser.get(path)).body);
      expect(page.querySelector("meta[name=robots]")?.getAttribute("content")).toContain("noindex");
      expect(page.querySelector("script[type='application/ld+json']")?.textContent ?? "").not.toContain(
        title,
      );
    }
  });

  test("of a new member waits, and only they see it", async () => {
    const { visitor, other } = await forumSite();
    const newcomer = await other();
    const started = await newcomer.submit(`${group}/nieuw`, { title, text: words });
    const address = addressOf(started);
    expect((await newcomer.get(String(started.headers.location))).body).toContain("leest een moderator mee");
    expect((await visitor.get(address)).status).toBe(404);
    expect((await visitor.get(group)).body).not.toContain(title);
  });

  test("leads from other words in its address to its own", async () => {
    const { visitor, start } = await forumSite();
    const address = await start();
    const old = await visitor.get(address.replace("onrust", "rust"));
    expect([old.status, old.headers.location]).toEqual([301, address]);
  });

  test("is changed and taken away by who began it, and by nobody else", async () => {
    const { visitor, browser, other, start } = await forumSite();
    const address = await start();
    const own = address.replace(/[^/]+$/, "wijzigen");
    expect((await (await other()).get(own)).status).toBe(404);
    await browser.submit(own, { title: "Onrust om zes uur" });
    expect((await visitor.get(group)).body).toContain("Onrust om zes uur");
    const removed = await browser.submit(own, {}, {}, "haal weg");
    expect(noticeOf(await browser.get(String(removed.headers.location)))).toContain("Je tekst is weg");
    expect((await visitor.get(group)).body).not.toContain("Onrust om zes uur");
  });
});

describe("a title that is changed or taken away is gone from the pages of other texts at once,", () => {
  test("of a conversation; a reaction leaves those pages in the cache", async () => {
    const { visitor, browser, start, pause } = await forumSite();
    const address = await start();
    const beside = await start({ title: "Zingen in de auto" });
    const other = await start({ title: "Samen koken" });
    const own = address.replace(/[^/]+$/, "wijzigen");
    const links = async () => pageOf(await visitor.get(beside)).textContent?.match(/Onrust om \w+ uur/)?.[0];
    expect(await links()).toBe(title);
    await browser.submit(other, { text: words }, {}, "Plaats je reactie");
    pause();
    expect((await visitor.get(beside)).headers["x-cache"]).toBe("hit");
    await browser.submit(own, { title: "Onrust om zes uur" });
    expect(await links()).toBe("Onrust om zes uur");
    await browser.submit(own, {}, {}, "haal weg");
    expect(await links()).toBeUndefined();
  });

  test("of an entry", async () => {
    const { visitor, browser, pause } = await forumSite();
    await browser.submit("/mijn/blog", { title: "Wij samen", visibility: "public" });
    const address = addressOf(await browser.submit("/mijn/blog/stuk", written));
    pause();
    const beside = addressOf(await browser.submit("/mijn/blog/stuk", { ...written, title: "Het strand" }));
    const own = `/mijn/blog/stuk/${/\d+/.exec(address)?.[0]}`;
    const links = async () => pageOf(await visitor.get(beside)).textContent?.match(/Zwaluw(en|nest)/)?.[0];
    expect(await links()).toBe("Zwaluwen");
    await browser.submit(own, { title: "Zwaluwnest" });
    expect(await links()).toBe("Zwaluwnest");
    await browser.submit(own, {}, {}, "haal weg");
    expect(await links()).toBeUndefined();
  });
});

describe("a reaction", () => {
  test("stands below the conversation, with answers and quotes", async () => {
    const { visitor, browser, start, pause } = await forumSite();
    const address = await start();
    const react = async (text: string, query = "") => {
      const { headers } = await browser.submit(`${address}${query}`, { text }, {}, "Plaats je reactie");
      pause();
      return /reactie-(\d+)$/.exec(String(headers.location))?.[1] ?? "";
    };
    const first = await react("Bij ons helpt **licht**.");
    await react("En muziek?", `?antwoord=${first}`);
    await react("Dat doen wij ook.", `?citeer=${first}`);
    const page = pageOf(await visitor.get(address));
    expect(textOf(page, `#reactie-${first} .say`)).toBe("Bij ons helpt licht.");
    expect(textOf(page, `#reactie-${first} .reactions .say`)).toBe("En muziek?");
    const cite = page.querySelector(".cite");
    expect(cite?.textContent).toBe(`${username} schreef:Bij ons helpt licht.`);
    const found = await visitor.get(`${address}?reactie=${first}`);
    expect(found.headers.location).toBe(`${address}#reactie-${first}`);
  });

  test("is shown before it is placed, and stands in the form again whatever stops it", async () => {
    const { browser, start, pause } = await forumSite();
    const address = await start();
    const send = (values: Record<string, string>) =>
      browser.submit(address, { text: words, ...values }, {}, "Plaats je reactie");
    const preview = await send({ act: "preview" });
    expect(preview.status).toBe(200);
    expect(textOf(pageOf(preview), ".write-preview strong")).toBe("best goed");
    const links = "[a](https://a.example) [b](https://b.example) [c](https://c.example)";
    const stopped = [
      [await send({ text: links }), 409, "te veel links", links],
      [await send({ text: "" }), 400, "Invoer is verplicht", ""],
    ] as const;
    await send({ text: "De eerste." });
    const tooSoon = await send({ text: "Meteen de tweede." });
    for (const [answer, status, reason, kept] of [
      ...stopped,
      [tooSoon, 429, "Even wachten", "Meteen de tweede."] as const,
    ]) {
      const page = pageOf(answer);
      expect([answer.status, textOf(page, "textarea[name=text]")]).toEqual([status, kept]);
      expect(page.textContent).toContain(reason);
    }
    pause();
  });

  test("has a message beside it after it was placed, changed and taken away, on the page of that address only", async () => {
    const { browser, start } = await forumSite();
    const address = await start();
    const placed = await browser.submit(address, { text: "Nieuw." }, {}, "Plaats je reactie");
    const id = /\d+$/.exec(String(placed.headers.location))?.[0];
    const own = `/ervaringen-delen/reactie/${id}`;
    const messageAt = async (answer: typeof placed) => {
      const page = pageOf(await browser.get(String(answer.headers.location)));
      expect(textOf(page, ".account-notice")).toBe(textOf(page, `#reactie-${id} .account-notice`));
      return textOf(page, `#reactie-${id} .account-notice h2`);
    };
    expect(await messageAt(placed)).toBe("Je tekst is geplaatst");
    expect(await messageAt(await browser.submit(own, { text: "Anders." }))).toBe("Je wijziging is bewaard");
    expect(await messageAt(await browser.submit(own, {}, {}, "haal weg"))).toBe("Je tekst is weg");
    expect(noticeOf(await browser.get(address))).toBeNull();
  });

  test("that is sent twice is stored once", async () => {
    const { browser, db, start } = await forumSite();
    const address = await start();
    const page = pageOf(await browser.get(address));
    const form = page.querySelector("#schrijf form");
    const fields = [...(form?.querySelectorAll<HTMLInputElement>("input[type=hidden]") ?? [])].map(
      ({ name, value }): [string, string] => [name, value],
    );
    const twice = [0, 1].map(() => browser.post(address, [...fields, ["text", "Eén keer."]]));
    const answers = await Promise.all(twice);
    expect(answers.map(({ status }) => status)).toEqual([303, 303]);
    expect(answers[0]?.headers.location).toBe(answers[1]?.headers.location);
    expect(await db.selectFrom("reactions").select("id").execute()).toHaveLength(1);
  });

  test("that was changed elsewhere meanwhile shows both texts, and nothing is lost", async () => {
    const { browser, start } = await forumSite();
    const address = await start();
    const { headers } = await browser.submit(address, { text: "Versie een." }, {}, "Plaats je reactie");
    const own = `/ervaringen-delen/reactie/${/\d+$/.exec(String(headers.location))?.[0]}`;
    await browser.submit(own, { text: "Versie twee." });
    const conflict = await browser.submit(own, { text: "Versie drie.", version: "1" });
    const page = pageOf(conflict);
    expect(conflict.status).toBe(409);
    expect(textOf(page, ".write-preview")).toContain("Versie twee.");
    expect(textOf(page, "textarea[name=text]")).toBe("Versie drie.");
    await browser.submit(own, { text: "Versie drie." });
    expect((await browser.get(address)).body).toContain("Versie drie.");
    await browser.submit(own, {}, {}, "haal weg");
    expect((await browser.get(address)).body).toContain("De schrijver haalde deze reactie weg.");
  });
});

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
    [...page.querySelectorAll(".rows h4 a")].map((link) => link.getAttribute("href"));

  test("finds texts of members and pages of the site, of one kind and of all", async () => {
    const { visitor, start } = await forumSite();
    const conversation = await start({ title: "Wat is dementie voor jullie?" });
    const page = parseHtml((await visitor.get(`${search}?zoekterm=dementie`)).body);
    expect(linksOf(page)).toContain(conversation);
    expect(textOf(page, "#groep-artikel")).toMatch(/^Artikelen \(\d+/);
    expect(page.querySelector(`.rows a[href="${conversation}"] mark`)?.textContent).toBe("dementie");
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
      expect(found?.querySelector("a.more")?.getAttribute("href")).toBe(`${search}?zoekterm=zwaluwenkasten`);
    }
    const ofNews = await visitor.get("/zoeken?zoekterm=zwaluwenkasten&pijler=nieuws");
    expect(ofNews.body).not.toContain("groep-ervaringen");
  });

  test("finds nothing, and leads on", async () => {
    const { visitor } = await forumSite();
    const page = pageOf(await visitor.get(`${search}?zoekterm=xqzvw&soort=blog`));
    expect(textOf(page, "main .empty h2")).toBe("Niets gevonden voor ‘xqzvw’");
    expect(page.querySelector(`main .empty a[href="${search}?zoekterm=xqzvw"]`)).not.toBeNull();
  });
});

const markupOf = (page: ParentNode): object[] =>
  [...page.querySelectorAll("script[type='application/ld+json']")].map((script) =>
    JSON.parse(script.textContent ?? ""),
  );

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
      ...{ "@type": type, author: { name: username }, url: expect.stringMatching(`${path}$`) },
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

const waysToClose: Record<string, Parameters<ReturnType<typeof formBrowser>["submit"]>> = {
  "its own form": ["/mijn/blog", { title: "Zwaluwenkast", visibility: "members" }],
  "the settings": ["/mijn/instellingen", { part: "blog", blog: "members" }, {}, "wie je blog leest"],
};

test.each(Object.entries(waysToClose))(
  "a blog that is closed with %s is gone for visitors everywhere at once, and open to members",
  async (_, close) => {
    const { browser, visitor, other } = await forumSite();
    await browser.submit("/mijn/blog", { title: "Zwaluwenkast", visibility: "public" });
    const entry = addressOf(await browser.submit("/mijn/blog/stuk", written));
    const places = [
      ...[blogPath, entry, `${blogPath}/feed.atom`, "/ervaringen-delen", "/ervaringen-delen/blogs"],
      ...["/ervaringen-delen/zoeken?zoekterm=zwaluwen", "/zoeken?zoekterm=zwaluwen"],
      ...["/zoeken/suggesties?zoekterm=zwaluw", "/sitemap-ervaringen.xml?deel=1", "/sitemap.xml"],
    ];
    const isFound = async (path: string) =>
      /zwaluwen(?:"|<|kast)|blogs\//i.test((await visitor.get(path)).body);
    const before = await Promise.all(places.slice(0, 7).map(isFound));
    expect(before).toEqual(before.map(() => true));
    await browser.submit(...close);
    const statuses = await Promise.all(places.map(async (path) => (await visitor.get(path)).status));
    expect(statuses).toEqual([403, 403, 404, 200, 200, 200, 200, 200, 200, 200]);
    for (const path of places) {
      const { body } = await visitor.get(path);
      expect([path, body.includes("Wij fietsen"), body.includes("Zwaluwenkast")]).toEqual([
        path,
        false,
        false,
      ]);
    }
    const member = await other();
    for (const path of [blogPath, entry]) {
      const shown = await member.get(path);
      const page = parseHtml(shown.body);
      expect([path, shown.status, page.body.textContent?.includes("Zwaluwenkast")]).toEqual([
        path,
        200,
        true,
      ]);
      expect(shown.headers["cache-control"]).toContain("no-store");
      expect(page.querySelector("meta[name=robots]")?.getAttribute("content")).toContain("noindex");
      expect(page.querySelector("link[type='application/atom+xml']")).toBeNull();
      expect(markupOf(page).filter((item) => "headline" in item)).toEqual([]);
    }
  },
);

type Forum = Awaited<ReturnType<typeof forumSite>>;

/** By the command or the job of inactive accounts, in a process that keeps no pages. */
async function deletedElsewhere(actor: string, { app, db, services }: Forum): Promise<void> {
  const check = createDeletionCheck(app);
  await check();
  const member = await db
    .selectFrom("members")
    .select("id")
    .where("username", "=", username)
    .executeTakeFirstOrThrow();
  await db.transaction().execute((trx) => eraseMember(trx, member.id, actor, services.services));
  await check();
}

const waysToLeave: Record<string, (site: Forum) => Promise<unknown>> = {
  "with the link of a mail": async ({ browser, link }) =>
    browser.submit(`/account-verwijderen?code=${await link("delete-account")}`),
  "by the command": (site) => deletedElsewhere("command", site),
  "after two years without a visit": (site) => deletedElsewhere("inactivity", site),
};

test.each(Object.entries(waysToLeave))(
  "the name and the blog of a member who leaves %s are gone from shared pages at once",
  async (_, leave) => {
    const site = await forumSite();
    const { browser, visitor, start } = site;
    const address = await start();
    await browser.submit("/mijn/blog", { title: "Zwaluwenkast", visibility: "public" });
    const entry = addressOf(await browser.submit("/mijn/blog/stuk", written));
    const stateOf = async (path: string) => {
      const { status, body } = await visitor.get(path);
      return [status, body.includes(username)];
    };
    const paths = [address, group, entry, blogPath];
    expect(await Promise.all(paths.map(stateOf))).toEqual(paths.map(() => [200, true]));
    await leave(site);
    expect(await Promise.all(paths.map(async (path) => (await visitor.get(path)).status))).toEqual([
      ...[200, 200, 404, 404],
    ]);
    for (const path of paths.slice(0, 2)) expect(await stateOf(path)).toEqual([200, false]);
  },
);

test("caches on the way ask again each time for what members write, which may be closed at any moment", async () => {
  const { browser, visitor, start } = await forumSite();
  const conversation = await start();
  await browser.submit("/mijn/blog", { title: "Zwaluwenkast", visibility: "public" });
  const entry = addressOf(await browser.submit("/mijn/blog/stuk", written));
  const pages = ["/ervaringen-delen", "/ervaringen-delen/forum", group, conversation, blogPath, entry];
  const renamed = conversation.replace("onrust", "rust");
  const files = [`${blogPath}/feed.atom`, "/sitemap-ervaringen.xml", "/sitemap-ervaringen.xml?deel=1"];
  for (const path of [...pages, renamed, ...files])
    expect([path, (await visitor.get(path)).headers["cache-control"]]).toEqual([path, "no-cache"]);
  for (const path of pages)
    expect([path, (await visitor.get(path)).headers["x-cache"]]).toEqual([path, "hit"]);
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
    [...pageOf(await browser.get("/mijn/blog/volgers")).querySelectorAll(".people a")].map(
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
