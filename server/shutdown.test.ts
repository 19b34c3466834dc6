import { EventEmitter, once } from "node:events";
import { createServer, type ServerResponse } from "node:http";
import { connect, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test, vi } from "vitest";
import { hourMs } from "../app/utils/durations";
import { testApp } from "../tests/setup/app-context";
import { shutDownGracefully, shutdownLimits } from "./shutdown";

/** Longer than any test: what passes with it did not wait for it. */
const never = hourMs;
const request = "GET / HTTP/1.1\r\nHost: x\r\n";

/** A server whose requests wait for `respond`, and its process. */
async function startServer(limits: Partial<typeof shutdownLimits> = {}) {
  const exit = vi.fn();
  const process = Object.assign(new EventEmitter(), { exit });
  const exited = new Promise<void>((resolve) => exit.mockImplementation(() => resolve()));
  const state = { draining: false };
  const requests = new EventEmitter();
  const server = createServer((_, response) => requests.emit("request", response));
  const { app } = testApp();
  const stopServices = vi.fn(async () => {});
  const ownServices = { stop: stopServices };
  const flush = vi.spyOn(app.counters, "flush");
  const slow = {
    drainMs: 0,
    maxShutdownMs: never,
    silentMs: never,
    maxFlushMs: never,
    maxJobsMs: never,
    ...limits,
  };
  shutDownGracefully(server, state, { ...app, ownServices }, { process, limits: slow });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The server has no port");
  const { port } = address;
  return {
    state,
    flush,
    stopServices,
    process,
    exited,
    server,
    /** Opens a connection that the server has accepted. */
    async open(): Promise<Socket> {
      const accepted = once(server, "connection");
      const socket = connect(port, "127.0.0.1");
      // An aborted connection may be reset.
      socket.on("error", () => {});
      await accepted;
      return socket;
    },
    /** Waits for the next request. Returns its response. */
    nextRequest: async (): Promise<ServerResponse> => (await once(requests, "request"))[0],
  };
}

test.each(["SIGTERM", "SIGINT"])(
  "on %s connections that never sent a byte are closed and the process ends",
  async (signal) => {
    const { open, process, exited, flush, state } = await startServer({ silentMs: 0 });
    const silent = [await open(), await open()];
    const closed = Promise.all(silent.map((socket) => once(socket, "close")));
    process.emit(signal, signal);
    await closed;
    await exited;
    expect(state.draining).toBe(true);
    expect(flush).toHaveBeenCalledOnce();
    expect(process.exit).toHaveBeenCalledWith(0);
  },
);

test("a keep-alive connection is closed when its request has ended, and the process ends after that", async () => {
  const { open, nextRequest, process, exited } = await startServer();
  const socket = await open();
  socket.write(`${request}\r\n`);
  const response = await nextRequest();
  process.emit("SIGTERM", "SIGTERM");
  await new Promise((resolve) => setImmediate(resolve));
  expect(process.exit).not.toHaveBeenCalled();
  const received = text(socket);
  response.end("klaar");
  expect(await received).toMatch(/^HTTP\/1\.1 200 [\s\S]*klaar/);
  await exited;
});

test("a request whose headers are still arriving is served", async () => {
  const { open, nextRequest, process, exited } = await startServer({ silentMs: 0 });
  const socket = await open();
  socket.write(request);
  await vi.waitFor(() => expect(socket.bytesWritten).toBe(request.length));
  const next = nextRequest();
  // The server has read the bytes when it responds to a later connection.
  const other = await open();
  other.write(`${request}Connection: close\r\n\r\n`);
  (await next).end();
  await text(other);
  process.emit("SIGTERM", "SIGTERM");
  socket.write("\r\n");
  (await nextRequest()).end("klaar");
  expect(await text(socket)).toContain("klaar");
  await exited;
});

test("a new connection gets time to send its request while the load balancer still sends some", async () => {
  const { open, nextRequest, process } = await startServer({ drainMs: never });
  process.emit("SIGTERM", "SIGTERM");
  const socket = await open();
  socket.write(`${request}\r\n`);
  (await nextRequest()).end("klaar");
  expect(await text(socket)).toContain("klaar");
});

test("requests that take too long are cut off", async () => {
  const { open, nextRequest, process, exited } = await startServer({ maxShutdownMs: 20 });
  const socket = await open();
  socket.write(`${request}\r\n`);
  await nextRequest();
  const closed = once(socket, "close");
  process.emit("SIGTERM", "SIGTERM");
  await Promise.all([closed, exited]);
});

test("a second signal ends the process while requests are in progress, after counts are written", async () => {
  const { open, nextRequest, process, exited, flush } = await startServer({ drainMs: never });
  const socket = await open();
  socket.write(`${request}\r\n`);
  await nextRequest();
  process.emit("SIGTERM", "SIGTERM");
  process.emit("SIGTERM", "SIGTERM");
  await exited;
  expect(flush).toHaveBeenCalled();
});

test("the process ends when counts cannot be written", async () => {
  const { process, exited, flush } = await startServer({ maxFlushMs: 20 });
  flush.mockReturnValue(new Promise(() => {}));
  process.emit("SIGINT", "SIGINT");
  await exited;
});

test("running jobs end before the process, also when counts cannot be written", async () => {
  const { process, exited, flush, stopServices } = await startServer({ maxFlushMs: 20 });
  flush.mockReturnValue(new Promise(() => {}));
  const jobs = new EventEmitter();
  stopServices.mockImplementation(async () => void (await once(jobs, "end")));
  process.emit("SIGTERM", "SIGTERM");
  await vi.waitFor(() => expect(stopServices).toHaveBeenCalled());
  await new Promise((resolve) => setTimeout(resolve, 60));
  expect(process.exit).not.toHaveBeenCalled();
  jobs.emit("end");
  await exited;
});

test.each([
  ["the time for jobs", { maxJobsMs: 20 }, 1],
  ["the time to write counts, after a second signal", { drainMs: never, maxFlushMs: 20 }, 2],
])("jobs that take too long are cut off after %s", async (_, limits, signals) => {
  const { process, exited, stopServices } = await startServer(limits);
  stopServices.mockReturnValue(new Promise(() => {}));
  for (let signal = 0; signal < signals; signal++) process.emit("SIGTERM", "SIGTERM");
  await exited;
});

test("by default requests have ten seconds and jobs fifteen, less than a container has", () => {
  expect(shutdownLimits).toMatchObject({ drainMs: 2000, maxShutdownMs: 10_000, maxJobsMs: 15_000 });
});
