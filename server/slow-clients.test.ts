import { createServer } from "node:http";
import { connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { limitSlowClients } from "./slow-clients";

/** Starts a server that checks its connections often. Returns the port. */
async function serverWith(limits: { headersMs: number; requestMs: number }): Promise<number> {
  const server = createServer({ connectionsCheckingInterval: 20 }, (request, response) => {
    request.resume().on("end", () => response.end("klaar"));
  });
  limitSlowClients(server, limits);
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
])("a client that sends %s without end gets a 408 and is disconnected", async (_, head, drip) => {
  const port = await serverWith({ headersMs: 150, requestMs: 300 });
  expect(await sendSlowly(port, head, drip)).toMatch(/^HTTP\/1\.1 408 /);
});

test("a request is served while many clients are slow", async () => {
  const port = await serverWith({ headersMs: 60_000, requestMs: 60_000 });
  for (let client = 0; client < 50; client += 1) void sendSlowly(port, "GET / HTTP/1.1\r\n", "X-A: b\r\n");
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe("klaar");
});

test("by default a client has 15 seconds for its headers and two minutes in total", () => {
  const server = createServer();
  limitSlowClients(server);
  expect([server.headersTimeout, server.requestTimeout]).toEqual([15_000, 120_000]);
});
