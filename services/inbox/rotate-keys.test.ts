import { expect, test } from "vitest";
import { inboxOverTest } from "../../tests/setup/inbox";
import { createKeyRing } from "../platform/key-ring";
import { decryptCopy, decryptDraft, decryptMessage } from "./message-encryption";
import { rotateKeys } from "./rotate-keys";

const [older, newer] = [
  "een oude sleutel van tests, lang genoeg",
  "een nieuwe sleutel van tests, lang genoeg",
];

/** A contact with two messages, a draft and a reported message, all encrypted with the key of the test. */
async function encryptedTexts() {
  const site = await inboxOverTest();
  const { services, writer, contactOf, send, call, as, nextKey, db } = site;
  services.messageKeys = createKeyRing([older]);
  const [anna, bert] = [await writer("Anna"), await writer("Bert")];
  const id = await contactOf(anna, bert);
  const message = (await send(anna, id, "Over de soep")).body.id;
  await call("keepDraft", { id, text: "Ik begin" }, as(bert));
  const post = { kind: "message", id: message, reason: "unkind", words: "", email: null, key: nextKey() };
  expect((await call("reportPost", post, as(bert))).status).toBe(201);
  const stored = async () => ({
    messages: await db.selectFrom("messages").select(["id", "contact_id", "text"]).orderBy("id").execute(),
    draft: await db
      .selectFrom("contact_sides")
      .select(["contact_id", "member_id", "draft"])
      .where("draft", "is not", null)
      .executeTakeFirstOrThrow(),
    copy: await db.selectFrom("judged_messages").select(["message_id", "copy"]).executeTakeFirstOrThrow(),
  });
  return { ...site, anna, bert, id, stored };
}

test("after a rotation the new key alone decrypts every text, and a second run finds nothing", async () => {
  const { services, stored } = await encryptedTexts();
  services.messageKeys = createKeyRing([newer, older]);
  expect(await rotateKeys(services)).toEqual({ messages: 2, drafts: 1, copies: 1 });
  expect(await rotateKeys(services)).toEqual({ messages: 0, drafts: 0, copies: 0 });
  services.messageKeys = createKeyRing([newer]);
  const { messages, draft, copy } = await stored();
  expect(messages.map((row) => decryptMessage(row, services))).toEqual([
    "Zullen we schrijven?",
    "Over de soep",
  ]);
  expect(decryptDraft({ ...draft, draft: draft.draft ?? Buffer.alloc(0) }, services)).toBe("Ik begin");
  expect(decryptCopy(copy.message_id, copy.copy ?? Buffer.alloc(0), services).text).toBe("Over de soep");
});

test("a rotation that ended halfway goes on, and members read both keys meanwhile", async () => {
  const { services, anna, bert, id, textsOf, send, stored } = await encryptedTexts();
  services.messageKeys = createKeyRing([newer, older]);
  await send(anna, id, "Met de nieuwe sleutel");
  const texts = ["Zullen we schrijven?", "Over de soep", "Met de nieuwe sleutel"];
  expect(await textsOf(bert, id)).toEqual(texts);
  expect((await rotateKeys(services)).messages).toBe(2);
  expect(await textsOf(bert, id)).toEqual(texts);
  const { currentId } = services.messageKeys;
  expect((await stored()).messages.every(({ text }) => text.subarray(0, 4).equals(currentId))).toBe(true);
});

test("each text is read once, in batches that go on behind each other", async () => {
  const { services, bert, call, as, send, writer, contactOf } = await encryptedTexts();
  const other = await contactOf(await writer("Carla"), bert);
  await send(bert, other, "Tot dinsdag");
  await call("keepDraft", { id: other, text: "Nog een begin" }, as(bert));
  const ring = createKeyRing([newer, older]);
  const owners: string[] = [];
  services.messageKeys = {
    ...ring,
    // Texts stay as they are, so a batch that began anew would find them again.
    encrypt: createKeyRing([older]).encrypt,
    decrypt(owner, encrypted) {
      owners.push(owner);
      return ring.decrypt(owner, encrypted);
    },
  };
  expect(await rotateKeys(services, { rowsAtOnce: 1 })).toEqual({ messages: 4, drafts: 2, copies: 1 });
  expect(owners).toHaveLength(7);
  expect(new Set(owners).size).toBe(7);
});

test("a text whose key is not in the ring stops the rotation and stays as it was", async () => {
  const { services, stored } = await encryptedTexts();
  const before = await stored();
  services.messageKeys = createKeyRing([newer]);
  await expect(rotateKeys(services)).rejects.toThrow("a key that is not in the ring");
  expect(await stored()).toEqual(before);
});
