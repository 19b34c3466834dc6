import { once } from "node:events";
import type { IncomingMessage, RequestListener, Server } from "node:http";
import { connect } from "node:net";
import { text } from "node:stream/consumers";
import { expect, onTestFinished, test } from "vitest";
import { createHttpServer, type Repeat, slowClientLimits } from "./slow-clients";

const respond: RequestListener = (request, response) => {
  request.resume().on("end", () => response.end("klaar"));
};

/** Starts a server. Returns the port. */
async function serverWith(limits: { headersMs: number; requestMs: number }): Promise<number> {
  return startOn(createHttpServer(respond, { ...slowClientLimits, ...limits }));
}

/** Listens on a free port until the test ends. Returns the port. */
async function startOn(server: Server): Promise<number> {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const address = server.address();
  if (typeof address !== "object" || address === null) throw new Error("The server has no port");
  return address.port;
}

/** Sends `head`, then `drip` again and again, until the server closes the connection. Returns the response. */
function sendSlowly(port: number, head: string, drip: string): Promise<string> {
  return new Promise((resolve) => {
    const socket = connect(port, "127.0.0.1", () => socket.write(head));
    const timer = setInterval(() => socket.write(drip), 20);
    let received = "";
    socket.on("data", (part) => {
      received += part;
    });
    socket.on("error", () => {});
    socket.on("close", () => {
      clearInterval(timer);
      resolve(received);
    });
  });
}

test.each([
  ["headers", "GET / HTTP/1.1\r\nHost: x\r\n", "X-A: b\r\n"],
  ["a body", "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 100000\r\n\r\n", "a"],
])(
  "a client that sends %s without end gets a 408 and is disconnected within seconds",
  async (_, head, drip) => {
    const port = await serverWith({ headersMs: 150, requestMs: 300 });
    expect(await sendSlowly(port, head, drip)).toMatch(/^HTTP\/1\.1 408 /);
  },
  10_000,
);

test("a request is served while many clients are slow", async () => {
  const port = await serverWith({ headersMs: 60_000, requestMs: 60_000 });
  for (let client = 0; client < 50; client += 1) void sendSlowly(port, "GET / HTTP/1.1\r\n", "X-A: b\r\n");
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe("klaar");
});

/** A server whose periods of progress end when the test says so. */
async function serverWithPeriods() {
  let endPeriod = () => {};
  let stopped = 0;
  const repeat: Repeat = (call) => {
    endPeriod = call;
    return () => {
      stopped += 1;
    };
  };
  const server = createHttpServer(respond, slowClientLimits, repeat);
  const port = await startOn(server);
  const begun = once(server, "request");
  const socket = connect(port, "127.0.0.1");
  const received = text(socket);
  return {
    socket,
    received,
    endPeriod: () => endPeriod(),
    stopped: () => stopped,
    /** Sends the headers of a post, and waits until the server has them. */
    async post(length: number): Promise<IncomingMessage> {
      socket.write(`POST / HTTP/1.1\r\nHost: x\r\nConnection: close\r\nContent-Length: ${length}\r\n\r\n`);
      const [request] = await begun;
      return request;
    },
  };
}

test("a small form that is not complete after a period gets a 408 with a text", async () => {
  const { post, socket, received, endPeriod } = await serverWithPeriods();
  const request = await post(200);
  socket.write("email=");
  await once(request, "data");
  endPeriod();
  expect(await received).toMatch(/^HTTP\/1\.1 408 [\s\S]*Het versturen duurde te lang/);
});

test("an upload that brings a kilobyte in each period goes on, and one that stalls gets a 408", async () => {
  const { post, socket, received, endPeriod } = await serverWithPeriods();
  const request = await post(1024 * 1024);
  for (let period = 0; period < 20; period += 1) {
    socket.write("x".repeat(1024));
    await once(request, "data");
    endPeriod();
    expect(request.socket.destroyed).toBe(false);
  }
  endPeriod();
  expect(await received).toMatch(/^HTTP\/1\.1 408 /);
});

test("a complete body is no longer watched", async () => {
  const { post, socket, received, endPeriod, stopped } = await serverWithPeriods();
  await post(5);
  socket.write("a=b&c");
  expect(await received).toContain("klaar");
  endPeriod();
  expect(stopped()).toBeGreaterThan(0);
});

test("by default a client has 15 seconds for its headers, 30 for a kilobyte and ten minutes in total", () => {
  const server = createHttpServer(respond);
  expect([server.headersTimeout, server.requestTimeout]).toEqual([15_000, 600_000]);
  expect(slowClientLimits).toMatchObject({ progressMs: 30_000, progressBytes: 1024 });
});
