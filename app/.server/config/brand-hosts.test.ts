import { expect, test } from "vitest";
import { brandHostsSetting } from "./brand-hosts";

const messagesFor = (value: string) =>
  brandHostsSetting.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

test("each brand has a .localhost name by default", () => {
  expect([...brandHostsSetting.parse(undefined)]).toEqual([
    ["alzheimer.localhost", "alzheimer"],
    ["samen.localhost", "samen"],
    ["dementie.localhost", "dementie"],
  ]);
});

test("hosts keep their order and are normalised: no port, no spaces, lower case", () => {
  const hosts = brandHostsSetting.parse(
    " WWW.Example.nl = alzheimer ,example.nl:8080=alzheimer,, samen.nl=samen,",
  );
  expect([...hosts].slice(0, 3)).toEqual([
    ["www.example.nl", "alzheimer"],
    ["example.nl", "alzheimer"],
    ["samen.nl", "samen"],
  ]);
});

test("a .localhost name can be assigned to another brand", () => {
  expect(brandHostsSetting.parse("samen.localhost=alzheimer").get("samen.localhost")).toBe("alzheimer");
});

test.each(["www.example.nl", "www.example.nl=", "=samen", "a.nl=samen=dementie"])(
  "the entry %s is an error",
  (entry) => {
    expect(messagesFor(`b.nl=samen,${entry}`)).toEqual([`has an entry that is not host=brand: '${entry}'`]);
  },
);

test.each(["Samen", "constructor", "alzheimer.nl"])("the unknown brand %s is an error", (brand) => {
  expect(messagesFor(`a.nl=${brand}`)).toEqual([`No configuration implemented for brand ${brand}`]);
});
