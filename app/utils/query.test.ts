import { expect, test } from "vitest";
import { lastValue, readQuery } from "./query";

const read = (query: string) => ({ ...readQuery(`http://www.example.nl/zoeken${query}`) });

test.each([
  ["", {}],
  ["?", {}],
  ["?zoekterm=koffie", { zoekterm: "koffie" }],
  ["?zoekterm=", { zoekterm: "" }],
  ["?zoekterm", { zoekterm: "" }],
  ["?zoekterm=th%C3%A9+en%20koffie&pijler=nieuws#x", { zoekterm: "thé en koffie", pijler: "nieuws" }],
])("the query '%s' is parsed as %j", (query, expected) => {
  expect(read(query)).toEqual(expected);
});

test("a repeated key is a list, in order", () => {
  expect(read("?soort=b&pagina=2&soort=a&soort=")).toEqual({ soort: ["b", "a", ""], pagina: "2" });
});

test("a badly encoded query is parsed as far as possible", () => {
  expect(read("?a=%ff&b=%&c=1")).toMatchObject({ b: "%", c: "1" });
});

test("names of JavaScript properties are ordinary keys", () => {
  const query = readQuery("http://x/?__proto__=kwaad&constructor=a&toString=b");
  expect(Object.keys(query)).toEqual(["__proto__", "constructor", "toString"]);
  expect(query.constructor).toBe("a");
  expect(Reflect.get({}, "kwaad")).toBeUndefined();
});

test("an absent key is undefined, also when it is the name of a JavaScript property", () => {
  const query = readQuery("http://x/?a=1");
  for (const key of ["toString", "constructor", "hasOwnProperty", "__proto__"])
    expect(query[key]).toBeUndefined();
});

test("the last value of a repeated key counts", () => {
  expect(lastValue(["a", "b"])).toBe("b");
  expect(lastValue("a")).toBe("a");
  expect(lastValue([])).toBeUndefined();
  expect(lastValue(undefined)).toBeUndefined();
});
