import { expect, test } from "vitest";
import { z } from "zod";
import { activityPageSchema } from "~/features/activities/schema.server";
import { newsPageSchemaOf } from "~/features/news/schema.server";
import { locationsSchema } from "~/features/regions/schema.server";
import { vacancyPageSchema } from "~/features/vacancies/schema.server";
import { isoDate, isoDay, isoMoment } from "./days";
import { dateField, dayField } from "./drupal-fields";
import { fieldProblems } from "./field-problems";
import { openingHoursField } from "./opening-hours";
import { timeField } from "./times";
import { value } from "./wire-examples";

/** A quarter past midnight in Amsterdam, when it is still the day before in UTC. */
const moment = "2027-03-03T23:15:00.000Z";
const seconds = Date.parse(moment) / 1000;

const epochs: [string, string | number][] = [
  ["a number", seconds],
  ["a text", String(seconds)],
  ["a text with spaces", ` ${seconds} `],
];

test.each(epochs)("epoch seconds as %s are a moment, and its day in Amsterdam", (_, epoch) => {
  expect([isoDate, isoMoment].map((schema) => schema.parse(epoch))).toEqual([moment, moment]);
  expect(isoDay.parse(epoch)).toBe("2027-03-04");
  expect([dateField.parse(value(epoch)), dayField.parse(value(epoch))]).toEqual([moment, "2027-03-04"]);
});

const activity = (details: object) => ({
  Total: 1,
  Activities: [{ Id: 1, Title: "Koffie", Url: "/koffie", Activity: { StartDate: "2027-03-04", ...details } }],
});
const vacancy = (details: object) => ({
  Total: 1,
  Items: [{ Id: 1, Title: "Gastvrouw", Vacancy: { VacancyType: "regional", ...details } }],
});
const news = (fields: object) => ({
  TotalItems: 1,
  Items: [{ Id: 1, Title: "Nieuws", Url: "/nieuws", PublicationDate: moment, ...fields }],
});

/** Every date of the product API: the document with it, and where it is decoded to. */
const apiDates: [string, z.ZodType, (date: unknown) => unknown, string][] = [
  ["StartDate", activityPageSchema, (StartDate) => activity({ StartDate }), "startDate"],
  ["EndDate", activityPageSchema, (EndDate) => activity({ StartDate: "2027-03-01", EndDate }), "endDate"],
  [
    "PublicationDate",
    vacancyPageSchema,
    (PublicationDate) => vacancy({ PublicationDate }),
    "publicationDate",
  ],
  ["EndDate", vacancyPageSchema, (EndDate) => vacancy({ EndDate }), "endDate"],
  ["PublicationDate", newsPageSchemaOf(1), (PublicationDate) => news({ PublicationDate }), "date"],
  ["Changed", newsPageSchemaOf(1), (Changed) => news({ Changed }), "changed"],
];
const itemsOf = z.object({ items: z.array(z.record(z.string(), z.unknown())) });

test.each(apiDates)("the %s of an item of the product API may be epoch seconds", (_, schema, json, key) => {
  for (const [, epoch] of epochs) {
    const [item] = itemsOf.parse(schema.parse(json(epoch))).items;
    expect(String(item?.[key])).toMatch(/^2027-03-0(4$|3T23:15)/);
  }
});

const times: [unknown, number | null][] = [
  [50_400, 50_400],
  ["50400", 50_400],
  ["14:00", 50_400],
  ["14:00:00", 50_400],
  ["0:00", 0],
  [86_401, null],
  ["", null],
  [null, null],
];

test.each(times)("%j is read as a time in pages and in the product API", (time, expected) => {
  const { items } = activityPageSchema.parse(activity({ StartTime: time }));
  expect([timeField.parse([{ value: time }]), items[0]?.startTime]).toEqual([expected, expected]);
  expect(fieldProblems(timeField, [{ value: time }])).toEqual([]);
});

const days = [
  ["maandag", "monday"],
  ["dinsdag", "tuesday"],
  ["woensdag", "wednesday"],
  ["donderdag", "thursday"],
  ["vrijdag", "friday"],
  ["zaterdag", "saturday"],
  ["zondag", "sunday"],
];
const spellings = days.flatMap(([dutch = "", english = ""]) =>
  [dutch, english].flatMap((name): [string, string][] => [
    [name, dutch],
    [name.toUpperCase(), dutch],
    [` ${name.slice(0, 1).toUpperCase()}${name.slice(1)} `, dutch],
  ]),
);

test.each(spellings)("the weekday '%s' is %s in pages and in the product API", (name, day) => {
  const location = {
    Id: 1,
    Title: "De Tuinkamer",
    Data: { Path: "/tuinkamer" },
    OpeningHours: [{ Day: name, Hours: "14.00 tot 16.00 uur" }],
  };
  const [decoded] = locationsSchema.parse({ Locations: [location] });
  expect(openingHoursField.parse([{ day: name, hours: "14.00 tot 16.00 uur" }])[0]?.day).toBe(day);
  expect(decoded?.openingHours[0]?.day).toBe(day);
});

test.each(["31-12-2026", "20270304", "morgen", "99999999999", 7, "2027-13-01"])(
  "the date %j is reported by its shape, without its content",
  (date) => {
    const [problem, ...others] = fieldProblems(dateField, value(date));
    expect(others).toEqual([]);
    expect(problem?.reason).toMatch(/^is not a date \([9a.-]+\)$/);
  },
);
