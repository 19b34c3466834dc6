import { expect, test } from "vitest";
import { hostCookie, pathCookie } from "./site-cookie";

const http = "http://localhost:3000";
const https = "https://www.example.nl";
const visit = (Cookie: string, origin: string) => ({ request: { headers: new Headers({ Cookie }) }, origin });

test("over https the name has its prefix, and the cookie is Secure", () => {
  const attributes = "HttpOnly; SameSite=Lax";
  expect(hostCookie("a").set("1", { origin: http })).toBe(`a=1; Path=/; ${attributes}`);
  expect(hostCookie("a").set("1", { origin: https, maxAge: 60 })).toBe(
    "__Host-a=1; Max-Age=60; Path=/; HttpOnly; Secure; SameSite=Lax",
  );
  expect(pathCookie("a").set("1", "/b", { origin: http })).toBe(`a=1; Path=/b; ${attributes}`);
  expect(pathCookie("a").remove("/b", { origin: https })).toBe(
    "__Secure-a=; Max-Age=0; Path=/b; HttpOnly; Secure; SameSite=Lax",
  );
});

test.each([
  [http, "a=1", "1"],
  [http, "__Host-a=1", null],
  [https, "a=1", null],
  [https, "__Host-a=1", "1"],
  [https, "__Secure-a=1", null],
  [https, "a=2; __Host-a=1", "1"],
  [https, "__Host-a=", null],
])("at %s the value of '%s' is %s", (origin, header, value) => {
  expect(hostCookie("a").read(visit(header, origin))).toBe(value);
});

test("caches see a cookie under both names", () => {
  const { isIn } = hostCookie("a");
  expect([isIn({ a: "1" }), isIn({ "__Host-a": "1" }), isIn({ "__Host-b": "1" })]).toEqual([
    true,
    true,
    false,
  ]);
});
