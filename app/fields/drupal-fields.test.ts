import { expect, test } from "vitest";
import { z } from "zod";
import {
  booleanField,
  bundleField,
  htmlField,
  linkField,
  mapField,
  numberField,
  numbersField,
  pictureField,
  referencesField,
  requiredHtmlField,
  requiredLinkField,
  requiredTextField,
  statusField,
  termField,
  textField,
  textsField,
  unknownListField,
} from "./drupal-fields";
import { fieldProblems } from "./field-problems";
import { html, link, node, paragraph, picture, term, value } from "./wire-examples";

const references = referencesField({ item: z.object({ title: requiredTextField }) });

const empty: [string, z.ZodType, unknown][] = [
  ["text", textField, null],
  ["texts", textsField, []],
  ["boolean", booleanField, false],
  ["status", statusField, true],
  ["number", numberField, null],
  ["numbers", numbersField, []],
  ["html", htmlField, null],
  ["link", linkField, null],
  ["picture", pictureField, null],
  ["term", termField, null],
  ["map", mapField, {}],
  ["references", references, []],
  ["list", unknownListField, []],
];

test.each(empty)("a %s field that is [], null or absent is empty", (_, field, expected) => {
  const page = z.object({ field });
  expect(page.parse({ field: [] })).toEqual({ field: expected });
  expect(page.parse({ field: null })).toEqual({ field: expected });
  expect(page.parse({})).toEqual({ field: expected });
});

const required: [string, z.ZodType, string][] = [
  ["text", requiredTextField, "is empty"],
  ["html", requiredHtmlField, "has no text"],
  ["link", requiredLinkField, "has no link"],
];

test.each(required)(
  "a required %s field that is [], null or absent is an error with the path of the field",
  (_, field, problem) => {
    for (const json of [{ field: [] }, { field: null }, {}]) {
      expect(z.object({ field }).safeParse(json).error?.issues).toMatchObject([
        { path: ["field"], message: problem },
      ]);
    }
  },
);

test.each([
  [value(" Koffie "), "Koffie"],
  [value(3), "3"],
  [value(""), null],
  [value("  "), null],
  [[{ value: null }], null],
  [[{}], null],
  [[{ value: "eerste" }, { value: "tweede" }], "eerste"],
])("the text of %j is %j", (json, text) => {
  expect(textField.parse(json)).toBe(text);
});

test.each([
  [value(true), true],
  [value(1), true],
  [value("1"), true],
  [value("true"), true],
  [value(false), false],
  [value(0), false],
  [value("0"), false],
  [[{ value: null }], false],
])("the boolean of %j is %s", (json, expected) => {
  expect(booleanField.parse(json)).toBe(expected);
});

test("a node or paragraph without a status is published", () => {
  expect(statusField.parse([{ value: null }])).toBe(true);
  expect(statusField.parse(value(false))).toBe(false);
  expect(statusField.parse(value("0"))).toBe(false);
});

test.each([
  [value(3), 3],
  [value("3"), 3],
  [value("-1.5"), -1.5],
  [value(0), 0],
  [value("drie"), null],
  [value(""), null],
  [[{ value: null }], null],
])("the number of %j is %j", (json, number) => {
  expect(numberField.parse(json)).toBe(number);
});

test("a multi-value number field skips invalid numbers", () => {
  const several = [3, "5", "", "tien", 7].flatMap(value);
  expect(numbersField.parse([...several, { value: null }])).toEqual([3, 5, 7]);
});

test("an html field is its processed text, else its value, sanitised", () => {
  expect(htmlField.parse([{ value: "<p>a</p>", processed: "<p>b<script>c</script></p>" }])).toBe("<p>b</p>");
  expect(htmlField.parse([{ value: "<p>a</p>", processed: null }])).toBe("<p>a</p>");
  expect(htmlField.parse(html("<p>&nbsp;</p>"))).toBeNull();
});

test("a link with an unsafe address is null, and an error where a link is required", () => {
  expect(linkField.parse(link("internal:/x", "Lees"))).toEqual({ url: "/x", title: "Lees", external: false });
  expect(linkField.parse([{ uri: "/x", title: null }])).toMatchObject({ title: "" });
  expect(linkField.parse(link("javascript:alert(1)", "Lees"))).toBeNull();
  expect(requiredLinkField.safeParse(link("javascript:alert(1)", "Lees")).success).toBe(false);
});

test("a picture is an image or a drawing; other media have no picture", () => {
  expect(pictureField.parse(picture("Koffie"))).toMatchObject({ alt: "Koffie", width: 960 });
  expect(pictureField.parse([{ field_media_svg: [{ url: "/h/a.svg" }] }])?.url).toBe("/drupal/media/h/a.svg");
  expect(
    pictureField.parse([{ bundle: [{ target_id: "file" }], field_media_file: [{ url: "/a.pdf" }] }]),
  ).toBeNull();
});

test("a term has an id, a label and a weight", () => {
  expect(termField.parse(term(3, "Onderzoek"))).toEqual({ id: 3, label: "Onderzoek", weight: 0 });
  expect(termField.parse([{ tid: value("7"), name: value("Regio") }])).toEqual({
    id: 7,
    label: "Regio",
    weight: 0,
  });
  expect(termField.parse([{ tid: value(3) }])).toBeNull();
});

test("an empty map may be an empty list, as PHP encodes it", () => {
  expect(mapField.parse([{ value: { title: "Koffie" } }])).toEqual({ title: "Koffie" });
  for (const empty of [[], null, undefined, {}]) expect(mapField.parse([{ value: empty }])).toEqual({});
});

test("unpublished and invalid references are skipped", () => {
  const items = [
    node("news", "Aan", "/aan"),
    node("news", "Uit", "/uit", { status: value(false) }),
    { title: value("Zonder status") },
    paragraph("zonder titel"),
    null,
    "tekst",
  ];
  expect(references.parse(items)).toEqual([{ title: "Aan" }, { title: "Zonder status" }]);
});

test("a multi-value text field skips empty texts", () => {
  const names = [...value(" car "), ...value(""), { value: null }, ...value(3)];
  expect(textsField.parse(names)).toEqual(["car", "3"]);
});

test("a missing bundle is an error", () => {
  expect(bundleField.parse([{ target_id: "quote" }])).toBe("quote");
  for (const json of [[], null, undefined, [{}]]) expect(bundleField.safeParse(json).success).toBe(false);
});

test.each(empty.filter(([name]) => name !== "picture"))(
  "a text instead of a %s field is an error",
  (_, field) => {
    expect(field.safeParse("koffie").success).toBe(false);
  },
);

test("a text instead of a picture field is no picture, and is reported", () => {
  expect(pictureField.parse("koffie")).toBeNull();
  expect(fieldProblems(pictureField, "koffie")).toHaveLength(1);
});
