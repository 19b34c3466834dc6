import { expect, test } from "vitest";
import { hourMs } from "../../app/utils/durations";
import { inboxOverTest } from "../../tests/setup/inbox";
import { contactsExport, messagesExport } from "./export";
import { inboxMails } from "./mails";
import { inboxMailsTask } from "./queue-mails";

const random = /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/;
const rowId = "1";

/** Two members who have contact, with a message of the first, and a contact of the first with a third. */
async function written() {
  const site = await inboxOverTest();
  const anna = await site.writer("Anna");
  const bert = await site.writer("Bert");
  const carla = await site.writer("Carla");
  const id = await site.contactOf(anna, bert);
  const other = await site.contactOf(anna, carla);
  await site.send(anna, id, "Kom je langs voor soep?");
  return { ...site, anna, bert, carla, id, other };
}

test("a contact has one random id, the same in every answer to both", async () => {
  const { anna, bert, id, other, standing, read, call, as } = await written();
  expect([id, other]).toEqual([expect.stringMatching(random), expect.stringMatching(random)]);
  expect(id).not.toBe(other);
  const { body: inbox } = await call("inbox", {}, as(bert));
  const { body: contacts } = await call("contacts", {}, as(bert));
  const { body: found } = await call("searchInbox", { words: "soep" }, as(bert));
  const { body: named } = await call("searchInbox", { words: "ann" }, as(bert));
  expect([
    (await standing(anna, bert)).standing.id,
    (await standing(bert, anna)).standing.id,
    (await read(bert, id)).body.id,
    ...[inbox.contacts, contacts.contacts, found.messages, named.contacts].map(([item]) => item.id),
  ]).toEqual(Array(7).fill(id));
});

test("the number of its row opens nothing, not even for who has the contact", async () => {
  const { anna, carla, id, read, send, call, as, db } = await written();
  expect((await db.selectFrom("contacts").select("id").execute()).map((row) => row.id)).toContain(rowId);
  const answers = [
    await read(anna, rowId),
    await send(anna, rowId, "Dag"),
    await call("keepDraft", { id: rowId, text: "Dag" }, as(anna)),
    await call("removeContact", { id: rowId }, as(anna)),
    // The same answer as for the contact of others.
    await read(carla, id),
  ];
  expect(answers).toEqual(Array(5).fill({ status: 404, body: {} }));
  expect((await call("inboxNews", { contact: rowId }, as(anna))).body.newest).toBeNull();
});

test("mails link to a contact by its random id", async () => {
  const { bert, id, services, db, pass } = await written();
  await db
    .updateTable("contact_sides")
    .set({ mail_pace: "soon" })
    .where("mail_due_at", "is not", null)
    .execute();
  pass(48 * hourMs);
  // The schedule adds the job.
  await inboxMailsTask.run({}, services, { isLast: true });
  const { facts } = await db
    .selectFrom("mails")
    .select("facts")
    .where("member_id", "=", bert.id)
    .where("template", "=", "inbox-news")
    .executeTakeFirstOrThrow();
  const member = { id: bert.id, username: "Bert", state: "active" as const };
  const mail = await inboxMails["inbox-news"].compose(
    { member, address: "bert@voorbeeld.nl", origin: "https://www.voorbeeld.nl", helpline: "", facts },
    services,
  );
  expect(mail?.parts).toContainEqual(
    expect.objectContaining({ href: `https://www.voorbeeld.nl/mijn/postvak/${id}` }),
  );
});

test("an export names contacts by their random ids", async () => {
  const { anna, id, other, services } = await written();
  const contacts = await contactsExport.load(anna.id, services);
  const messages = await messagesExport.load(anna.id, services);
  const idsOf = ({ data }: { data: unknown }) => JSON.stringify(data).match(/(?<="contact_id":")[^"]*/g);
  expect(new Set(idsOf(contacts))).toEqual(new Set([id, other]));
  expect(new Set(idsOf(messages))).toEqual(new Set([id, other]));
});

test("an export does not tell who blocked the member", async () => {
  const { writer, block, services } = await inboxOverTest();
  const [anna, bert] = [await writer("Anna"), await writer("Bert")];
  await block(bert, anna);
  const entriesOf = async ({ id }: { id: string }) => (await contactsExport.load(id, services))?.entries;
  expect(await entriesOf(anna)).toEqual([]);
  expect(await entriesOf(bert)).toHaveLength(1);
});
