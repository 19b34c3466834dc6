import { expect, test } from "vitest";
import { iconTermField, jobTitleField, termsField } from "./terms";
import { drawing, term, value } from "./wire-examples";

const withFields = (name: string, fields: Record<string, unknown>) =>
  term(31, name).map((item) => ({ ...item, ...fields }));

test("a term with an icon has its address", () => {
  const decoded = iconTermField.parse(withFields("Alzheimer Café", { field_icon: drawing("") }));
  expect(decoded).toMatchObject({ id: 31, label: "Alzheimer Café", weight: 0 });
  expect(decoded?.icon?.url).toBe("/drupal/media/9c1b2a3f/vergeet-mij-niet/original.svg");
});

test.each([undefined, null, [], "koffie", [{ field_media_image: [{ url: "" }] }]])(
  "a term with the icon %j has no icon",
  (icon) => {
    expect(iconTermField.parse(withFields("Wandelen", { field_icon: icon }))).toEqual({
      id: 31,
      label: "Wandelen",
      weight: 0,
      icon: null,
    });
  },
);

test("invalid terms in a list are skipped", () => {
  const list = [...term(1, "Tiel"), { name: value("Zonder nummer") }, null, ...term(2, "Buren")];
  expect(termsField.parse(list).map(({ label }) => label)).toEqual(["Tiel", "Buren"]);
});

test.each([
  ["long", "long"],
  ["short", "short"],
  ["", "short"],
  ["anders", "short"],
])("a job title with the form length '%s' has a %s form", (length, expected) => {
  expect(jobTitleField.parse(withFields("Gastvrouw", { field_form_length: value(length) }))).toEqual({
    id: 31,
    label: "Gastvrouw",
    weight: 0,
    formLength: expected,
  });
});

test.each([[[]], [null], [undefined], [[{ name: value("Zonder nummer") }]]])("%j has no term", (json) => {
  expect(iconTermField.parse(json)).toBeNull();
  expect(jobTitleField.parse(json)).toBeNull();
  expect(termsField.parse(json)).toEqual([]);
});
