import { expect, test } from "vitest";
import { addressField, addressLines, directionsUrl } from "./addresses";
import { address } from "./wire-examples";

const cafe = {
  organization: "De Tuinkamer",
  address_line1: "Lindelaan 12",
  postal_code: "4001 AB",
  locality: "Tiel",
};

test("an address has organisation, street, postal code and city, without names and country", () => {
  expect(addressField.parse(address({ ...cafe, given_name: "Willemien", country_code: "NL" }))).toEqual({
    organisation: "De Tuinkamer",
    street: ["Lindelaan 12"],
    postalCode: "4001 AB",
    city: "Tiel",
  });
});

test.each([
  ["no items", []],
  ["null", null],
  ["nothing", undefined],
  ["empty lines", address({})],
  ["lines of spaces", address({ address_line1: "  ", locality: " " })],
  ["a postal code alone", address({ postal_code: "4001 AB" })],
  ["lines that are null", [{ address_line1: null, locality: null }]],
])("a field with %s has no address", (_, json) => {
  expect(addressField.parse(json)).toBeNull();
});

test("a text instead of an address is an error", () => {
  expect(addressField.safeParse("Lindelaan 12, Tiel").success).toBe(false);
});

test.each([
  [cafe, ["De Tuinkamer", "Lindelaan 12", "4001 AB Tiel"]],
  [
    { ...cafe, address_line2: "Eerste verdieping" },
    ["De Tuinkamer", "Lindelaan 12", "Eerste verdieping", "4001 AB Tiel"],
  ],
  [{ locality: "Tiel" }, ["Tiel"]],
  [{ address_line1: "Lindelaan 12", locality: "Tiel" }, ["Lindelaan 12", "Tiel"]],
  [{ organization: "De Tuinkamer" }, ["De Tuinkamer"]],
  [
    { organization: "Lindelaan 12", address_line1: "Lindelaan 12", locality: "Tiel" },
    ["Lindelaan 12", "Tiel"],
  ],
])("%j is written as the lines %j", (parts, lines) => {
  const decoded = addressField.parse(address(parts));
  expect(decoded && addressLines(decoded)).toEqual(lines);
});

test.each([
  [cafe, "Lindelaan 12, 4001 AB, Tiel"],
  [{ ...cafe, address_line2: "Eerste verdieping" }, "Lindelaan 12, 4001 AB, Tiel"],
  [{ locality: "’s-Hertogenbosch & omgeving" }, "’s-Hertogenbosch & omgeving"],
])("the route to %j has the destination '%s'", (parts, destination) => {
  const decoded = addressField.parse(address(parts));
  const url = new URL((decoded && directionsUrl(decoded)) ?? "");
  expect(url.origin + url.pathname).toBe("https://www.google.com/maps/dir/");
  expect([...url.searchParams]).toEqual([
    ["api", "1"],
    ["destination", destination],
  ]);
});

test("an address with only a name has no route", () => {
  expect(
    directionsUrl({ organisation: "De Tuinkamer", street: [], postalCode: null, city: null }),
  ).toBeNull();
});
