import { expect, test } from "vitest";
import { address, map } from "~/fields/wire-examples";
import { activiteitExamples } from "./activiteit/examples";
import { pageSchema } from "./definitions";
import { locationExamples } from "./location/examples";
import { regioNieuwsExamples } from "./news/examples";
import { pageTitle } from "./page-title";

const titleOf = (fields: object) => {
  const page = pageSchema.parse(fields);
  if (page.type === "unknown") throw new Error(`unknown page ${page.bundle}`);
  return pageTitle(page);
};
const hoeve = locationExamples["with nothing but a title"];

test.each([
  [
    "an activity",
    activiteitExamples["with everything"],
    "Wat regel je op tijd?, donderdag 4 maart 2027 in Tiel",
  ],
  ["one without a place", activiteitExamples["that is over"], "Kerststukjes maken, dinsdag 16 december 2025"],
  ["a place", { ...hoeve, field_address: address({ locality: "Maurik" }) }, "De Hoeve Buren, Maurik"],
  [
    "news of a region",
    regioNieuwsExamples["with everything"],
    "Wandelgroep loopt ook in de winter door, Rivierenland",
  ],
])("%s is told from others of its name", (_, fields, title) => {
  expect(titleOf(fields)).toBe(title);
});

test("nothing is said twice, or where nothing is known", () => {
  expect(titleOf(locationExamples["with everything"])).toBe("Alzheimer Café Tiel");
  expect(titleOf(hoeve)).toBe("De Hoeve Buren");
});

test("what an editor wrote stays as it is", () => {
  const fields = {
    ...activiteitExamples["with everything"],
    field_meta_tags: map({ title: "De notaris komt" }),
  };
  expect(titleOf(fields)).toBe("De notaris komt");
});
