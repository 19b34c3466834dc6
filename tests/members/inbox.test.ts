import { describe, expect, test } from "vitest";
import { inbox, mainText, names, other, pageOf, texts, twoMembers } from "../setup/inbox-site";
import { username } from "../setup/member-site";
import { parseForms, parseHtml, sentFields } from "../setup/parse-html";

const marks = "section[aria-labelledby=berichten] h3 span";
const menu = "nav[aria-label='Mijn account']";
/** What was sent, and what stands between. */
const letters = "section[aria-labelledby=jullie-berichten] li[id^=bericht-]";
const between = "section[aria-labelledby=jullie-berichten] li:not([id])";
/** The paragraphs of a letter with nothing but words. */
const bare = "p:not(:has(*))";

describe("a conversation", () => {
  test("is written by two, with what is new marked once", async () => {
    const { anna, bert, contact } = await twoMembers();
    const address = await contact();
    const sent = await anna.submit(address, { text: "Dag!\n\nHoe gaat het?", act: "send" }, {}, names.send);
    expect(sent.headers.location).toMatch(/^\/mijn\/postvak\/[\w-]+#bericht-\d+$/);
    expect(texts(await bert.get(inbox), marks)).toEqual(["1 nieuw"]);
    expect(texts(await bert.get(inbox), `${menu} li`)).toContain("Postvak (1 nieuw)");
    const fresh = await bert.get(address);
    expect(texts(fresh, `${menu} li`)).toContain("Postvak");
    const [day] = texts(fresh, between);
    expect(texts(fresh, between)).toEqual([day, "Vanaf hier nieuw"]);
    expect(texts(fresh, `${letters} h3`)).toEqual([username, username]);
    expect(texts(fresh, `${letters}:last-of-type ${bare}`)).toEqual(["Dag!", "Hoe gaat het?"]);
    const looked = await bert.get(`${address}?gedaan=gekeken`);
    expect(texts(looked, between)).toEqual([day]);
    expect(mainText(looked)).toContain("Er is niets nieuws");
    expect(texts(await bert.get(inbox), marks)).toEqual([]);
  });

  test("keeps a text that is too long or stopped, and drafts", async () => {
    const { anna, contact } = await twoMembers();
    const address = await contact();
    const form = parseForms((await anna.get(address)).body).find((one) => one.querySelector("#text"));
    const older = form ? sentFields(form).filter(([name]) => name !== "text") : [];
    const long = "b".repeat(4_212);
    const tooLong = await anna.submit(address, { text: long, act: "send" }, {}, names.send);
    expect([tooLong.status, texts(tooLong, "#text")]).toEqual([400, [long]]);
    expect(mainText(tooLong)).toContain("Je tekst is 212 tekens te lang.");
    const { headers } = await anna.submit(address, { text: "Morgen meer", act: "draft" }, {}, names.send);
    expect(headers.location).toMatch(/\?gedaan=concept$/);
    const kept = await anna.get(address);
    expect(texts(kept, "#text")).toEqual(["Morgen meer"]);
    expect(mainText(kept)).toContain("Je kunt nog 3989 tekens typen.");
    expect(texts(await anna.get(inbox), marks)).toContain("Concept");
    // A window that was open before the draft was kept.
    await anna.post(address, [...older, ["text", "Hoi"], ["act", "send"]]);
    expect(texts(await anna.get(address), "#text")).toEqual(["Morgen meer"]);
    await anna.submit(address, { text: "Vandaag meer", act: "send" }, {}, names.send);
    expect(texts(await anna.get(address), "#text")).toEqual([""]);
  });

  test("with a link of a new member waits, which only they see", async () => {
    const { anna, bert, contact } = await twoMembers();
    const address = await contact();
    const { headers } = await anna.submit(
      address,
      { text: "Kijk op www.voorbeeld.nl", act: "send" },
      {},
      names.send,
    );
    expect(headers.location).toMatch(/#bericht-\d+$/);
    const waits = texts(await anna.get(address), letters).at(-1);
    expect(waits).toContain("Kijk op www.voorbeeld.nl");
    expect(waits).toContain("Dit bericht wacht nog.");
    expect(mainText(await bert.get(address))).not.toContain("voorbeeld.nl");
  });

  test("has pages, which lead to each other and to what is new", async () => {
    const { anna, bert, contact, pass } = await twoMembers();
    const address = await contact();
    for (let number = 1; number <= 50; number += 1) {
      await anna.submit(address, { text: `Bericht ${number}`, act: "send" }, {}, names.send);
      pass(60_000);
    }
    const newest = await bert.get(address);
    expect(texts(newest, `${letters} ${bare}`).at(-1)).toBe("Bericht 50");
    const links = (response: { body: string }) =>
      Object.fromEntries(
        [...pageOf(response).querySelectorAll("section[aria-labelledby=jullie-berichten] > p > a")].map(
          (link) => [link.textContent, link.getAttribute("href") ?? ""],
        ),
      );
    expect(links(newest)["Toon eerdere berichten"]).toBe(`${address}?pagina=1`);
    const first = await bert.get(links(newest)["Ga naar het eerste nieuwe bericht"] ?? "");
    expect(texts(first, `${letters} ${bare}`)).toContain("Bericht 1");
    expect(links(first)).toMatchObject({
      "Toon latere berichten": `${address}?pagina=2`,
      "Ga naar de nieuwste berichten": address,
    });
  }, 120_000);

  test("is removed for both, after a question", async () => {
    const { anna, bert, contact } = await twoMembers();
    const address = await contact();
    const question = await anna.get(`${address}/verwijderen`);
    expect(mainText(question)).toContain(`Alle berichten gaan weg, bij jou én bij ${other}`);
    const { headers } = await anna.submit(`${address}/verwijderen`, {}, {}, "Ja, verwijder");
    expect(headers.location).toBe(`${inbox}?gedaan=verwijderd`);
    for (const browser of [anna, bert]) expect((await browser.get(address)).status).toBe(404);
  });

  test("that was removed by the other meanwhile hands back what was typed", async () => {
    const { anna, bert, contact } = await twoMembers();
    const address = await contact();
    const form = parseForms((await anna.get(address)).body).find((one) => one.querySelector("#text"));
    await bert.submit(`${address}/verwijderen`, {}, {}, "Ja, verwijder");
    const fields = form ? sentFields(form).filter(([name]) => name !== "text") : [];
    const refused = await anna.post(address, [...fields, ["text", "Ben je er nog?"], ["act", "send"]]);
    expect([refused.status, texts(refused, "h1"), texts(refused, "dd")]).toEqual([
      ...[404, ["Er is intussen iets veranderd"], ["Ben je er nog?"]],
    ]);
  });

  test("is blocked by one, which the other does not learn", async () => {
    const { anna, bert, contact } = await twoMembers();
    const address = await contact();
    await bert.submit(address, { contact: "block" }, {}, `Blokkeer ${username}`);
    const blocked = await bert.get(address);
    expect(mainText(blocked)).toContain(`Je hebt ${username} geblokkeerd`);
    expect(pageOf(blocked).querySelector("#text")).toBeNull();
    expect(mainText(await bert.get(`/leden/${username}`))).not.toContain("een bericht sturen");
    const sent = await anna.submit(address, { text: "Ben je er nog?", act: "send" }, {}, names.send);
    expect(sent.status).toBe(303);
    expect(mainText(await anna.get(address))).not.toContain("geblokkeerd");
    expect(mainText(await bert.get(address))).not.toContain("Ben je er nog?");
    await bert.submit(address, { contact: "unblock" }, {}, "Hef de blokkade op");
    expect(pageOf(await bert.get(address)).querySelector("#text")).not.toBeNull();
  });

  test("is for its two members only, and for no search engine or cache", async () => {
    const { anna, contact, outsider, open } = await twoMembers();
    const address = await contact();
    const stranger = await outsider();
    const page = parseHtml((await anna.get(address)).body);
    const token = pageOf(await stranger.get(inbox)).querySelector(
      "main input[name=token], input[name=token]",
    );
    const fields: [string, string][] = [
      ["text", "Dag"],
      ["token", token?.getAttribute("value") ?? ""],
    ];
    for (const path of [address, `${address}/verwijderen`, `${inbox}/1`, `${inbox}/${"a".repeat(70)}`]) {
      expect([path, (await stranger.get(path)).status]).toEqual([path, 404]);
      const posted = await stranger.post(path, fields);
      if (path.endsWith("/verwijderen")) expect(posted.headers.location).toBe(`${inbox}?gedaan=veranderd`);
      else expect([path, posted.status]).toEqual([path, 404]);
    }
    expect((await open().get(address)).status).toBe(403);
    expect(page.querySelector("meta[name=robots]")?.getAttribute("content")).toContain("noindex");
    expect((await anna.get(address)).headers["cache-control"]).toContain("no-store");
  });
});

describe("a search", () => {
  test("finds names and words, by a form whose words stand in no address", async () => {
    const { anna, bert, contact, outsider } = await twoMembers();
    const address = await contact();
    await anna.submit(address, { text: "Het recept voor de soep", act: "send" }, {}, names.send);
    const path = `${inbox}/zoeken`;
    expect([...pageOf(await bert.get(inbox)).querySelectorAll(`main a[href="${path}"]`)]).toHaveLength(1);
    const form = await bert.get(path);
    expect(mainText(form)).toContain("in je nieuwste 2000 berichten");
    expect(pageOf(form).querySelector("main form[role=search]")?.getAttribute("method")).toBe("post");
    const find = (browser: typeof bert, words: string) => browser.submit(path, { words }, {}, "Zoek");
    const found = await find(bert, "soep");
    expect([found.status, found.headers["cache-control"]]).toEqual([
      200,
      expect.stringContaining("no-store"),
    ]);
    expect(texts(found, "#gevonden h4 a")).toEqual([`${username} aan jou`]);
    expect(texts(found, "#gevonden mark")).toEqual(["soep"]);
    const link = pageOf(found).querySelector("#gevonden a")?.getAttribute("href") ?? "";
    expect(link).toMatch(/\?bericht=\d+#bericht-\d+$/);
    expect(pageOf(await bert.get(link)).querySelector(`[id="${link.split("#")[1]}"]`)).not.toBeNull();
    expect(texts(await find(bert, username.slice(0, 4)), "#gevonden h4 a")).toEqual([username]);
    expect(mainText(await find(bert, "fiets"))).toContain("Niets gevonden voor ‘fiets’");
    expect((await find(bert, " ")).status).toBe(400);
    expect(mainText(await find(await outsider(), "soep"))).toContain("Niets gevonden");
  });
});

describe("what is new", () => {
  test("is told to scripts by an answer that moves no mark", async () => {
    const { anna, bert, contact, outsider, open } = await twoMembers();
    const address = await contact();
    const part = pageOf(await bert.get(address)).querySelector<HTMLElement>("[data-live]");
    expect(part?.dataset).toMatchObject({ live: `${address}/nieuws`, page: address, newest: "1" });
    await anna.submit(address, { text: "Dag!", act: "send" }, {}, names.send);
    const news = await bert.get(`${address}/nieuws`);
    expect(JSON.parse(news.body)).toEqual({ newest: 2 });
    expect(news.headers["cache-control"]).toBe("no-store");
    expect(texts(await bert.get(inbox), marks)).toEqual(["1 nieuw"]);
    const fresh = await bert.get(address);
    expect(pageOf(fresh).querySelector<HTMLElement>("[data-live]")?.dataset.newest).toBe("2");
    const stranger = await outsider();
    for (const path of [`${address}/nieuws`, `${inbox}/1/nieuws`])
      expect([path, (await stranger.get(path)).status]).toEqual([path, 404]);
    expect((await open().get(`${address}/nieuws`)).status).toBe(403);
  });
});

describe("the count beside the member's account", () => {
  const counts = (response: { body: string }) =>
    parseHtml(response.body)
      .querySelector("header")
      ?.textContent?.match(/\S+ nieuw in je postvak/g) ?? [];

  test("is for the member alone, and gone once all is read", async () => {
    const { anna, bert, contact, outsider, open } = await twoMembers();
    const address = await contact();
    await anna.submit(address, { text: "Dag!", act: "send" }, {}, names.send);
    const forum = "/ervaringen-delen/forum";
    const shown = Array(2).fill("1 nieuw in je postvak");
    // The question whether to remove the contact shows no message, so it takes nothing away.
    for (const path of [`${address}/verwijderen`, "/mijn/instellingen", forum])
      expect([path, counts(await bert.get(path))]).toEqual([path, shown]);
    expect(texts(await bert.get("/mijn/instellingen"), `${menu} a`)).toContain("Postvak (1 nieuw)");
    for (const browser of [await outsider(), open()]) expect(counts(await browser.get(forum))).toEqual([]);
    await bert.get(address);
    expect(counts(await bert.get(forum))).toEqual([]);
    expect(texts(await bert.get("/mijn/instellingen"), `${menu} a`)).toContain("Postvak");
  });

  test("is left out where the services do not answer", async () => {
    const { bert, ask, db } = await twoMembers();
    await ask();
    expect(counts(await bert.get("/mijn/instellingen"))).toHaveLength(2);
    await db.schema.alterTable("contact_sides").renameTo("moved").execute();
    const page = await bert.get("/mijn/instellingen");
    expect([page.status, counts(page)]).toEqual([200, []]);
  });
});
