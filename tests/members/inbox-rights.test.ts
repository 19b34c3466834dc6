import { expect, test } from "vitest";
import { inboxOverTest } from "../setup/inbox";
import { siteWithMember } from "../setup/member-site";
import { parseHtml } from "../setup/parse-html";

/* Who gets to see what of a conversation, also by ids that somebody guesses. */

const words = { message: "Koekjestrommel", draft: "Notenkraker", withheld: "Zeepbel", request: "Wasknijper" };
type Words = keyof typeof words;

/**
 * Anna and Bert have contact, and Bert reported what Anna wrote. Carla has contact with Dirk, and nothing with them; she
 * blocked Dirk, and Anna asked her for contact.
 */
async function writtenSite() {
  const inbox = await inboxOverTest();
  const { writer, contactOf, send, ask, block, call, as, nextKey, db } = inbox;
  const site = await siteWithMember({}, inbox);
  const people = {
    stranger: await writer("Carla"),
    sender: await writer("Anna"),
    receiver: await writer("Bert"),
    shutModerator: await writer("Milan", { role: "moderator" }),
    moderator: await writer("Mona", { role: "moderator" }),
  };
  await db
    .updateTable("sessions")
    .set({ staff_until: new Date("2100-01-01") })
    .where("member_id", "=", people.moderator.id)
    .execute();
  for (const { id } of [people.moderator, people.shutModerator])
    await db
      .insertInto("second_factors")
      .values({ member_id: id, secret: Buffer.from(id), confirmed_at: new Date(), last_step: 0 })
      .execute();
  const { stranger, sender, receiver } = people;
  const dirk = await writer("Dirk");
  const contact = await contactOf(sender, receiver);
  const message = (await send(sender, contact, words.message)).body.id;
  const report = { kind: "message", id: message, reason: "unkind", words: "", email: null, key: nextKey() };
  expect((await call("reportPost", report, as(receiver))).status).toBe(201);
  await call("keepDraft", { id: contact, text: words.draft }, as(sender));
  const elsewhere = await contactOf(stranger, dirk);
  await block(stranger, dirk);
  const withheld = (await send(dirk, elsewhere, words.withheld)).body.id;
  const request = (await ask(sender, stranger, { text: words.request })).body.id;
  const browsers = Object.fromEntries(
    Object.entries(people).map(([name, { session }]) => {
      const browser = site.open();
      browser.cookies.set("sessie", session);
      return [name, browser];
    }),
  );
  const ids = { contact, message, elsewhere, withheld, request, unknown: crypto.randomUUID() };
  return { browsers: { visitor: site.open(), ...browsers }, ids };
}

/** The status of each answer, and in brackets the words that are in it. */
const expected = `
page                                          visitor  stranger  sender              receiver         shutModerator  moderator
/mijn/postvak                                 403      200(r)    200(m)              200(m)           200            200
/mijn/postvak/{contact}                       403      404       200(md)             200(m)           404            404
/mijn/postvak/{contact}?bericht={withheld}    403      404       200(md)             200(m)           404            404
/mijn/postvak/{contact}/verwijderen           403      404       200                 200              404            404
/mijn/postvak/{contact}/nieuws                403      404       200                 200              404            404
/mijn/postvak/{elsewhere}                     403      200       404                 404              404            404
/mijn/postvak/{elsewhere}?bericht={withheld}  403      200       404                 404              404            404
/mijn/postvak/{request}                       403      404       404                 404              404            404
/mijn/postvak/{request}/nieuws                403      404       404                 404              404            404
/mijn/postvak/{message}                       403      404       404                 404              404            404
/mijn/postvak/1                               403      404       404                 404              404            404
/mijn/postvak/1/nieuws                        403      404       404                 404              404            404
/mijn/postvak/{unknown}                       403      404       404                 404              404            404
/ervaringen-delen/melden/bericht/{message}    403      404       404                 200(m)           404            404
/ervaringen-delen/melden/bericht/{withheld}   403      404       404                 404              404            404
/ervaringen-delen/melden/bericht/999999       403      404       404                 404              404            404
/beheer/meldingen/bericht/{message}           403      404       404                 404              303            200(m)
/beheer/meldingen/bericht/{withheld}          403      404       404                 404              303            404
/mijn/besluiten                               403      200       200                 200              200            200
`;

test("what is in a conversation is shown to its two members, and what was reported to moderators", async () => {
  const { browsers, ids } = await writtenSite();
  const [head = [], ...rows] = expected
    .trim()
    .split("\n")
    .map((line) => line.split(/\s+/));
  const answered: string[][] = [];
  for (const [page = ""] of rows) {
    const address = page.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name as keyof typeof ids]);
    const answers: string[] = [];
    for (const [name, browser] of Object.entries(browsers)) {
      const { status, body, headers } = await browser.get(address);
      if (status === 200)
        expect([page, headers["cache-control"]]).toEqual([page, expect.stringContaining("no-store")]);
      const found = (Object.keys(words) as Words[]).filter((each) => body.includes(words[each]));
      const letters = found.map(([letter]) => letter).join("");
      answers[head.indexOf(name) - 1] = letters ? `${status}(${letters})` : String(status);
    }
    answered.push([page, ...answers]);
  }
  expect(answered).toEqual(rows);
});

/** The same for what is posted to them, with what the next page says was done. */
const expectedOfPosts = `
page                                 fields                      visitor  stranger  receiver
/mijn/postvak/{contact}              act=send&text=Dag           403      404       303
/mijn/postvak/{contact}              act=draft&text=Dag          403      404       303(concept)
/mijn/postvak/{request}              act=send&text=Dag           403      404       404
/mijn/postvak/{elsewhere}            act=send&text=Dag           403      409       404
/mijn/postvak/1                      act=send&text=Dag           403      404       404
/mijn/postvak                        contact=accept&id={request}  403     303(ja)         303(veranderd)
/mijn/postvak                        contact=accept&id={unknown}  403     303(veranderd)  303(veranderd)
/mijn/postvak/{contact}/verwijderen  -                           403      303(veranderd)  303(verwijderd)
`;

test("only who is in a conversation writes in it, answers it and removes it", async () => {
  const { browsers, ids } = await writtenSite();
  const fill = (text: string) =>
    text.replaceAll(/\{(\w+)\}/g, (_, name: string) => ids[name as keyof typeof ids]);
  const [head = [], ...rows] = expectedOfPosts
    .trim()
    .split("\n")
    .map((line) => line.split(/\s+/));
  const answered: string[][] = [];
  for (const [page = "", fields = ""] of rows) {
    const answers: string[] = [];
    for (const name of head.slice(2)) {
      const browser = browsers[name as "visitor"];
      const form = parseHtml((await browser.get("/mijn/postvak")).body);
      const token = form.querySelector("input[name=token]")?.getAttribute("value") ?? "";
      const posted = [...new URLSearchParams(fill(fields === "-" ? "" : fields)), ["token", token]] as [
        string,
        string,
      ][];
      const { status, headers } = await browser.post(fill(page), posted);
      const done = /gedaan=(\w+)/.exec(String(headers.location))?.[1];
      answers.push(done ? `${status}(${done})` : String(status));
    }
    answered.push([page, fields, ...answers]);
  }
  expect(answered).toEqual(rows);
});
