import { expect, test } from "vitest";
import type { z } from "zod";
import { currentHighlights } from "~/domain/regional-highlights";
import { address, drawing, html, link, node, picture, term, value } from "../../../tests/factories/drupal";
import {
  dementiaInfoSchema,
  donationContentSchema,
  meetingPlaceSchema,
  recommendationItemSchema,
  regionalHighlightSchema,
  serviceSchema,
} from "./schemas";

const schemas: [string, z.ZodType][] = [
  ["services", serviceSchema],
  ["info_over_dementie", dementiaInfoSchema],
  ["uitgelicht", regionalHighlightSchema],
  ["donation_content", donationContentSchema],
  ["ontmoetingsplek", meetingPlaceSchema],
  ["recommendation_item", recommendationItemSchema],
];

const common = {
  field_introduction_wysiwyg: html("<p>Elke woensdag.</p>"),
  field_header_image_video: picture("Een tuin"),
};

test.each(schemas)("a %s needs a title, and nothing else that can be read", (bundle, schema) => {
  const broken = { field_header_image_video: "x", field_external_link: "x", changed: "x", path: "x" };
  expect(schema.parse({ title: value("De Hoeve"), ...broken })).toMatchObject({
    title: "De Hoeve",
    image: null,
  });
  expect(schema.safeParse(node(bundle, "", "/x")).success).toBe(false);
});

test("a service has words, a picture and a link", () => {
  const more = link("https://www.example.nl/hulp", "Lees meer");
  expect(
    serviceSchema.parse(node("services", "Hulp", "/x", { ...common, field_external_link: more })),
  ).toMatchObject({
    title: "Hulp",
    text: "<p>Elke woensdag.</p>",
    image: { alt: "Een tuin" },
    link: { url: "https://www.example.nl/hulp", title: "Lees meer", external: true },
  });
});

test("information about dementia has a title, a picture and a link only", () => {
  const more = link("internal:/dementie", "Lees meer");
  const json = node("info_over_dementie", "Wat is dementie?", "/x", { ...common, field_external_link: more });
  expect(Object.keys(dementiaInfoSchema.parse(json))).toEqual(["title", "image", "link"]);
});

test("a highlight has its period, both links and the moment of its last change", () => {
  const json = node("uitgelicht", "Werk mee in de tuin", "/x", {
    ...common,
    changed: value("2026-11-10T08:00:00+00:00"),
    field_start_date: value("2026-11-01"),
    field_end_date: value("2026-11-30"),
    field_primary_button: link("internal:/a", "Kom kijken"),
    field_secondary_link: link("internal:/b", "Lees meer"),
  });
  const highlight = regionalHighlightSchema.parse(json);
  expect(highlight).toMatchObject({
    startDate: "2026-11-01",
    endDate: "2026-11-30",
    modifiedDate: "2026-11-10T08:00:00+00:00",
    primaryLink: { url: "/a" },
    secondaryLink: { url: "/b" },
  });
  expect(currentHighlights([highlight], new Date("2026-11-30T12:00:00Z"))).toEqual([highlight]);
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
