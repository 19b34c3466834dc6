import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { expect, onTestFinished } from "vitest";
import { z } from "zod";
import { operations } from "../../services/contract";
import { addressOf, placeInput } from "../../services/platform/contract";

const served = z.object({ port: z.number() });

export interface Sending {
  session: string;
  operation: keyof typeof operations;
  input: object;
}

/**
 * Sends requests to a process of the services over a database, which is killed after three answers, and then all of
 * them again to another process, which takes them all.
 */
export async function killWhileSending(sendings: Sending[], address: string, now: Date): Promise<void> {
  async function startProcess(): Promise<{ child: ChildProcess; port: number }> {
    const child = fork("tests/setup/served-services.ts", [address, now.toISOString()], {
      execArgv: ["--import", "tsx"],
    });
    onTestFinished(() => void child.kill("SIGKILL"));
    const [message] = await once(child, "message");
    return { child, port: served.parse(message).port };
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
}

/** The status of the answer; 0 where the process died. */
function send(port: number, { session, operation, input }: Sending, client: number): Promise<number> {
  const placed = placeInput(operations[operation], input);
  const { body } = placed;
  const headers = {
    "X-Platform": "alzheimer",
    "X-Origin": "http://localhost:3000",
    "X-Client": String(client),
    "X-Session": session,
    "Content-Type": "application/json",
  };
  return fetch(`http://127.0.0.1:${port}${addressOf(operations[operation], placed)}`, {
    method: "POST",
    headers,
    ...(body && { body }),
  }).then(
    ({ status }) => status,
    () => 0,
  );
}
