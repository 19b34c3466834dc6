import fc from "fast-check";
import { expect, test } from "vitest";
import { fullConsent, noConsent } from "~/utils/visitor-choices";
import { parseProviderConsent } from "./provider-consent";

const cookieWith = (answers: string) =>
  `{stamp:'Yc0cXw3Jx+/=',necessary:true,${answers},method:'explicit',ver:1,utc:1795000000000,region:'nl'}`;

test("the visitor's three answers are read", () => {
  expect(parseProviderConsent(cookieWith("preferences:false,statistics:true,marketing:false"))).toEqual({
    ...noConsent,
    statistics: true,
  });
  expect(parseProviderConsent(cookieWith("preferences:true,statistics:true,marketing:true"))).toEqual(
    fullConsent,
  );
  expect(parseProviderConsent(cookieWith("preferences:false,statistics:false,marketing:false"))).toEqual(
    noConsent,
  );
});

test("a visitor from a country where consent is not required counts as full consent", () => {
  expect(parseProviderConsent("-1")).toEqual(fullConsent);
});

test.each([
  ["nothing", ""],
  ["a refusal in the older format", "0"],
  ["a missing answer", cookieWith("preferences:true,statistics:true")],
  ["a duplicate answer", cookieWith("preferences:true,statistics:true,marketing:false,marketing:true")],
  ["an answer that is a string", cookieWith("preferences:true,statistics:true,marketing:'true'")],
  ["an answer inside a string", cookieWith("preferences:true,statistics:true,note:',marketing:true,'")],
  ["an answer that is a number", cookieWith("preferences:1,statistics:1,marketing:1")],
  ["JSON", '{"preferences":true,"statistics":true,"marketing":true}'],
  ["a trailing comma", "{preferences:true,statistics:true,marketing:true,}"],
  ["trailing code", `${cookieWith("preferences:true,statistics:true,marketing:true")};alert(1)`],
  ["a nested object", cookieWith("preferences:true,statistics:true,marketing:true,x:{}")],
  [
    "an overlong value",
    cookieWith(`preferences:true,statistics:true,marketing:true,note:'${"a".repeat(1000)}'`),
  ],
])("%s is no consent", (_, value) => {
  expect(parseProviderConsent(value)).toBeNull();
});

test("marketing consent is never read differently from what the text states", () => {
  const pieces = [
    "{",
    "}",
    "preferences",
    "marketing",
    "statistics",
    ":",
    "true",
    "false",
    ",",
    "'",
    "1",
    "-1",
  ];
  fc.assert(
    fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 30 }), (parts) => {
      const value = parts.join("");
      const consent = parseProviderConsent(value);
      if (!consent || value === "-1") return;
      expect(value).toContain(`marketing:${consent.marketing}`);
    }),
  );
});
