import { expect, test } from "vitest";
import { metaTagsField } from "../meta-tags";
import { metaTagsOf } from "./meta-tags";

const robotsOf = (text: string) =>
  metaTagsField.parse(metaTagsOf({ field_meta_tags: [{ value: text }] }).field_meta_tags).robots;

test("a noindex of metatag 1 counts too", () => {
  const { field_meta_tags } = metaTagsOf({ metatag: { value: { robots: "noindex" } } });
  expect(metaTagsField.parse(field_meta_tags).robots).toEqual(["noindex"]);
});

test.each([
  ['{"robots":"noindex, nofollow"}', ["noindex", "nofollow"]],
  ['{"robots":"noindex"', ["noindex"]],
  ['{"robots":"noarchive"', []],
])("meta tags as the text %s say %j to search engines", (text, robots) => {
  expect(robotsOf(text)).toEqual(robots);
});
