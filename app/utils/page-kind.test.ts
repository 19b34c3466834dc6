import { expect, test } from "vitest";
import { isRegional } from "./page-kind";

test.each(["regioDetail", "overDeRegio", "locationSearch", "location"] as const)(
  "a page of kind %s has the style of region pages",
  (kind) => expect(isRegional(kind)).toBe(true),
);

test.each(["regioOverview", "regioNews", "activity", "home", "contentPage"] as const)(
  "a page of kind %s has the general style",
  (kind) => expect(isRegional(kind)).toBe(false),
);
