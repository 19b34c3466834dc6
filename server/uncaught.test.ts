import { EventEmitter } from "node:events";
import { expect, test, vi } from "vitest";
import { capturingLogger } from "../tests/setup/capturing-logger";
import { capturingReporter } from "../tests/setup/capturing-reporter";
import { eventually } from "../tests/setup/eventually";
import { logUncaught } from "./uncaught";

function fakeProcess() {
  const process = Object.assign(new EventEmitter(), { exit: vi.fn() });
  const { logger, logged } = capturingLogger();
  const { reporter, reported } = capturingReporter();
  const flush = vi.spyOn(reporter, "flush");
  logUncaught(process, { logger, reporter });
  return { process, logged, reported, flush };
}

test("an unhandled rejection is logged and reported, and the process continues", async () => {
  const { process, logged, reported } = fakeProcess();
  process.emit("unhandledRejection", new TypeError("Cannot find 'geheim'"));
  expect(logged).toMatchObject([
    {
      level: "error",
      message: "unhandled rejection",
      fields: { name: "TypeError", message: "Cannot find …" },
    },
  ]);
  expect(reported).toMatchObject([{ level: "error" }]);
  expect(process.exit).not.toHaveBeenCalled();
});

test("after an uncaught exception the process ends when the report was sent", async () => {
  const { process, logged, reported, flush } = fakeProcess();
  let sent = () => {};
  flush.mockReturnValue(new Promise((resolve) => (sent = resolve)));
  process.emit("uncaughtException", new Error("mis"));
  expect(logged).toMatchObject([{ level: "error", message: "uncaught exception" }]);
  expect(reported).toMatchObject([{ level: "fatal" }]);
  expect(process.exit).not.toHaveBeenCalled();
  sent();
  await eventually(() => expect(process.exit).toHaveBeenCalledWith(1));
});

test("a thrown value that is no error is logged by its type only", () => {
  const { process, logged } = fakeProcess();
  process.emit("unhandledRejection", { password: "geheim" });
  expect(logged).toMatchObject([{ fields: { name: "thrown object" } }]);
  expect(JSON.stringify(logged)).not.toContain("geheim");
});
