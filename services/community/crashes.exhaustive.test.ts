import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { expect, onTestFinished, test } from "vitest";
import { z } from "zod";
import { readSyntax } from "~/fields/document/read-syntax";
import { communityOverTest, type Poster } from "../../tests/setup/community";
import { operations } from "../contract";
import { placeInput } from "../platform/contract";

const served = z.object({ port: z.number() });
const posts = 30;

test("reactions that are sent while the process is killed are stored once when they are sent again", async () => {
  const site = await communityOverTest();
  const { services, address, member, read, nextKey } = site;
  const { body } = await site.start(await member("Wilgentak"));
  const writers = Array.from({ length: posts }, (_, index) => `Rietvink${index}`);
  const sendings: { writer: Poster; key: string }[] = [];
  for (const writer of writers) sendings.push({ writer: await member(writer), key: nextKey() });

  async function startProcess(): Promise<{ child: ChildProcess; port: number }> {
    const child = fork("tests/setup/served-services.ts", [address, services.now().toISOString()], {
      execArgv: ["--import", "tsx"],
    });
    onTestFinished(() => void child.kill("SIGKILL"));
    const [message] = await once(child, "message");
    return { child, port: served.parse(message).port };
  }

  /** The status of the answer; 0 where the process died. */
  async function react(port: number, { writer, key }: (typeof sendings)[number]): Promise<number> {
    const input = { id: body.id, answersTo: null, quote: null, follow: false, key };
    const { path, body: json } = placeInput(operations.react, {
      ...input,
      document: readSyntax("Herkenbaar."),
    });
    const headers = {
      ...{ "X-Platform": "alzheimer", "X-Origin": "http://localhost:3000", "X-Client": key },
      ...{ "X-Session": writer.session, "Content-Type": "application/json" },
    };
    return fetch(`http://127.0.0.1:${port}${path}`, { method: "POST", headers, body: json }).then(
      ({ status }) => status,
      () => 0,
    );
  }

  const first = await startProcess();
  const ended = once(first.child, "exit");
  let answered = 0;
  const statuses = await Promise.all(
    sendings.map(async (sending) => {
      const status = await react(first.port, sending);
      answered += 1;
      if (answered === 3) first.child.kill("SIGKILL");
      return status;
    }),
  );
  await ended;
  expect(new Set(statuses)).toEqual(new Set([201, 0]));

  const second = await startProcess();
  const again = await Promise.all(sendings.map((sending) => react(second.port, sending)));
  expect(new Set(again)).toEqual(new Set([201]));
  const stored = await services.db
    .selectFrom("reactions")
    .select(["submission", "number"])
    .orderBy("number")
    .execute();
  expect(stored.map(({ number }) => number)).toEqual(sendings.map((_, index) => index + 1));
  expect(new Set(stored.map(({ submission }) => submission)).size).toBe(posts);
  const shown = (await read(body.id)).body.reactions;
  expect(shown.count).toBe(posts);
});
