import { expect, test } from "vitest";
import type { Poster } from "../../tests/setup/community";
import { inboxOverTest } from "../../tests/setup/inbox";
import { killWhileSending, type Sending } from "../../tests/setup/kill-while-sending";
import { createKeyRing } from "../platform/key-ring";

const pairs = 15;

test("messages and requests that are sent while the process is killed are stored once when they are sent again", async () => {
  const site = await inboxOverTest();
  const { services, address, writer, contactOf, textsOf, standing, nextKey, db, call, as } = site;
  // That of the process.
  services.messageKeys = createKeyRing(["a key of this test"]);

  const sendings: Sending[] = [];
  const contacts: { from: Poster; to: Poster; id: string; text: string }[] = [];
  const requests: { from: Awaited<ReturnType<typeof writer>>; to: Poster; text: string }[] = [];
  for (let index = 0; index < pairs; index += 1) {
    const [from, to] = [await writer(`Rietvink${index}`), await writer(`Wilgentak${index}`)];
    const [id, text] = [await contactOf(from, to), `Bericht ${index}`];
    contacts.push({ from, to, id, text });
    sendings.push({ session: from.session, operation: "sendMessage", input: { id, text, key: nextKey() } });
    const asker = await writer(`Berkenlaan${index}`);
    requests.push({ from: asker, to, text });
    sendings.push({
      session: asker.session,
      operation: "askContact",
      input: { username: `Wilgentak${index}`, text, key: nextKey() },
    });
  }

  await killWhileSending(sendings, address, services.now());
  for (const { to, text, from } of requests) {
    expect((await standing(to, from)).standing).toMatchObject({ state: "invited", text });
    expect((await call("contacts", {}, as(from))).body.asked).toHaveLength(1);
  }
  for (const { from, to, id, text } of contacts) {
    expect((await call("inbox", {}, as(to))).body.contacts).toMatchObject([{ id, unreadCount: 1 }]);
    for (const reader of [from, to])
      expect(await textsOf(reader, id)).toEqual(["Zullen we schrijven?", text]);
  }
  const { count } = await db
    .selectFrom("messages")
    .select((eb) => eb.fn.countAll<string>().as("count"))
    .executeTakeFirstOrThrow();
  expect(Number(count)).toBe(3 * pairs);
});
