import { expect, test } from "vitest";
import { localPath, returnAddress } from "./local-path";

test.each([
  ["/", "/"],
  ["/regios/rivierenland?page=2", "/regios/rivierenland?page=2"],
  ["/zoeken?zoekterm=caf%C3%A9#inhoud", "/zoeken?zoekterm=caf%C3%A9"],
  ["/a/../b", "/b"],
])("%s is parsed as the path %s", (value, path) => expect(localPath(value)).toBe(path));

test.each([
  "",
  "regios",
  "//elders.example",
  "/\\elders.example",
  "/a\\..\\b",
  "/\t/elders.example",
  "/\n/elders.example",
  "/a/..//elders.example",
  "/.//elders.example",
  "https://elders.example",
  "javascript:alert(1)",
  " /a",
  null,
  undefined,
  7,
  new File([], "a"),
])("%j is not a path of this site", (value) => expect(localPath(value)).toBeNull());

test.each([
  [{ terug: "/zorgen?page=2" }, "/zorgen?page=2"],
  [{ terug: "/zorgen", anker: "embed-a-1" }, "/zorgen#embed-a-1"],
  [{ terug: "https://elders.example", anker: "keuzes" }, "/#keuzes"],
  [{ terug: "/zorgen", anker: "a b\r\nSet-Cookie: x" }, "/zorgen"],
  [{ terug: "/zorgen", anker: "" }, "/zorgen"],
  [{}, "/"],
])("the return address of a form with %j is %s", (fields, address) => {
  expect(returnAddress(fields)).toBe(address);
});
