import type { IncomingHttpHeaders } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { isLocalRequest } from "./local-request";

function from(remoteAddress: string, headers: IncomingHttpHeaders): boolean {
  const socket = Object.defineProperty(new Socket(), "remoteAddress", { value: remoteAddress });
  return isLocalRequest({ socket, headers });
}

test.each([
  ["127.0.0.1", "localhost:3000"],
  ["::1", "[::1]:3000"],
  ["::ffff:127.0.0.1", "samen.localhost:3000"],
  ["127.0.0.1", "127.0.0.1"],
])("a request from %s to %s is local", (address, host) => {
  expect(from(address, { host })).toBe(true);
});

test.each([
  ["10.0.0.2", { host: "localhost" }],
  ["127.0.0.1", { host: "www.example.nl" }],
  ["127.0.0.1", { host: "localhost.example.nl" }],
  ["127.0.0.1", {}],
  ["127.0.0.1", { host: "localhost", "x-forwarded-for": "10.0.0.2" }],
  ["127.0.0.1", { host: "localhost", forwarded: "for=10.0.0.2" }],
  ["127.0.0.1", { host: "localhost", via: "1.1 nginx" }],
])("a request from %s with %j is not", (address, headers) => {
  expect(from(address, headers)).toBe(false);
});
