import { describe, expect, test } from "vitest";
import { addressOf, forumSite, group, title, words } from "../setup/forum-site";
import { registration, username } from "../setup/member-site";
import { answerOn } from "../setup/named";
import { parseHtml, parseMain } from "../setup/parse-html";

const closedGroup = "/ervaringen-delen/forum/besloten";
const written = { title: "Zwaluwen", text: words, date: "2026-11-20" };

const pageOf = ({ body }: { body: string }) => parseMain(body);
const noticeOf = (answer: { body: string }) => answerOn(pageOf(answer))?.textContent ?? null;
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
    expect(textOf(page, "article[aria-labelledby=begin] strong")).toBe("best goed");
    const list = page.querySelector("article[aria-labelledby=begin] ul");
    expect([...(list?.children ?? [])].map((item) => item.textContent)).toEqual([
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

  test("is taken away by its writer after it was closed, as a reaction to it is, and changed by neither", async () => {
    const { browser, other, trust, start, db } = await forumSite();
    const conversation = await start();
    const second = await other();
    await trust("Rietvink");
    const reacted = await second.submit(conversation, { text: "Wat herkenbaar." }, {}, "Plaats je reactie");
    const [, id] = /#reactie-(\d+)$/.exec(String(reacted.headers.location)) ?? [];
    await db.updateTable("threads").set({ closed_at: new Date(), closed_reason: "Klaar." }).execute();
    const ownReaction = `/ervaringen-delen/reactie/${id}`;
    const ownConversation = conversation.replace(/[^/]+$/, "wijzigen");
    for (const [person, own] of [
      [second, ownReaction],
      [browser, ownConversation],
    ] as const) {
      const page = pageOf(await person.get(conversation));
      expect(page.querySelector(`article a[href="${own}"]`)?.textContent).toMatch(/haal.* weg/i);
      expect(pageOf(await person.get(own)).querySelector("textarea")).toBeNull();
      expect((await person.submit(own, {}, {}, "haal weg")).status).toBe(303);
    }
    expect((await browser.get(conversation)).body).not.toContain("herkenbaar");
  });

  test("a reaction that waits is shown to its writer with what was done to it", async () => {
    const { start, other } = await forumSite();
    const newcomer = await other();
    const reacted = await newcomer.submit(
      await start(),
      { text: "Wat herkenbaar." },
      {},
      "Plaats je reactie",
    );
    const address = String(reacted.headers.location);
    const [, id] = /#reactie-(\d+)$/.exec(address) ?? [];
    const page = pageOf(await newcomer.get(address));
    expect(textOf(page, `#reactie-${id}`)).toMatch(/leest een moderator mee.*Wat herkenbaar\./s);
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
    const wordsIn = (selector: string) =>
      [...page.querySelectorAll(`${selector} p:not(:has(time))`)].map((words) => words.textContent);
    expect(wordsIn(`#reactie-${first} > article`)).toEqual(["Bij ons helpt licht."]);
    expect(wordsIn(`#reactie-${first} ol article`)).toEqual(["En muziek?"]);
    const cite = page.querySelector("blockquote");
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
    expect(textOf(pageOf(preview), "section[aria-labelledby=voorbeeld] strong")).toBe("best goed");
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
      const message = answerOn(page);
      expect(message?.parentElement?.id).toBe(`reactie-${id}`);
      return message && textOf(message, "h2");
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
    expect(textOf(page, "section[aria-labelledby=voorbeeld]")).toContain("Versie twee.");
    expect(textOf(page, "textarea[name=text]")).toBe("Versie drie.");
    await browser.submit(own, { text: "Versie drie." });
    expect((await browser.get(address)).body).toContain("Versie drie.");
    await browser.submit(own, {}, {}, "haal weg");
    expect((await browser.get(address)).body).toContain("De schrijver haalde deze reactie weg.");
  });
});
