import { expect, test } from "vitest";
import { pageReferenceField } from "./page-references";
import { node, value } from "./wire-examples";

test("a reference has the id, title and address of its page", () => {
  expect(pageReferenceField.parse([node("regio", "Rivierenland", "/regios/rivierenland")])).toEqual({
    id: 12,
    title: "Rivierenland",
    url: "/regios/rivierenland",
  });
});

test.each([
  [{ path: [] }],
  [{ path: null }],
  [{ path: [{ alias: "" }] }],
  [{ path: [{ alias: "//evil.example" }] }],
  [{ path: "/regios" }],
])("a page with %j has no address", (fields) => {
  expect(pageReferenceField.parse([{ title: value("Tiel"), ...fields }])).toEqual({
    id: null,
    title: "Tiel",
    url: null,
  });
});

test.each([[[]], [null], [undefined], [[null]], [["regio"]], [[{ nid: value(3) }]]])(
  "%j refers to no page",
  (json) => {
    expect(pageReferenceField.parse(json)).toBeNull();
  },
);
