import { expect, test } from "vitest";
import { lookupAddress, redirectTarget } from "./model";

const localHosts = ["www.example.nl", "localhost:3000"];

test.each([
  ["/nieuw", "/oud", "/nieuw"],
  ["/nieuw", "/oud?bron=folder&bron=mail", "/nieuw?bron=folder&bron=mail"],
  ["/zoeken?zoekterm=x", "/oud?a=1", "/zoeken?zoekterm=x&a=1"],
  ["/zoeken?zoekterm=x", "/oud?zoekterm=y", "/zoeken?zoekterm=x"],
  ["/dementie#oorzaken", "/oud?a=1", "/dementie?a=1#oorzaken"],
  ["/nieuw–pad", "/oud", "/nieuw%E2%80%93pad"],
  ["nieuw", "/oud", "/nieuw"],
])("%s from %s leads to %s", (to, from, expected) => {
  expect(redirectTarget(to, from)).toBe(expected);
});

test.each([
  ["//elders.example/", "/oud"],
  ["https://elders.example/", "/oud"],
  ["/\\elders.example", "/oud"],
  ["/.//elders.example", "/oud"],
  ["javascript:alert(1)", "/oud"],
  ["http://[", "/oud"],
  ["/oud", "/oud"],
  ["/oud?a=1", "/oud"],
])("%s from %s leads nowhere", (to, from) => {
  expect(redirectTarget(to, from)).toBeNull();
});

test.each([
  ["/nieuw/", "/nieuw"],
  ["/nieuw/?b=2", "/nieuw?b=2&a=1"],
  ["/", "/"],
  [" /nieuw ", "/nieuw"],
  ["https://www.example.nl/nieuw", "/nieuw"],
  ["http://WWW.EXAMPLE.NL/nieuw/#deel", "/nieuw#deel"],
  ["http://localhost:3000/nieuw", "/nieuw"],
])("an entry to %s is a path of this site", (to, expected) => {
  const from = expected.includes("a=1") ? "/oud?a=1" : "/oud";
  expect(redirectTarget(to, from, localHosts)).toBe(expected);
});

test.each([
  ["https://elders.example/pad", "https://elders.example/pad?a=1"],
  ["http://elders.example", "http://elders.example/?a=1"],
  ["https://elders.example/pad/?b=2#deel", "https://elders.example/pad/?b=2&a=1#deel"],
  ["https://www.example.nl:8080/pad", "https://www.example.nl:8080/pad?a=1"],
  // Browsers read the ideographic full stop as a full stop, so this is another host.
  ["https://www.example.nl。elders.example/", "https://www.example.nl.elders.example/?a=1"],
])("an entry to another site leads there: %s", (to, expected) => {
  expect(redirectTarget(to, "/oud?a=1", localHosts)).toBe(expected);
});

test("personal data in a query is not sent to another site", () => {
  const from = "/doneren?bedrag=25&bron=folder";
  expect(redirectTarget("https://elders.example/", from, localHosts)).toBe(
    "https://elders.example/?bron=folder",
  );
  expect(redirectTarget("/geven", from, localHosts)).toBe("/geven?bedrag=25&bron=folder");
  expect(redirectTarget("https://elders.example/", "/oud?woorden=a&b=1", localHosts, ["woorden"])).toBe(
    "https://elders.example/?b=1",
  );
});

test.each([
  ["a host without a scheme", "//evil.example/"],
  ["a host without a scheme after a space", " //evil.example/"],
  ["three slashes", "///evil.example/"],
  ["a backslash for a slash", "/\\evil.example"],
  ["two backslashes", "\\\\evil.example"],
  ["a backslash in a scheme", "https:\\\\evil.example"],
  ["a tab that browsers drop", "/\t/evil.example"],
  ["a line feed that browsers drop", "/\n/evil.example"],
  ["an injected header", "/nieuw\r\nSet-Cookie: a=b"],
  ["a null", "/nieuw\u0000"],
  ["a delete", "/nieuw\u007f"],
  ["a script", "javascript:alert(1)"],
  ["a script in capitals after a space", " JavaScript:alert(1)"],
  ["a script with a tab in its name", "java\tscript:alert(1)"],
  ["a script that looks like a host", "javascript://www.example.nl/%0aalert(1)"],
  ["data", "data:text/html,<script>alert(1)</script>"],
  ["a blob", "blob:https://www.example.nl/1"],
  ["a file", "file:///etc/passwd"],
  ["mail", "mailto:a@example.nl"],
  ["another protocol", "ftp://elders.example/"],
  ["a name that looks like our host", "https://www.example.nl@evil.example/"],
  ["a name and a password", "https://www.example.nl:80@evil.example/"],
  ["an empty name", "https://:geheim@evil.example/"],
  ["a scheme without a host", "https:evil.example"],
  ["a scheme with one slash", "https:/evil.example"],
  ["a scheme with three slashes", "https:///evil.example"],
  ["an encoded slash in front", "/%2Fevil.example"],
  ["an encoded backslash in front", "/%5Cevil.example"],
  ["encoded slashes within", "/nieuw/%2Fevil.example"],
  ["an encoded line feed", "/nieuw%0d%0aSet-Cookie:a=b"],
  ["dots that leave two slashes", "/.//evil.example"],
  ["encoded dots that leave two slashes", "/%2e//evil.example"],
  ["a path of an API", "/api/v1/regions"],
  ["an encoded path of an API", "/%61pi"],
  ["a path of an API on this host", "https://www.example.nl/api/homepage"],
  ["20,000 letters", `/${"a".repeat(20_000)}`],
  ["invalid UTF-8", "/%ff"],
  ["an invalid host", "https://evil example/"],
  ["nothing", ""],
  ["a space", " "],
])("an entry with %s leads nowhere", (_, to) => {
  expect(redirectTarget(to, "/oud", localHosts)).toBeNull();
});

test.each([
  ["/%E3%80%82%E3%80%82//evil.example", null],
  ["/。。/evil.example", "/%E3%80%82%E3%80%82/evil.example"],
  ["／／evil.example", "/%EF%BC%8F%EF%BC%8Fevil.example"],
  ["/@evil.example", "/@evil.example"],
])("characters that resemble slashes or dots yield a path of this site: %s", (to, expected) => {
  expect(redirectTarget(to, "/oud", localHosts)).toBe(expected);
});

test.each([
  ["/oud", "/oud"],
  ["/oud/", "/oud"],
  ["https://www.example.nl/oud/", "/oud?a=1"],
  ["/a/../oud", "/oud"],
  ["/caf%c3%a9", "/caf%C3%A9"],
  ["/café", "/caf%C3%A9"],
  ["/oud#deel", "/oud"],
])("an entry to %s from %s leads to the same page, so nowhere", (to, from) => {
  expect(redirectTarget(to, from, localHosts)).toBeNull();
});

test.each([
  ["/oud", "/oud"],
  ["/", "/"],
  ["/caf%C3%A9", "/café"],
  ["/oud/?id=1", "/oud?id=1"],
  ["/oud?id=a%20b&c", "/oud?id=a%20b&c"],
  ["/oud?", "/oud"],
  ["/oud#deel", "/oud"],
  ["/oud?utm_source=mail", "/oud?utm_source=mail"],
  ["/oud?gclid=a1&id=1&fbclid=b2", "/oud?id=1"],
  ["/doneren?bedrag=25&id=1", "/doneren?id=1"],
  ["/test?score+sdv=12", "/test"],
  ["/vraag%3Fid=1", "/vraag%3Fid=1"],
  [`/oud?id=${"1".repeat(2000)}`, "/oud"],
])("the lookup address of %s is %s", (address, expected) => {
  expect(lookupAddress(`https://www.example.nl${address}`)).toBe(expected);
});
