import { expect, test } from "vitest";
import { html, link, picture, value } from "~/fields/wire-examples";
import { slideInSchema } from "./schema.server";

const json = (fields: Record<string, unknown> = {}) => ({
  uuid: value("5f0c3ac4-7d6f-4c55-9a47-1a2b3c4d5e6f"),
  status: value(true),
  title: value("Help je mee?"),
  ...fields,
});
const decoded = (fields?: Record<string, unknown>) => slideInSchema.parse(json(fields));

test("every field is decoded", () => {
  const all = {
    field_mobile_title: value("Help mee"),
    field_text: html("<p>Elk bedrag helpt.</p>"),
    field_mobile_text: html("<p>Help.</p>"),
    field_weight: value(-3),
    field_pages: value("/dementie/*\r\n<front>"),
    field_seconds: value(20),
    field_form_id: value("tips-mantelzorg"),
    field_script_id: value("7f31"),
    field_image: picture("Een bus"),
    field_button: link("internal:/doneren", "Geef"),
  };
  expect(decoded(all)).toEqual({
    id: "5f0c3ac4-7d6f-4c55-9a47-1a2b3c4d5e6f",
    status: true,
    weight: -3,
    pages: ["/dementie/*", "<front>"],
    title: "Help je mee?",
    mobileTitle: "Help mee",
    html: "<p>Elk bedrag helpt.</p>",
    mobileHtml: "<p>Help.</p>",
    seconds: 20,
    formId: "tips-mantelzorg",
    image: expect.objectContaining({ alt: "Een bus" }),
    button: { url: "/doneren", title: "Geef", external: false },
  });
});

test("absent, null and [] fields are empty, and the slide-in has no pages", () => {
  const names = [
    "mobile_title",
    "text",
    "mobile_text",
    "weight",
    "pages",
    "seconds",
    "form_id",
    "image",
    "button",
  ];
  for (const empty of [undefined, null, []]) {
    const fields = Object.fromEntries(names.map((name) => [`field_${name}`, empty]));
    expect(decoded(fields)).toMatchObject({
      mobileTitle: null,
      html: null,
      mobileHtml: null,
      weight: 0,
      pages: [],
      seconds: 0,
      formId: null,
      image: null,
      button: null,
    });
  }
});

test.each([
  ["/a\n/b", ["/a", "/b"]],
  ["/a\r\n\r\n  /b  \n", ["/a", "/b"]],
  ["/a\r/b", ["/a", "/b"]],
  [" \n ", []],
])("each line of %j is a pattern", (lines, pages) => {
  expect(decoded({ field_pages: value(lines) }).pages.map((pattern) => pattern.trim())).toEqual(pages);
});

test.each([
  [-5, 0],
  ["7", 7],
  [2.4, 2],
  [1e9, 999],
  ["straks", 0],
])("a delay of %j seconds is decoded as %d", (wait, seconds) => {
  expect(decoded({ field_seconds: value(wait) }).seconds).toBe(seconds);
});

test.each([
  ["without an id", { uuid: [] }],
  ["with an id that is invalid in a cookie", { uuid: value("a;b=c") }],
  ["with an id that is too long", { uuid: value("a".repeat(65)) }],
  ["without a title", { title: value(" ") }],
  ["with an invalid form id", { field_form_id: value("../formulier") }],
  ["with fields of another type", { field_pages: "/zorgen" }],
])("a slide-in %s is rejected", (_, fields) => {
  expect(slideInSchema.safeParse(json(fields)).success).toBe(false);
});

test.each([null, "slide-in", 7, [], {}])("%j is not a slide-in", (other) => {
  expect(slideInSchema.safeParse(other).success).toBe(false);
});

test("unsafe HTML and links are removed", () => {
  const slideIn = decoded({
    field_text: html('<p onclick="x()">Ja<script>alert(1)</script></p>'),
    field_mobile_text: html('<a href="javascript:alert(1)">Nee</a>'),
    field_button: link("javascript:alert(1)", "Klik"),
  });
  expect(slideIn).toMatchObject({ html: "<p>Ja</p>", mobileHtml: "<a>Nee</a>", button: null });
});

test("an invalid picture, mobile text or button is omitted and the rest is kept", () => {
  const slideIn = decoded({
    field_image: "plaatje",
    field_button: [{}],
    field_mobile_text: 7,
    field_weight: "a",
  });
  expect(slideIn).toMatchObject({
    title: "Help je mee?",
    image: null,
    button: null,
    mobileHtml: null,
    weight: 0,
  });
});
