import { parseWithZod } from "@conform-to/zod/v4";
import { expect, test } from "vitest";
import { readFormError } from "~/utils/form-errors";
import { newsletterSchema } from "./schema";

/** As a browser sends it; a field that is undefined is not sent. */
function parse(fields: Record<string, string | undefined>) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) form.append(name, value);
  return parseWithZod(form, { schema: newsletterSchema });
}

const acceptedAs = (fields: Record<string, string | undefined>) => {
  const submission = parse({ email: "jan@voorbeeld.nl", ...fields });
  return submission.status === "success" ? submission.value : null;
};

/** The error that the visitor reads at the field. */
const errorOf = (email: string | undefined) => readFormError(parse({ email }).reply().error?.email?.[0]);

const longest = `${"a".repeat(254 - "@voorbeeld.nl".length)}@voorbeeld.nl`;

test.each([undefined, "", " ", "   \t\n", "\u00a0"])("the address %j is blank", (email) => {
  expect(errorOf(email)).toBe("FieldMandatory");
});

test("an address may be as long as mail allows, and not a character longer", () => {
  expect(acceptedAs({ email: longest })?.email).toBe(longest);
  expect(errorOf(`a${longest}`)).toBe("FieldTooLong");
  expect(errorOf("a".repeat(10_000))).toBe("FieldTooLong");
});

test("spaces do not count for the length", () => {
  expect(acceptedAs({ email: ` ${longest.split("").join(" ")} ` })?.email).toBe(longest);
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

test("what was typed is kept in a refusal", () => {
  expect(parse({ email: " jan @voorbeeld" }).reply().initialValue).toMatchObject({
    email: " jan @voorbeeld",
  });
});

test.each(["2026-11-20T12:00:00.000Z", "2026-11-20T13:00:00+01:00"])(
  "%s is a time of rendering",
  (rendered) => {
    expect(acceptedAs({ rendered })?.rendered).toBe(rendered);
  },
);

test.each([undefined, "", "gisteren", "1763640000", "2026-13-45T99:00:00Z", "<script>"])(
  "the time of rendering %j is nothing, and refuses nobody",
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
])("the page %j is told as %s, and refuses nobody", (path, told) => {
  expect(acceptedAs({ path })?.path).toBe(told);
});

test("a field that only robots fill refuses nobody, however much they fill in", () => {
  expect(acceptedAs({})?.honeypot).toBe("");
  expect(acceptedAs({ honeypot: "koop nu" })?.honeypot).toBe("koop nu");
  expect(acceptedAs({ honeypot: "koop nu ".repeat(1000) })?.honeypot).toMatch(/^koop nu/);
});

test("a mailing's form says which it is and what the mailing knew of its reader", () => {
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
])("of %s '%s' nothing is told, and it refuses nobody", (name, value) => {
  const accepted = acceptedAs({ [name]: value });
  expect(accepted).toMatchObject({ email: "jan@voorbeeld.nl" });
  expect(Reflect.get(accepted ?? {}, name) || undefined).toBeUndefined();
});

test("fields that nobody asked for are left out and harm nothing", () => {
  const value = acceptedAs({ "__proto__.kwaad": "1", "constructor.prototype.kwaad": "1", extra: "x" });
  expect(Object.keys(value ?? {}).sort()).toEqual(["email", "honeypot", "path"]);
  expect(Reflect.get({}, "kwaad")).toBeUndefined();
});
