import { expect, test } from "vitest";
import { readSyntax } from "~/fields/document/read-syntax";
import { communityOverTest } from "../../tests/setup/community";
import { killWhileSending, type Sending } from "../../tests/setup/kill-while-sending";

const posts = 30;

test("reactions that are sent while the process is killed are stored once when they are sent again", async () => {
  const site = await communityOverTest();
  const { services, address, member, read, nextKey } = site;
  const { body } = await site.start(await member("Wilgentak"));
  const writers = Array.from({ length: posts }, (_, index) => `Rietvink${index}`);
  const sendings: Sending[] = [];
  for (const writer of writers) {
    const { session } = await member(writer);
    const input = { id: body.id, answersTo: null, quote: null, follow: false, key: nextKey() };
    sendings.push({
      session,
      operation: "react",
      input: { ...input, document: readSyntax("Herkenbaar.") },
    });
  }
  await killWhileSending(sendings, address, services.now());
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
