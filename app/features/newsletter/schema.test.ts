import { parseWithZod } from "@conform-to/zod/v4";
import { expect, test } from "vitest";
import { readFormError } from "~/utils/form-errors";
import { newsletterSchema } from "./schema";

/** Parses a form with these fields; undefined fields are absent. */
function parse(fields: Record<string, string | undefined>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, value);
  return parseWithZod(form, { schema: newsletterSchema });
}

const acceptedAs = (fields: Record<string, string | undefined>) => {
  const submission = parse({ email: "jan@voorbeeld.nl", ...fields });
  return submission.status === "success" ? submission.value : null;
};

/** The error on the email field. */
const errorOf = (email: string | undefined) => readFormError(parse({ email }).reply().error?.email?.[0]);

const longestAddress = `jan@${"huis.".repeat(49)}aa.nl`;

test.each([undefined, "", " ", "   \t\n", "\u00a0"])("the address %j is blank", (email) => {
  expect(errorOf(email)).toBe("FieldMandatory");
});

test("an address has at most 254 characters", () => {
  expect(acceptedAs({ email: longestAddress })?.email).toBe(longestAddress);
  expect(errorOf(`a${longestAddress}`)).toBe("FieldTooLong");
  expect(errorOf("a".repeat(10_000))).toBe("FieldTooLong");
});

test("spaces do not count towards the length", () => {
  expect(acceptedAs({ email: ` ${longestAddress.split("").join(" ")} ` })?.email).toBe(longestAddress);
});

test.each([
  "jan@voorbeeld.nl",
  "Jan.Jansen@Voorbeeld.NL",
  "jan+nieuws@mail.voorbeeld.co.uk",
  "jan_o'neill-1%x@voorbeeld.museum",
  "j@x.nl",
  "1@2.nl",
  "jörg@bücher.example",
  "jan@xn--bcher-kva.example",
])("%s is an address", (email) => {
  expect(errorOf(email)).toBeUndefined();
  expect(acceptedAs({ email })?.email).toBe(email);
});

test.each([
  "jan",
  "@voorbeeld.nl",
  "jan@",
  "jan@voorbeeld",
  "jan@@voorbeeld.nl",
  "jan@voor@beeld.nl",
  "jan@.nl",
  "jan@voorbeeld.",
  "jan@voorbeeld..nl",
  "jan@.voorbeeld.nl",
  "voorbeeld.nl",
  "jan.voorbeeld@nl",
])("%s is not an address", (email) => {
  expect(errorOf(email)).toBe("InvalidEmail");
});

test.each([" jan@voorbeeld.nl ", "jan @ voorbeeld.nl", "j an@voor\tbeeld.nl\n", "jan@voorbeeld.nl\u00a0"])(
  "spaces are stripped from %j",
  (email) => {
    expect(acceptedAs({ email })?.email).toBe("jan@voorbeeld.nl");
  },
);

test.each([
  ["a space without width", "jan\u200b@voorbeeld.nl"],
  ["a byte order mark", "\ufeffjan@voorbeeld.nl"],
  ["a word joiner", "jan@voor\u2060beeld.nl"],
  ["a soft hyphen", "jan@voor\u00adbeeld.nl"],
  ["marks of direction", "\u202ajan@voorbeeld.nl\u202c\u200e"],
])("%s in an address is stripped", (_, email) => {
  expect(acceptedAs({ email })?.email).toBe("jan@voorbeeld.nl");
});

test("an address of signs that nobody sees is blank", () => {
  expect(errorOf("\u200b\u200e")).toBe("FieldMandatory");
});

test("a rejection keeps the typed text", () => {
  expect(parse({ email: " jan @voorbeeld" }).reply().initialValue).toMatchObject({
    email: " jan @voorbeeld",
  });
});

test.each(["2026-11-20T12:00:00.000Z", "2026-11-20T12:00:00Z", "2026-11-20T13:00:00+01:00"])(
  "%s is a time of rendering, in UTC",
  (rendered) => {
    expect(acceptedAs({ rendered })?.rendered).toBe("2026-11-20T12:00:00.000Z");
  },
);

test.each([undefined, "", "gisteren", "1763640000", "2026-13-45T99:00:00Z", "<script>"])(
  "the invalid time of rendering %j is dropped without a rejection",
  (rendered) => {
    expect(acceptedAs({ rendered })).toMatchObject({ email: "jan@voorbeeld.nl" });
    expect(acceptedAs({ rendered })?.rendered).toBeUndefined();
  },
);

test.each([
  ["/zorgen/partner", "/zorgen/partner"],
  ["/", "/"],
  [undefined, "/nieuwsbrief"],
  ["", "/nieuwsbrief"],
  ["zorgen", "/nieuwsbrief"],
  ["https://evil.example/", "/nieuwsbrief"],
  ["/zoeken?zoekterm=geheim", "/nieuwsbrief"],
  ["/zorgen en meer", "/nieuwsbrief"],
  [`/${"a".repeat(200)}`, "/nieuwsbrief"],
])("the page %j is stored as %s, without a rejection", (path, stored) => {
  expect(acceptedAs({ path })?.path).toBe(stored);
});

test("a filled honeypot is accepted, whatever its length", () => {
  expect(acceptedAs({})?.honeypot).toBe("");
  expect(acceptedAs({ honeypot: "koop nu" })?.honeypot).toBe("koop nu");
  expect(acceptedAs({ honeypot: "koop nu ".repeat(1000) })?.honeypot).toMatch(/^koop nu/);
});

test("the form id and the values of a mailing are accepted", () => {
  const mailing = { formId: "tips-mantelzorg_2", runid: "ab 12", "score sdv": "12" };
  expect(acceptedAs(mailing)).toMatchObject(mailing);
});

test.each([
  ["formId", "tips mantelzorg"],
  ["formId", "../ander"],
  ["formId", "a".repeat(65)],
  ["formId", ""],
  ["runid", "a".repeat(201)],
  ["score sdv", "a".repeat(201)],
  ["score sdv", " "],
])("an invalid %s '%s' is dropped without a rejection", (name, value) => {
  const accepted = acceptedAs({ [name]: value });
  expect(accepted).toMatchObject({ email: "jan@voorbeeld.nl" });
  expect(Reflect.get(accepted ?? {}, name) || undefined).toBeUndefined();
});

test("unknown fields are dropped and do not pollute prototypes", () => {
  const value = acceptedAs({ "__proto__.kwaad": "1", "constructor.prototype.kwaad": "1", extra: "x" });
  expect(Object.keys(value ?? {}).sort()).toEqual(["email", "honeypot", "path"]);
  expect(Reflect.get({}, "kwaad")).toBeUndefined();
});
