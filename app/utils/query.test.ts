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
])("'%s' reads as %j", (query, expected) => {
  expect(read(query)).toEqual(expected);
});

test("a key given more than once is a list in the order given", () => {
  expect(read("?soort=b&pagina=2&soort=a&soort=")).toEqual({ soort: ["b", "a", ""], pagina: "2" });
});

test("a query that is badly encoded is read as far as it goes", () => {
  expect(read("?a=%ff&b=%&c=1")).toMatchObject({ b: "%", c: "1" });
});

test("names that mean something to JavaScript are names like any other", () => {
  const query = readQuery("http://x/?__proto__=kwaad&constructor=a&toString=b");
  expect(Object.keys(query)).toEqual(["__proto__", "constructor", "toString"]);
  expect(query.constructor).toBe("a");
  expect(Reflect.get({}, "kwaad")).toBeUndefined();
});

test("a key that nobody gave is not there, whatever it is called", () => {
  const query = readQuery("http://x/?a=1");
  for (const key of ["toString", "constructor", "hasOwnProperty", "__proto__"])
    expect(query[key]).toBeUndefined();
});

test("of a repeated key the last one counts", () => {
  expect(lastValue(["a", "b"])).toBe("b");
  expect(lastValue("a")).toBe("a");
  expect(lastValue([])).toBeUndefined();
  expect(lastValue(undefined)).toBeUndefined();
});
