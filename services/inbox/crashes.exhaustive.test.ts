import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import type { Poster } from "../../tests/setup/community";
import { inboxOverTest } from "../../tests/setup/inbox";
import { operations } from "../contract";
import { placeInput } from "../platform/contract";
import { createKeyRing } from "../platform/key-ring";

const served = z.object({ port: z.number() });
const pairs = 15;

test("messages and requests that are sent while the process is killed are stored once when they are sent again", async () => {
  const site = await inboxOverTest();
  const { services, address, writer, contactOf, textsOf, standing, nextKey, db, call, as } = site;
  // That of the process.
  services.messageKeys = createKeyRing(["a key of this test"]);

  interface Sending {
    from: Poster;
    operation: "sendMessage" | "askContact";
    input: object;
  }
  const sendings: Sending[] = [];
  const contacts: { from: Poster; to: Poster; id: string; text: string }[] = [];
  const requests: { from: Awaited<ReturnType<typeof writer>>; to: Poster; text: string }[] = [];
  for (let index = 0; index < pairs; index += 1) {
    const [from, to] = [await writer(`Rietvink${index}`), await writer(`Wilgentak${index}`)];
    const [id, text] = [await contactOf(from, to), `Bericht ${index}`];
    contacts.push({ from, to, id, text });
    sendings.push({ from, operation: "sendMessage", input: { id, text, key: nextKey() } });
    const asker = await writer(`Berkenlaan${index}`);
    requests.push({ from: asker, to, text });
    sendings.push({
      ...{ from: asker, operation: "askContact" },
      input: { username: `Wilgentak${index}`, text, key: nextKey() },
    });
  }

  async function startProcess(): Promise<{ child: ChildProcess; port: number }> {
    const child = fork("tests/setup/served-services.ts", [address, services.now().toISOString()], {
      execArgv: ["--import", "tsx"],
    });
    onTestFinished(() => void child.kill("SIGKILL"));
    const [message] = await once(child, "message");
    return { child, port: served.parse(message).port };
  }

  /** The status of the answer; 0 where the process died. */
  async function send(port: number, { from, operation, input }: Sending, client: number): Promise<number> {
    const { path, body } = placeInput(operations[operation], input);
    const headers = {
      ...{ "X-Platform": "alzheimer", "X-Origin": "http://localhost:3000", "X-Client": String(client) },
      ...{ "X-Session": from.session, "Content-Type": "application/json" },
    };
    return fetch(`http://127.0.0.1:${port}${path}`, { method: "POST", headers, body }).then(
      ({ status }) => status,
      () => 0,
    );
  }

  const first = await startProcess();
  const ended = once(first.child, "exit");
  let answered = 0;
  const statuses = await Promise.all(
    sendings.map(async (sending, index) => {
      const status = await send(first.port, sending, index);
      answered += 1;
      if (answered === 3) first.child.kill("SIGKILL");
      return status;
    }),
  );
  await ended;
  expect(new Set(statuses)).toEqual(new Set([201, 0]));

  const second = await startProcess();
  const again = await Promise.all(sendings.map((sending, index) => send(second.port, sending, index)));
  expect(new Set(again)).toEqual(new Set([201]));
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
