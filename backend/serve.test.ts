import { spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { contentFolder, temporaryFolder } from "./test-support";

async function startProcess() {
  const child = spawn(process.execPath, ["--import", "tsx", "backend/serve.ts"], {
    env: {
      ...process.env,
      PORT: "0",
      CONTENT_DIR: contentFolder(),
      DATA_DIR: temporaryFolder(),
      BACKEND_FAULTS: "1",
    },
    stdio: ["ignore", "pipe", "inherit"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const [line] = await once(createInterface(child.stdout), "line");
  const address = String(line).replace("Backend on ", "");
  return { child, address };
}

test("the stand-in serves as a separate process, resets connections for fault rules and stops on SIGTERM", async () => {
  const { child, address } = await startProcess();
  expect(address).toMatch(/^http:\/\/127\.0\.0\.1:\d+$/);
  expect(await (await fetch(`${address}/api/drupal/contact`)).json()).toMatchObject({
    title: [{ value: "Contact" }],
  });

  const body = new FormData();
  body.append("Attachment", new File([new Uint8Array(9 * 1024 * 1024)], "cv.pdf"));
  const refused = await fetch(`${address}/api/v1/forms/vacancy/apply/send`, { method: "POST", body });
  expect(refused.status).toBe(413);

  await fetch(`${address}/__faults`, {
    method: "POST",
    body: JSON.stringify({ path: "/api/*", reset: true }),
  });
  const failure = await fetch(`${address}/api/drupal/contact`).catch((error: unknown) => error);
  expect(failure).toMatchObject({ message: "fetch failed" });

  child.kill("SIGTERM");
  const [code] = await once(child, "exit");
  expect(code).toBe(0);
});

test("an invalid setting stops the process with its name, the problem and an example", async () => {
  const child = spawn(process.execPath, ["--import", "tsx", "backend/serve.ts"], {
    env: { ...process.env, PORT: "abc" },
    stdio: ["ignore", "inherit", "pipe"],
  });
  const output = await text(child.stderr);
  expect(output).toContain("PORT=abc: is not a number. For example: PORT=4000");
  expect(output).not.toContain("    at ");
});
