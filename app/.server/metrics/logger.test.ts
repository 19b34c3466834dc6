import { spawn } from "node:child_process";
import { once } from "node:events";
import { closeSync, openSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { expect, test } from "vitest";
import { temporaryFolder } from "../../../tests/setup/temporary-folder";

const tsx = resolve("node_modules/tsx/dist/cli.mjs");

/** Starts a process with a log. @param output a file descriptor, or a pipe */
function start(code: string, output: number | "pipe") {
  const file = join(temporaryFolder(), "program.ts");
  const logger = JSON.stringify(resolve("app/.server/metrics/logger.ts"));
  writeFileSync(
    file,
    `import { createLogger } from ${logger};
const logger = createLogger({ logLevel: "info", development: false });
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
async function run() { ${code} }
void run();`,
  );
  return spawn(process.execPath, [tsx, file], { stdio: ["ignore", output, "inherit"] });
}

/** The messages that a process with a log writes until it ends. */
async function messagesOf(code: string): Promise<string[]> {
  const child = start(code, "pipe");
  let printed = "";
  child.stdout?.on("data", (chunk) => {
    printed += chunk;
  });
  await new Promise((ended) => child.on("close", ended));
  return printed
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line).msg);
}

const kill = 'process.kill(process.pid, "SIGKILL"); await pause(10_000);';

test("a killed process has written warnings and errors", async () => {
  const messages = await messagesOf(`logger.warn({}, "a"); logger.error({}, "b"); ${kill}`);
  expect(messages).toEqual(["a", "b"]);
});

test("a killed process loses only the requests of the last second", async () => {
  const messages = await messagesOf(
    `logger.info({}, "early"); await pause(1200); logger.info({}, "late"); ${kill}`,
  );
  expect(messages).toEqual(["early"]);
});

test("a process that exits has written everything", async () => {
  const messages = await messagesOf(
    'for (let line = 0; line < 500; line += 1) logger.info({ requestId: "0123456789" }, String(line)); process.exit(1);',
  );
  // A write that is under way at the exit may end after later ones.
  const written = messages.map(Number).sort((a, b) => a - b);
  expect(written).toEqual(Array.from({ length: 500 }, (_, line) => line));
});

test("a child of the log writes warnings at once too", async () => {
  expect(await messagesOf(`logger.child({ requestId: "1" }).warn({}, "a"); ${kill}`)).toEqual(["a"]);
});

test("a process whose log is on a full disk goes on", async () => {
  const full = openSync("/dev/full", "w");
  const child = start(
    `for (let line = 0; line < 2000; line += 1) { logger.info({}, "a"); logger.error({}, "b"); }
    await pause(1500); process.exitCode = 3;`,
    full,
  );
  const [code] = await once(child, "close");
  closeSync(full);
  expect(code).toBe(3);
});
