import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { createMember } from "../tests/setup/create-member";
import { testServices } from "../tests/setup/database";
import { listen } from "../tests/setup/http-server";
import { temporaryFolder } from "../tests/setup/temporary-folder";

/** Runs a command of operators, without the settings of this machine. Returns its status and what it printed. */
async function run(
  script: string,
  words: string[],
  settings: Record<string, string> = {},
): Promise<{ code: number; printed: string }> {
  const { PATH } = process.env;
  const env = { PATH, NODE_ENV: "production", DATA_DIR: temporaryFolder(), ...settings } as const;
  return promisify(execFile)("node_modules/.bin/tsx", [script, ...words], { env }).then(
    ({ stdout }) => ({ code: 0, printed: stdout }),
    ({ code, stderr }) => ({ code, printed: stderr }),
  );
}

const flushing = { CACHE_FLUSH_SECRET: "a secret of this test" };

test("a flush reaches the given site, with or without a slash at its end", async () => {
  const calls: string[] = [];
  const site = await listen((request, response) => {
    request.on("data", (body) => calls.push(`${request.url} ${body}`));
    request.on("end", () => response.end("ok"));
  });
  for (const address of [site, `${site}/`])
    expect(await run("scripts/cache-flush.ts", ["menu", "--site", address], flushing)).toEqual({
      code: 0,
      printed: "200 ok\n",
    });
  expect(calls).toEqual(Array(2).fill('/cache/flush {"tags":["menu"]}'));
});

test.each([
  ["scripts/cache-flush.ts", "--site", "argument missing"],
  ["scripts/cache-flush.ts", "--help", "Unknown option '--help'"],
  ["services/member-command.ts", "toString", "npm run member -- list"],
])("%s refuses %s instead of doing something else", async (script, word, message) => {
  expect(await run(script, [word], flushing)).toEqual({ code: 1, printed: expect.stringContaining(message) });
});

test("the list of members has all of them", async () => {
  const { services, address } = await testServices();
  const names = Array.from({ length: 1001 }, (_, index) => `Lid${index}`);
  await Promise.all(names.map((username) => createMember(services, { username })));
  const { printed } = await run("services/member-command.ts", ["list"], {
    // The setting needs a host, though that of the socket wins.
    DATABASE_URL: address.replace("@/", "@localhost/"),
  });
  expect(
    new Set(
      printed
        .trim()
        .split("\n")
        .map((line) => line.split("\t")[0]),
    ),
  ).toEqual(new Set(names));
});
