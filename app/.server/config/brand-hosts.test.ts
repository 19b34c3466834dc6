import { expect, test } from "vitest";
import { brandHostsSetting } from "./brand-hosts";

const messagesFor = (value: string) =>
  brandHostsSetting.safeParse(value).error?.issues.map(({ message }) => message) ?? [];

test("each brand has a .localhost name without any setting", () => {
  expect([...brandHostsSetting.parse(undefined)]).toEqual([
    ["alzheimer.localhost", "alzheimer"],
    ["samen.localhost", "samen"],
    ["dementie.localhost", "dementie"],
  ]);
});

test("hosts keep their order and lose port, spaces and capitals", () => {
  const hosts = brandHostsSetting.parse(
    " WWW.Example.nl = alzheimer ,example.nl:8080=alzheimer,, samen.nl=samen,",
  );
  expect([...hosts].slice(0, 3)).toEqual([
    ["www.example.nl", "alzheimer"],
    ["example.nl", "alzheimer"],
    ["samen.nl", "samen"],
  ]);
});

test("a .localhost name can be given to another brand", () => {
  expect(brandHostsSetting.parse("samen.localhost=alzheimer").get("samen.localhost")).toBe("alzheimer");
});

test.each(["www.example.nl", "www.example.nl=", "=samen", "a.nl=samen=dementie"])(
  "%s is not host=brand",
  (entry) => {
    expect(messagesFor(`b.nl=samen,${entry}`)).toEqual([`has an entry that is not host=brand: '${entry}'`]);
  },
);

test.each(["Samen", "constructor", "alzheimer.nl"])("%s is no brand", (brand) => {
  expect(messagesFor(`a.nl=${brand}`)).toEqual([`No configuration implemented for brand ${brand}`]);
});
