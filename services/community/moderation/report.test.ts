import { expect, test } from "vitest";
import { readSyntax } from "~/fields/document/read-syntax";
import { moderationOverTest } from "../../../tests/setup/moderation";

const reason = { rule: 4, words: "Er staat een adres in." };

/** A published reaction in a public group, with members who read it. */
async function reportedSite() {
  const site = await moderationOverTest();
  const { member, storeThread, react } = site;
  const writer = await member("Wilgentak");
  const readers = await Promise.all(["Rietvink", "Merel", "Koolmees", "Spreeuw"].map((name) => member(name)));
  const thread = await storeThread({ author: null, title: "Een titel" });
  const text = { document: readSyntax("Bel haar op Lindelaan 3.") };
  const { body } = await react(writer, thread, text);
  const place = { kind: "reaction" as const, id: String(body.id) };
  return { ...site, writer, readers, thread, place };
}

test("a post that three members reported is hidden until a moderator looks, and not by one member or by visitors", async () => {
  const { report, readers, place, read, thread, judged, decide, queue, readMails } = await reportedSite();
  const [one, two, three, four] = readers;
  const isShown = async () => (await read(thread)).body.reactions.reactions[0].document !== null;
  for (let count = 0; count < 3; count += 1) {
    expect((await report(place, one ?? null, { words: `Keer ${count}` })).body.isHidden).toBe(false);
    await report(place, null);
  }
  await report(place, two ?? null);
  expect(await isShown()).toBe(true);
  expect((await queue()).posts).toHaveLength(1);
  expect((await report(place, three ?? null)).body).toMatchObject({ isHidden: true, thread: { id: thread } });
  expect(await isShown()).toBe(false);
  expect((await report(place, four ?? null)).status).toBe(410);
  const { reports, state } = await judged(place);
  expect(state).toBe("hidden");
  expect(reports.map(({ by, words }: { by: string; words: string }) => [by, words])).toEqual([
    ["Rietvink", "Keer 2"],
    ...[
      [null, ""],
      [null, ""],
      [null, ""],
    ],
    ["Merel", ""],
    ["Koolmees", ""],
  ]);
  expect((await readMails()).map(({ to, subject }) => [to, subject])).toEqual([
    ["Wilgentak", "Je bericht is tijdelijk verborgen"],
  ]);
  expect((await decide(place, { decision: "restore" })).status).toBe(200);
  expect(await isShown()).toBe(true);
  // A moderator let this text stand: now only a moderator hides it.
  for (const reader of readers) await report(place, reader);
  expect(await isShown()).toBe(true);
});

test("worries come first in the queue, then what was reported or written first, page by page", async () => {
  const { storeThread, storeReaction, report, queue, readers, writer, pass, statements } =
    await reportedSite();
  const thread = await storeThread({ author: writer });
  const waiting: string[] = [];
  for (let count = 0; count < 25; count += 1) {
    pass(1000);
    waiting.push(await storeReaction({ thread, author: writer, state: "waiting" }));
  }
  const worrying = await storeReaction({ thread, author: writer });
  await report({ kind: "conversation", id: thread }, readers[0] ?? null);
  await report({ kind: "reaction", id: worrying }, readers[0] ?? null, { reason: "worried" });
  statements.length = 0;
  const first = await queue();
  expect(statements.length).toBeLessThanOrEqual(8);
  const second = await queue(first.next);
  expect([...first.posts, ...second.posts].map(({ id }) => id)).toEqual([worrying, ...waiting, thread]);
  expect([first.posts.length, second.next]).toEqual([20, null]);
});

test("visitors report what is public a few times an hour, and hear of it where they gave an address", async () => {
  const { report, place, storeThread, decide, readMails, services, call, nextKey } = await reportedSite();
  const closed = await storeThread({ author: null, group: "besloten" });
  expect(await report({ kind: "conversation", id: closed }, null)).toMatchObject({
    status: 403,
    body: { reason: "members" },
  });
  const email = "bezoeker@voorbeeld.nl";
  const words = "Dit is mijn buurvrouw.";
  expect((await report(place, null, { reason: "private-data", words, email })).status).toBe(201);
  const input = { ...place, reason: "other", words: "", email: null };
  const statuses: number[] = [];
  for (let count = 0; count < 12; count += 1)
    statuses.push((await call("reportPost", { ...input, key: nextKey() }, { client: "elsewhere" })).status);
  expect([statuses[0], statuses.at(-1)]).toEqual([201, 429]);
  await decide(place, { decision: "remove", ...reason });
  const mails = await readMails();
  expect(mails.map(({ template, to }) => [template, to])).toEqual(
    expect.arrayContaining([
      ["report-decided", email],
      ["post-decided", "Wilgentak"],
    ]),
  );
  const reports = await services.db.selectFrom("reports").select("email").execute();
  expect(new Set(reports.map((row) => row.email))).toEqual(new Set([null]));
});

test("an address that nobody confirmed gets no words of members, and few mails", async () => {
  const { storeThread, call, as, report, readers, react, readMails, nextKey, writer } = await reportedSite();
  const words = "Kijk op www.voorbeeld.nl";
  const id = await storeThread({ author: writer, title: words });
  // The title of a conversation with reactions stays.
  await react(writer, id);
  const place = { kind: "conversation" as const, id };
  const email = "Buurvrouw@voorbeeld.nl";
  await report(place, readers[0] ?? null);
  await report(place, null, { email });
  const input = { ...place, reason: "other", words: "" };
  const again = (client: string, address: string | null) =>
    call("reportPost", { ...input, email: address, key: nextKey() }, { client });
  const statuses: number[] = [];
  for (const client of ["one", "two", "three"])
    statuses.push((await again(client, email.toLowerCase())).status);
  expect(statuses).toEqual([201, 201, 429]);
  expect((await again("four", "iemand@voorbeeld.nl")).status).toBe(201);
  expect((await again("five", null)).status).toBe(201);
  await call("removeConversation", { id }, as(writer));
  const mails = await readMails();
  const textsTo = (to: string) =>
    mails.flatMap((mail) => (mail.to?.toLowerCase() === to.toLowerCase() ? (mail.text ?? "") : []));
  expect(textsTo(email)).toHaveLength(3);
  for (const text of textsTo(email)) {
    expect(text).toContain("meldde je een bericht.");
    expect(text).not.toMatch(/voorbeeld\.nl|Kijk op/);
  }
  expect(textsTo("Rietvink")).toEqual([expect.stringContaining(words)]);
});

test("author and reporter hear what was done, which rule and why, and neither hears of the other", async () => {
  const { report, readers, place, decide, readMails } = await reportedSite();
  await report(place, readers[0] ?? null, { words: "Ik ken dit adres." });
  await decide(place, { decision: "remove", sanction: "silence", days: 7, ...reason });
  const mails = await readMails();
  const textTo = (name: string) => mails.find(({ to }) => to === name)?.text ?? "";
  expect(textTo("Rietvink")).toContain("We hebben het bericht weggehaald.");
  for (const part of [
    "haalde je reactie bij ‘Een titel’ weg",
    "http://localhost:3000/gedragsregels#regel-4",
    reason.words,
    "Je kunt niet schrijven tot",
    "Maak dan bezwaar",
    "http://localhost:3000/mijn/besluiten",
  ])
    expect(textTo("Wilgentak")).toContain(part);
  for (const { text, facts } of mails) {
    expect(text).not.toMatch(/Lindelaan|Ik ken dit adres|Mona/);
    expect(JSON.stringify(facts)).toMatch(/^\{"(decision|report)":"\d+"\}$/);
  }
  expect(textTo("Wilgentak")).not.toContain("Rietvink");
  expect(textTo("Rietvink")).not.toContain("Wilgentak");
});

test("who takes a reported post away ends its reports", async () => {
  const { report, readers, place, call, as, writer, queue, readMails } = await reportedSite();
  await report(place, readers[0] ?? null);
  await call("removeReaction", { id: place.id }, as(writer));
  expect((await queue()).posts).toEqual([]);
  expect((await readMails())[0]?.text).toContain("De schrijver heeft het bericht zelf weggehaald.");
});

test("a reported entry that its writer takes away is erased: its reporters hear so, and its reactions can be judged", async () => {
  const { report, readers, call, as, writer, queue, readMails, react, judged, pass, nextKey } =
    await reportedSite();
  const [one = null, two = null] = readers;
  const blog = { title: "Samen thuis", introduction: "", version: null, visibility: "public" };
  await call("saveBlog", blog, as(writer));
  pass(60_000);
  const written = { title: "De pont", document: readSyntax("Bel haar op Lindelaan 3."), date: "2026-11-20" };
  const published = await call(
    "publishEntry",
    { ...written, id: null, version: null, key: nextKey() },
    as(writer),
  );
  const id = String(published.body.id);
  const { body: reaction } = await react(one ?? writer, id);
  const places = {
    entry: { kind: "entry" as const, id },
    reaction: { kind: "reaction" as const, id: String(reaction.id) },
  };
  await report(places.entry, two);
  await report(places.reaction, two);
  await call("removeEntry", { id }, as(writer));
  expect((await call("entry", { id, page: 1 }, as(one ?? writer))).status).toBe(410);
  expect((await call("ownBlog", { page: 1 }, as(writer))).body.entries).toEqual([]);
  expect((await readMails()).map(({ to, text }) => [to, text?.includes("zelf weggehaald")])).toEqual([
    ["Merel", true],
  ]);
  const posts: { kind: string; id: string }[] = (await queue()).posts;
  expect(posts.map(({ kind }) => kind)).toEqual(["reaction"]);
  expect((await judged(places.reaction)).reports).toHaveLength(1);
});

test("a report that is sent twice counts once, and nobody reports their own post", async () => {
  const { call, place, readers, writer, as, judged, nextKey } = await reportedSite();
  const input = { ...place, reason: "other", words: "Eén keer.", email: null, key: nextKey() };
  const answers = await Promise.all([1, 2, 3].map(() => call("reportPost", input, {})));
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201]);
  expect((await judged(place)).reports).toHaveLength(1);
  expect((await call("reportPost", { ...input, key: nextKey() }, as(writer))).status).toBe(404);
  expect((await call("reportedPost", place, as(writer))).status).toBe(404);
  expect((await call("reportedPost", place, as(readers[0] ?? null))).body).toMatchObject({
    author: { username: "Wilgentak" },
    thread: { kind: "conversation", title: "Een titel" },
    page: 1,
  });
});
