import fc from "fast-check";
import { expect, test } from "vitest";
import { fullConsent, noConsent } from "~/utils/visitor-choices";
import { parseProviderConsent } from "./provider-consent";

const given = (answers: string) =>
  `{stamp:'Yc0cXw3Jx+/=',necessary:true,${answers},method:'explicit',ver:1,utc:1795000000000,region:'nl'}`;

test("the three answers of its visitor are read", () => {
  expect(parseProviderConsent(given("preferences:false,statistics:true,marketing:false"))).toEqual({
    ...noConsent,
    statistics: true,
  });
  expect(parseProviderConsent(given("preferences:true,statistics:true,marketing:true"))).toEqual(fullConsent);
  expect(parseProviderConsent(given("preferences:false,statistics:false,marketing:false"))).toEqual(
    noConsent,
  );
});

test("where nothing has to be asked everything is agreed to", () => {
  expect(parseProviderConsent("-1")).toEqual(fullConsent);
});

test.each([
  ["nothing", ""],
  ["an older refusal", "0"],
  ["an answer that is missing", given("preferences:true,statistics:true")],
  ["an answer twice", given("preferences:true,statistics:true,marketing:false,marketing:true")],
  ["an answer that is a text", given("preferences:true,statistics:true,marketing:'true'")],
  ["an answer in a text", given("preferences:true,statistics:true,note:',marketing:true,'")],
  ["an answer that is a number", given("preferences:1,statistics:1,marketing:1")],
  ["JSON", '{"preferences":true,"statistics":true,"marketing":true}'],
  ["a comma too many", "{preferences:true,statistics:true,marketing:true,}"],
  ["something behind it", `${given("preferences:true,statistics:true,marketing:true")};alert(1)`],
  ["an object in it", given("preferences:true,statistics:true,marketing:true,x:{}")],
  ["an endless text", given(`preferences:true,statistics:true,marketing:true,note:'${"a".repeat(1000)}'`)],
])("%s is no consent", (_, value) => {
  expect(parseProviderConsent(value)).toBeNull();
});

test("no text whatever is read as something else than consent or none", () => {
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
