import { expect, test } from "vitest";
import type { z } from "zod";
import { address, drawing, link, node, term, value } from "../../../tests/factories/drupal";
import { donationContentSchema, meetingPlaceSchema, recommendationItemSchema } from "./schemas";

const schemas: [string, z.ZodType][] = [
  ["donation_content", donationContentSchema],
  ["ontmoetingsplek", meetingPlaceSchema],
  ["recommendation_item", recommendationItemSchema],
];

test.each(schemas)("a %s needs a title, and nothing else that can be read", (bundle, schema) => {
  const broken = { field_header_image_video: "x", field_external_link: "x", changed: "x", path: "x" };
  expect(schema.parse({ title: value("De Hoeve"), ...broken })).toMatchObject({
    title: "De Hoeve",
    image: null,
  });
  expect(schema.safeParse(node(bundle, "", "/x")).success).toBe(false);
});

test("words that ask for a gift have a button", () => {
  const give = link("internal:/doneren", "Doneer nu");
  const json = node("donation_content", "Help mee", "/x", { field_primary_button: give });
  expect(donationContentSchema.parse(json).link?.url).toBe("/doneren");
});

test("a meeting place has a kind with a drawing, and an address", () => {
  const kind = term(71, "Buurthuis").map((item) => ({ ...item, field_icon: drawing("") }));
  const json = node("ontmoetingsplek", "De Hoeve", "/x", {
    field_ontmoetingsplek_type: kind,
    field_address: address({ address_line1: "Appeldijk 40", locality: "Buren" }),
  });
  const place = meetingPlaceSchema.parse(json);
  expect(place.kind).toMatchObject({
    label: "Buurthuis",
    icon: { url: expect.stringContaining("/drupal/media/") },
  });
  expect(place.address).toMatchObject({ street: ["Appeldijk 40"], city: "Buren" });
});

test("a recommendation is known by the last part of its address", () => {
  const json = node("recommendation_item", "Hersenschimmen", "/boeken-en-films/hersenschimmen", {
    field_label: value("Boek"),
    field_primary_button: link("https://www.bibliotheek.nl/", "Leen dit boek"),
  });
  expect(recommendationItemSchema.parse(json)).toMatchObject({
    slug: "hersenschimmen",
    label: "Boek",
    video: null,
    primaryLink: { external: true },
    secondaryLink: null,
  });
  expect(recommendationItemSchema.parse({ ...json, path: [{ alias: "//evil.example/x" }] }).slug).toBeNull();
});
