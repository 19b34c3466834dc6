import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { readPlaces } from "../../places/read-places";
import { postcodeFinder } from "../../regions/generate/addresses";
import { readSource } from "../../regions/generate/source";
import { readBranches } from "../../regions/read-branches";
import { regionalVacancies } from "./regional";
import { readVacancySource } from "./source";

const source = readSource("content");
const own = readVacancySource("content");
const places = readPlaces("content", () => () => {});
const postcodeOf = postcodeFinder(places);
const files = new Map(readBranches("content", () => () => {}).map(({ slug, branch }) => [slug, branch]));
const generate = (number: number) => {
  const branch = source.branches[number];
  if (!branch) throw new Error(`there is no branch ${number}`);
  const context = { branch, number, source, places, postcodeOf };
  return regionalVacancies(context, files.get(branch.slug)?.locations ?? [], own);
};

test("a branch looks for the same every time, and its neighbour for others", () => {
  expect(generate(7)).toEqual(generate(7));
  const roles = (number: number) => generate(number).map(({ sub_title }) => sub_title);
  expect(roles(7).filter((role) => roles(8).includes(role))).toEqual([]);
});

test("the file of the branches is made of these building blocks", () => {
  const written: unknown = JSON.parse(readFileSync("content/vacancies/regional.json", "utf8"));
  const made = source.branches.flatMap((_, number) => generate(number));
  expect(written).toEqual(JSON.parse(JSON.stringify(made)));
});

test("the first vacancy of a branch never closes for good", () => {
  const first = source.branches.map((_, number) => generate(number)[0]);
  expect(first.filter((vacancy) => (vacancy?.ends_in ?? 0) < 0)).toEqual([]);
});
