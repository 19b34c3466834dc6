import { expect, test } from "vitest";
import { isRegional } from "./page-kind";

test.each(["regioDetail", "overDeRegio", "locationSearch", "location"] as const)(
  "%s looks like a region",
  (kind) => expect(isRegional(kind)).toBe(true),
);

test.each(["regioOverview", "regioNews", "activity", "home", "contentPage"] as const)(
  "%s looks like any page",
  (kind) => expect(isRegional(kind)).toBe(false),
);
