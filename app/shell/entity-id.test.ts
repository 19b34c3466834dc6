import { expect, test } from "vitest";
import { parseEntityId } from "./entity-id";

test.each([
  ["content_page:12", { type: "content_page", id: 12 }],
  ["homepage:9999", { type: "homepage", id: 9999 }],
  ["node:0", { type: "node", id: 0 }],
  ["Node2:123456789012345", { type: "Node2", id: 123_456_789_012_345 }],
])("%s is an entity id", (value, parts) => {
  expect(parseEntityId(value)).toEqual(parts);
});

test.each([
  "",
  ":",
  "node",
  "node:",
  ":12",
  "node:12:13",
  "node:twaalf",
  "node:1.5",
  "node:-1",
  "node:1e3",
  "node: 12",
  " node:12",
  "node:12\n",
  "2node:12",
  "no de:12",
  "node:1234567890123456",
])("'%s' is rejected as an entity id", (value) => {
  expect(() => parseEntityId(value)).toThrow(`The entity id '${value}' could not be parsed`);
});
