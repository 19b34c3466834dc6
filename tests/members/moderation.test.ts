import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { moderatedSite } from "../setup/moderated-site";
import { linkNamed } from "../setup/named";
import { parseForms, parseHtml, parseMain, sentFields } from "../setup/parse-html";

const group = "/ervaringen-delen/forum/mantelzorgers";
const queue = "/beheer/meldingen";
const reason = { rule: "4", words: "Er staat een adres in." };

const linkOf = (link: Element | undefined) => link?.getAttribute("href")?.replace(/#.*/, "") ?? "";
const textOf = (body: string, selector = "main") =>
  parseHtml(body).querySelector(selector)?.textContent?.replace(/\s+/g, " ") ?? "";

describe("the queue", () => {
  test("has the post of a new member, which everybody sees as soon as a moderator publishes it", async () => {
    const { mona, visitor, newcomer, write } = await moderatedSite();
    expect((await visitor.get(group)).body).toContain("Een titel");
    const { id } = await write(newcomer.session, "Ik ben hier nieuw.");
    const address = `/ervaringen-delen/forum/gesprek/${id}/een-titel`;
    expect((await visitor.get(address)).status).toBe(404);
    expect(textOf((await mona.get(queue)).body)).toContain("Ik ben hier nieuw.");
    const published = await mona.submit(queue, {}, {}, "Plaats");
    expect(published.headers.location).toBe(`${queue}?gedaan=gesprek/${id}`);
    expect((await visitor.get(address)).body).toContain("Ik ben hier nieuw.");
    expect((await visitor.get(group)).body).toContain(`/gesprek/${id}/`);
    expect(textOf((await mona.get(String(published.headers.location))).body)).toContain(
      "Alles is afgehandeld",
    );
  });

  test("has what a visitor reported; author, moderators and visitors see what was decided, and what was objected", async () => {
    const { visitor, writer, mona, milan, address, reaction, isShown } = await moderatedSite();
    const reported = parseHtml((await visitor.get(address)).body).querySelector(`#reactie-${reaction}`);
    const form = (reported && linkNamed(reported, /^Meld /)?.getAttribute("href")) ?? "";
    expect(textOf((await visitor.get(form)).body)).toContain("Lindelaan");
    const { status, body } = await visitor.submit(form, {});
    expect([status, textOf(body, "[role=alert] a")]).toEqual([400, expect.stringMatching(/^Wat klopt/)]);
    const told = { reason: "private-data", words: "Ik ken dit adres.", email: "x" };
    const rejected = await visitor.submit(form, told);
    expect([rejected.status, textOf(rejected.body, "textarea")]).toEqual([400, told.words]);
    const sent = await visitor.submit(form, { ...told, email: "bezoeker@voorbeeld.nl" });
    expect(sent.headers.location).toBe(`${form}?verstuurd=1`);
    expect(textOf((await visitor.get(String(sent.headers.location))).body)).toContain("Dank je wel");

    expect(textOf((await mona.get(queue)).body)).toContain("Er staat een naam, adres of nummer in");
    const judge = `${queue}/reactie/${reaction}`;
    const unexplained = await mona.submit(judge, { decision: "remove", words: "Zo niet." });
    expect([unexplained.status, textOf(unexplained.body, "textarea")]).toEqual([409, "Zo niet."]);
    expect(textOf(unexplained.body)).toContain("Kies een regel en schrijf waarom.");
    const seen = await milan.get(judge);
    expect((await mona.submit(judge, { decision: "remove", ...reason })).status).toBe(303);
    expect(await isShown()).toBe(false);
    const fields = parseHtml(seen.body).querySelectorAll<HTMLInputElement>(
      "main section form input[type=hidden]",
    );
    const late = await milan.post(judge, [
      ...[...fields].map(({ name, value }): [string, string] => [name, value]),
      ["decision", "publish"],
    ]);
    expect([late.status, textOf(late.body, "[role=alert]")]).toEqual([
      ...[409, expect.stringContaining("intussen al iets besloten")],
    ]);
    expect(textOf((await milan.get(`${queue}/afgehandeld`)).body)).toContain(reason.words);

    const own = "/mijn/besluiten";
    expect(textOf((await writer.get(own)).body)).toContain("Regel 4");
    const objecting = linkNamed(parseMain((await writer.get(own)).body), /^Maak bezwaar /);
    const objection = linkOf(objecting);
    // The form stands below its decision, also among older ones.
    const older = linkNamed(parseMain((await writer.get(`${own}?voor=999`)).body), /^Maak bezwaar /);
    expect(linkOf(older)).toMatch(/\?voor=999&bezwaar=\d+/);
    expect((await writer.submit(objection, { words: "" })).status).toBe(400);
    const objected = await writer.submit(objection, { words: "Het is mijn eigen adres." });
    expect(textOf((await writer.get(String(objected.headers.location))).body)).toContain(
      "Je bezwaar is verstuurd",
    );
    expect(textOf((await mona.get(`${queue}/bezwaren`)).body)).toContain(
      "Dit bezwaar kun je niet zelf beantwoorden.",
    );
    const judging = parseMain((await milan.get(judge)).body);
    expect(judging.textContent).toContain("De schrijver maakte bezwaar");
    expect(judging.querySelector("input[value=restore]")).toBeNull();
    const answering = linkOf(linkNamed(judging, "Beantwoord het bezwaar"));
    const answer = linkNamed(parseMain((await milan.get(`${queue}/bezwaren`)).body), "Beantwoord");
    expect(linkOf(answer)).toBe(answering);
    await milan.submit(answering, { outcome: "granted", words: "Dat klopt." });
    expect(await isShown()).toBe(true);
    expect(textOf((await writer.get(own)).body)).toContain("Je kreeg gelijk.");
  });

  test("is shown to staff of no other role, and changed by nobody without the second factor", async () => {
    const { mona, writer, personOf, reaction, services, isShown } = await moderatedSite();
    const judge = `${queue}/reactie/${reaction}`;
    await services.services.db.updateTable("sessions").set({ staff_until: null }).execute();
    const fields: [string, string][] = [["decision", "remove"], ["version", "1"], ...Object.entries(reason)];
    for (const path of [queue, judge]) {
      expect((await mona.get(path)).headers.location).toMatch(/^\/beheer\/inloggen/);
      expect((await writer.get(path)).status).toBe(404);
    }
    expect((await mona.post(judge, fields)).status).toBe(423);
    await services.services.db
      .updateTable("sessions")
      .set({ staff_until: new Date("2100-01-01") })
      .execute();
    expect((await (await personOf("Erik")).post(judge, fields)).status).toBe(404);
    expect((await mona.post(judge, fields)).status).toBe(403);
    expect(await isShown()).toBe(true);
  });
});

test("the name of a blog waits, is reported and taken away, and everybody sees at once what was decided", async () => {
  const { mona, visitor, newcomer, services } = await moderatedSite();
  const [blog, own] = ["/ervaringen-delen/blogs/nieuwkomer", "/mijn/blog"];
  const begun = { title: "Mijn rare blog", introduction: "Bel Lindelaan 3.", visibility: "public" };
  const saved = await newcomer.submit(own, begun);
  expect(textOf((await newcomer.get(String(saved.headers.location))).body)).toContain(
    "Een moderator leest de naam en de inleiding nog",
  );
  // Others see the blog of a new member once it has an entry.
  await services.services.db.updateTable("blogs").set({ last_entry_at: services.services.now() }).execute();
  const title = async (person: typeof visitor) => textOf((await person.get(blog)).body, "h1");
  expect([await title(visitor), await title(newcomer)]).toEqual(["Nieuwkomer", "Mijn rare blog"]);
  expect((await visitor.get(blog)).body).not.toMatch(/Lindelaan|\/melden\//);

  const waiting = (await mona.get(queue)).body;
  for (const part of ["Mijn rare blog", "Bel Lindelaan 3.", "Van een nieuw lid"])
    expect(textOf(waiting)).toContain(part);
  await mona.submit(queue, {}, {}, "Plaats");
  expect(await title(visitor)).toBe("Mijn rare blog");

  const form = linkNamed(parseMain((await visitor.get(blog)).body), /^Meld /)?.getAttribute("href") ?? "";
  expect(textOf((await visitor.get(form)).body)).toContain("Bel Lindelaan 3.");
  const sent = await visitor.submit(form, { reason: "private-data" });
  expect(parseMain((await visitor.get(String(sent.headers.location))).body).innerHTML).toContain(
    '/ervaringen-delen/blogs/Nieuwkomer">Terug',
  );
  const judge = linkNamed(parseMain((await mona.get(queue)).body), /^Beslis iets anders/)?.getAttribute(
    "href",
  );
  expect(textOf((await mona.get(judge ?? "")).body)).toContain("Haal weg: de gebruikersnaam");
  expect((await mona.submit(judge ?? "", { decision: "remove", ...reason })).status).toBe(303);
  expect(await title(visitor)).toBe("Nieuwkomer");
  expect((await visitor.get("/ervaringen-delen/blogs")).body).not.toMatch(/Mijn rare blog|Lindelaan/);
  expect(textOf((await newcomer.get(own)).body)).toContain("staan niet op de site");
  expect(textOf((await newcomer.get("/mijn/besluiten")).body)).toContain("Naam van een blog: Mijn rare blog");
  expect((await visitor.get(form)).status).toBe(410);
});

test.each([
  ["there is one already", "Het is mijn eigen adres."],
  ["the decision is too old", null],
])("an objection is in its form again when %s", async (_, sentBefore) => {
  const { writer, mona, reaction, services } = await moderatedSite();
  await mona.submit(`${queue}/reactie/${reaction}`, { decision: "remove", ...reason });
  const { db } = services.services;
  const { id } = await db.selectFrom("decisions").select("id").executeTakeFirstOrThrow();
  const address = `/mijn/besluiten?bezwaar=${id}`;
  const form = parseForms((await writer.get(address)).body).find((one) => one.id === "bezwaar");
  const hidden = form ? sentFields(form).filter(([name]) => name !== "words") : [];
  const object = (words: string) => writer.post(address, [...hidden, ["words", words]]);
  if (sentBefore) expect((await object(sentBefore)).status).toBe(303);
  else await sql`update decisions set decided_at = decided_at - interval '1 year'`.execute(db);
  const words = "Het adres staat ook op de site van de gemeente.";
  const late = await object(words);
  expect([late.status, textOf(late.body, "#bezwaar textarea")]).toEqual([409, words]);
  expect(textOf(late.body, "[role=alert]")).toContain("Bezwaar maken kan niet meer");
  const { objection } = await db.selectFrom("decisions").select("objection").executeTakeFirstOrThrow();
  expect(objection).toBe(sentBefore);
});

test("a post that three members reported is gone from the pages of visitors at once", async () => {
  const { personOf, reaction, isShown } = await moderatedSite();
  const form = `/ervaringen-delen/melden/reactie/${reaction}`;
  for (const name of ["Merel", "Koolmees", "Spreeuw"]) {
    expect(await isShown()).toBe(true);
    const { status } = await (await personOf(name)).submit(form, { reason: "unkind" });
    expect(status).toBe(303);
  }
  expect(await isShown()).toBe(false);
});

test("the title of a conversation is gone from the pages of others as soon as it is hidden, removed or moved", async () => {
  const { mona, milan, writer, visitor, personOf, write } = await moderatedSite();
  const { id } = await write(writer.session, "Hij noemt haar bij de naam.");
  const beside = await write(writer.session, "Zingen in de auto helpt.");
  const isLinked = async () =>
    (await visitor.get(`/ervaringen-delen/forum/gesprek/${beside.id}/een-titel`)).body.includes(
      `/gesprek/${id}/`,
    );
  const judge = `${queue}/gesprek/${id}`;
  for (const name of ["Merel", "Koolmees", "Spreeuw"]) {
    expect(await isLinked()).toBe(true);
    await (await personOf(name)).submit(`/ervaringen-delen/melden/gesprek/${id}`, { reason: "unkind" });
  }
  expect(await isLinked()).toBe(false);
  await mona.submit(judge, { decision: "restore" });
  expect(await isLinked()).toBe(true);
  await mona.submit(judge, { decision: "remove", ...reason });
  expect(await isLinked()).toBe(false);
  const objecting = linkNamed(parseMain((await writer.get("/mijn/besluiten")).body), /^Maak bezwaar /);
  await writer.submit(linkOf(objecting), { words: "Het is haar eigen naam." });
  const answering = linkNamed(parseMain((await milan.get(`${queue}/bezwaren`)).body), "Beantwoord");
  await milan.submit(linkOf(answering), { outcome: "granted", words: "Dat klopt." });
  expect(await isLinked()).toBe(true);
  await mona.submit(
    `/ervaringen-delen/forum/gesprek/${id}/een-titel`,
    { target: "besloten/eten" },
    {},
    "Verplaats",
  );
  expect(await isLinked()).toBe(false);
});

test("a moderator closes a conversation with a reason, pins it and moves it, and other members cannot", async () => {
  const { mona, writer, visitor, address } = await moderatedSite();
  const section = async (person: typeof visitor) =>
    parseHtml((await person.get(address)).body).querySelector("#moderatie");
  expect([await section(writer), await section(visitor)]).toEqual([null, null]);
  const act = (button: string, values: Record<string, string> = {}) =>
    mona.submit(address, values, {}, button);
  const unexplained = await act("Sluit het gesprek");
  expect([unexplained.status, textOf(unexplained.body, "#moderatie [role=alert]")]).toEqual([
    ...[400, expect.stringContaining("Waarom sluit je het")],
  ]);
  await act("Sluit het gesprek", { reason: "Het gesprek loopt vast." });
  expect(textOf((await visitor.get(address)).body)).toContain("Het gesprek loopt vast.");
  await act("Open het gesprek weer");
  await act("Zet vast");
  expect(textOf((await visitor.get(group)).body)).toContain("Vastgezet");
  await act("Verplaats", { target: "besloten/eten" });
  expect((await visitor.get(address)).status).toBe(403);
  expect((await visitor.get(group)).body).not.toContain("Een titel");
});

test("moderators note something about a member, and end a silence", async () => {
  const { mona, reaction, writer, address } = await moderatedSite();
  await mona.submit(`${queue}/reactie/${reaction}`, {
    decision: "publish",
    sanction: "silence-7",
    ...reason,
  });
  expect(textOf((await writer.get(address)).body)).toContain("Je kunt nu niet schrijven");
  const record = `${queue}/lid/Boterbloem`;
  await mona.submit(record, { words: "Belde: het gaat niet goed." }, {}, "Bewaar de notitie");
  await mona.submit(record, {}, {}, "Laat weer schrijven");
  const page = textOf((await mona.get(`${record}?gedaan=1`)).body);
  expect(page).toContain("Belde: het gaat niet goed.");
  expect(page).not.toContain("Stilgezet tot");
  expect(textOf((await writer.get(address)).body)).not.toContain("Je kunt nu niet schrijven");
  expect((await mona.get("/beheer/leden/Boterbloem")).body).toContain(record);
});

test("a moderator keeps the list of words, and a post with one of them comes back with its text", async () => {
  const { mona, writer, services } = await moderatedSite();
  const words = "/beheer/woorden";
  services.pass(60_000);
  const wrong = await mona.submit(words, { words: "Sukkel\neen foute zin" }, {}, "Zet op de lijst");
  expect([wrong.status, textOf(wrong.body, "#words")]).toEqual([400, "Sukkel een foute zin"]);
  expect(textOf(wrong.body)).toContain("Dit is niet één woord: ‘een foute zin’");
  const added = await mona.submit(words, { words: "Sukkel\nsukkel\nVerkoop" }, {}, "Zet op de lijst");
  expect(textOf((await mona.get(String(added.headers.location))).body)).toContain("2 woorden erbij.");
  const form = `${group}/nieuw`;
  const text = { title: "Een titel", text: "Jij sukkel." };
  const refused = await writer.submit(form, text, {}, "Plaats je gesprek");
  expect([refused.status, textOf(refused.body, "textarea")]).toEqual([409, text.text]);
  expect(textOf(refused.body)).toContain("sukkel");

  const nothing = await mona.submit(words, {}, {}, "Haal van de lijst");
  expect([nothing.status, textOf(nothing.body, "#remove-error")]).toEqual([
    400,
    "Invoer is verplicht. Vul hier iets in, of maak een keuze.",
  ]);
  const removed = await mona.submit(words, { remove: "sukkel" }, {}, "Haal van de lijst");
  const after = textOf((await mona.get(String(removed.headers.location))).body);
  expect(after).toContain("1 woord eraf.");
  expect([after.includes("sukkel (mag niet)"), after.includes("verkoop (mag niet)")]).toEqual([false, true]);
  expect(textOf((await mona.get(`${words}?zoek=peer`)).body)).toContain(
    "geen woord op de lijst dat hierbij past",
  );
  expect((await writer.submit(form, text, {}, "Plaats je gesprek")).status).toBe(303);
});

test("a report without the token of its browser is refused", async () => {
  const { visitor, reaction, services } = await moderatedSite();
  const form = `/ervaringen-delen/melden/reactie/${reaction}`;
  expect((await visitor.post(form, [["reason", "other"]])).status).toBe(403);
  expect(await services.services.db.selectFrom("reports").select("id").execute()).toEqual([]);
});

test("no page of a moderator needs more than eight statements", async () => {
  const { mona, address, reaction, services } = await moderatedSite();
  const pages = [
    ...["/ervaringen-delen", "/ervaringen-delen/forum", group, address, "/mijn", "/beheer"],
    ...[queue, `${queue}/reactie/${reaction}`, `${queue}/afgehandeld`, "/beheer/leden/boterbloem"],
  ];
  for (const path of pages) {
    services.statements.length = 0;
    expect.soft((await mona.get(path)).status, path).toBe(200);
    expect
      .soft(services.statements.length, `${path}\n${services.statements.join("\n")}`)
      .toBeLessThanOrEqual(8);
  }
});
