import { createServer } from "node:http";
import { connect } from "node:net";
import { expect, onTestFinished, test } from "vitest";
import { limitSlowClients } from "./slow-clients";

/** A server that looks often; answers the port. */
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

/** Sends a text one sign at a time and answers what came back when the server ended it. */
function dripped(port: number, head: string, drip: string): Promise<string> {
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
])("a client that sends %s for ever is told so and cut off", async (_, head, drip) => {
  const port = await serverWith({ headersMs: 150, requestMs: 300 });
  expect(await dripped(port, head, drip)).toMatch(/^HTTP\/1\.1 408 /);
});

test("others are answered while many dawdle", async () => {
  const port = await serverWith({ headersMs: 60_000, requestMs: 60_000 });
  for (let client = 0; client < 50; client += 1) void dripped(port, "GET / HTTP/1.1\r\n", "X-A: b\r\n");
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe("klaar");
});

test("without other limits a client has a quarter of a minute for its headers and two minutes in all", () => {
  const server = createServer();
  limitSlowClients(server);
  expect([server.headersTimeout, server.requestTimeout]).toEqual([15_000, 120_000]);
});
