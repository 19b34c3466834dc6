import { expect, test } from "vitest";
import { sampleCv } from "../../../../tests/factories/applications";
import { type ApplicationField, type ApplicationForm, applicationForms } from "../wire";
import { applicationSchemas } from "./schema";

type Input = Partial<Record<ApplicationField, unknown>>;

const file = (name: string, bytes: Buffer | null = sampleCv.pdf, size = bytes?.length ?? 2_097_153) => ({
  name,
  size,
  bytes,
});

const good: Input = {
  gender: "female",
  firstName: "Anna",
  insertion: "de",
  lastName: "Vries",
  city: "Tiel",
  phone: "06 12345678",
  email: "anna@voorbeeld.nl",
  motivation: "Ik help graag.",
  linkedIn: "https://www.linkedin.com/in/anna",
  cv: file("cv.pdf"),
  education: "Zorg en welzijn",
};

/** The error of a field with this value in an otherwise valid form, or null. */
function errorAt(form: ApplicationForm, field: ApplicationField, value: unknown): string | null {
  const parsed = applicationSchemas[form].safeParse({ ...good, [field]: value });
  const issues = parsed.success ? [] : parsed.error.issues;
  expect(issues.map(({ path }) => path[0]).filter((name) => name !== field)).toEqual([]);
  return issues[0]?.message ?? null;
}

const ofLength = (length: number) => "a".repeat(length);
const mailOf = (length: number) => `anna@${"huis.".repeat(48)}${ofLength(length - 248)}.nl`;

type Row = [field: ApplicationField, value: unknown, error: string | null, forms?: ApplicationForm[]];

const volunteers: ApplicationForm[] = ["short", "long"];

const texts: Row[] = [
  ...(["firstName", "lastName"] as const).flatMap((field): Row[] => [
    [field, undefined, "FieldMandatory"],
    [field, "", "FieldMandatory"],
    [field, "   ", "FieldMandatory"],
    [field, "\t\r\n", "FieldMandatory"],
    [field, "\u00a0", "FieldMandatory"],
    [field, "A", null],
    [field, "'s", null],
    [field, "Ünal-Çelik", null],
    [field, "<b>Anna</b>", null],
    [field, ofLength(50), null],
    [field, `  ${ofLength(50)}  `, null],
    [field, ofLength(51), "FieldTooLong"],
    [field, ofLength(100_000), "FieldTooLong"],
  ]),
  ["insertion", undefined, null],
  ["insertion", "", null],
  ["insertion", " ", null],
  ["insertion", "van der", null],
  ["insertion", ofLength(100), null],
  ["insertion", ofLength(101), "FieldTooLong"],
  ["city", undefined, "FieldMandatory", volunteers],
  ["city", " ", "FieldMandatory", volunteers],
  ["city", "Tiel", null],
  ["city", "'s-Gravenhage", null],
  ["city", "Sint-Michielsgestel (dorp)", null],
  ["city", "Y", null],
  ["city", "Tiel 2", "InvalidPlace", volunteers],
  ["city", "4001", "InvalidPlace", volunteers],
  ["city", "4001 AB Tiel", "InvalidPlace", volunteers],
  ["city", "٣", "InvalidPlace", volunteers],
  ["city", ofLength(100), null],
  ["city", ofLength(101), "FieldTooLong", volunteers],
  ["city", undefined, null, ["corporate"]],
  ["city", "4001", null, ["corporate"]],
  ["phone", undefined, "FieldMandatory"],
  ["phone", "  ", "FieldMandatory"],
  ...[
    ...["0612345678", "06-12345678", "06 12345678", "06 12 34 56 78", "06.12.34.56.78", "06/12345678"],
    ...["0111-123456", "020 1234567", "(020) 123 45 67", "085 0640400", "0800-1234", "0900 8844"],
    ...["+31 6 1234 5678", "+31612345678", "0031612345678", "+31 (0)6 12345678", "+32 470 12 34 56"],
    ...["+49 30 901820", "555-123-4567", "(555) 123 4567", "5551234567", "bel 555 123 4567 na zes uur"],
  ].map((value): Row => ["phone", value, null]),
  ...[
    "12345",
    "06",
    "geen",
    "06-123456789",
    "bel maar",
    "+31",
    "0612-34",
    "anna@voorbeeld.nl",
    "--",
    "123-456",
  ].map((value): Row => ["phone", value, "InvalidPhoneNumber"]),
  ["phone", `06-12345678${" ".repeat(80)}`, null],
  ["phone", "1".repeat(51), "FieldTooLong"],
  ["email", undefined, "FieldMandatory"],
  ["email", "  ", "FieldMandatory"],
  ...["anna@voorbeeld.nl", " anna @voorbeeld.nl", "a@b.nl", "jörg@bücher.example", mailOf(254)].map(
    (value): Row => ["email", value, null],
  ),
  ...[
    "anna",
    "@voorbeeld.nl",
    "anna@",
    "anna@voorbeeld",
    "anna@@voorbeeld.nl",
    "anna@.nl",
    "anna@voorbeeld..nl",
  ].map((value): Row => ["email", value, "InvalidEmail"]),
  ["email", mailOf(255), "FieldTooLong"],
  ["motivation", undefined, null, volunteers],
  ["motivation", " ", null, volunteers],
  ["motivation", undefined, "FieldMandatory", ["corporate"]],
  ["motivation", " \r\n ", "FieldMandatory", ["corporate"]],
  ["motivation", "Graag.\r\n\r\nAnna", null],
  ["motivation", ofLength(10_000), null],
  ["motivation", ofLength(10_001), "FieldTooLong"],
  ["linkedIn", undefined, null],
  ["linkedIn", "linkedin.com/in/anna", null],
  ["linkedIn", ofLength(300), null],
  ["linkedIn", ofLength(301), "FieldTooLong", ["long"]],
  ["linkedIn", ofLength(301), null, ["short", "corporate"]],
  ["education", undefined, null],
  ["education", ofLength(10_000), null],
  ["education", ofLength(10_001), "FieldTooLong", ["long"]],
  ["education", ofLength(10_001), null, ["short", "corporate"]],
  ["gender", undefined, null],
  ["gender", "", null],
  ["gender", "male", null],
  ["gender", "unknown", null],
  ["gender", "hond", null],
];

const withFile: ApplicationForm[] = ["long", "corporate"];
const grown = (length: number) => Buffer.concat([sampleCv.pdf, Buffer.alloc(length - sampleCv.pdf.length)]);

const files: Row[] = [
  ["cv", null, "FileMandatory", ["corporate"]],
  ["cv", undefined, "FileMandatory", ["corporate"]],
  ["cv", null, null, volunteers],
  ["cv", file("virus.exe"), null, ["short"]],
  ["cv", file("cv.pdf"), null],
  ["cv", file("CV Anna (2026).PDF"), null],
  ["cv", file("cv.doc", sampleCv.doc), null],
  ["cv", file("cv.docx", sampleCv.docx), null],
  ["cv", file("cv.DocX", sampleCv.docx), null],
  ["cv", file("cv"), "FileTypeForbidden", withFile],
  ["cv", file("pdf"), "FileTypeForbidden", withFile],
  ["cv", file("cv.pdf.exe"), "FileTypeForbidden", withFile],
  ["cv", file("cv.exe.pdf"), null, withFile],
  ["cv", file("cv.odt"), "FileTypeForbidden", withFile],
  ["cv", file("cv.docm", sampleCv.docx), "FileTypeForbidden", withFile],
  ["cv", file("cv.jpg", Buffer.from("ffd8ffe0", "hex")), "FileTypeForbidden", withFile],
  ["cv", file("cv.doc", sampleCv.docx), "FileMislabelled", withFile],
  ["cv", file("cv.docx", sampleCv.doc), "FileMislabelled", withFile],
  ["cv", file("cv.docx", sampleCv.pdf), "FileMislabelled", withFile],
  ["cv", file("cv.pdf", sampleCv.docx), "FileMislabelled", withFile],
  ["cv", file("cv.docx", sampleCv.zip), "FileMislabelled", withFile],
  ["cv", file("cv.doc", sampleCv.spreadsheet), "FileMislabelled", withFile],
  ["cv", file("cv.pdf", Buffer.from("<html>%PD</html>")), "FileMislabelled", withFile],
  ["cv", file("cv.pdf", Buffer.concat([Buffer.alloc(1000), sampleCv.pdf])), null, withFile],
  ["cv", file("cv.pdf", Buffer.concat([Buffer.alloc(1024), sampleCv.pdf])), "FileMislabelled", withFile],
  ["cv", file("leeg.pdf", Buffer.alloc(0)), "FileEmpty", withFile],
  ["cv", file(`${ofLength(250)}.pdf`), null, withFile],
  ["cv", file(`${ofLength(251)}.pdf`), "FileNameTooLong", withFile],
  ["cv", file(ofLength(255)), "FileNameTooLong", withFile],
  ["cv", file("cv.pdf", grown(2_097_151)), null, withFile],
  ["cv", file("cv.pdf", grown(2_097_152)), null, withFile],
  ["cv", file("cv.pdf", null), "FileTooBig", withFile],
  ["cv", file("cv.pdf", grown(2_097_153)), "FileTooBig", withFile],
  ["cv", file("cv.exe", null), "FileTypeForbidden", withFile],
];

const rows = [...texts, ...files].flatMap(
  ([field, value, error, forms = [...volunteers, "corporate"] as const]) =>
    forms.map((form) => ({ form, field, value, error })),
);

const printed = (value: unknown) =>
  typeof value === "string" && value.length > 60
    ? `${value.length} characters`
    : JSON.stringify(value)?.slice(0, 60);

test("the table has at least 120 rows", () => {
  expect(rows.length).toBeGreaterThanOrEqual(120);
});

test.each(rows.map((row) => [row.form, row.field, printed(row.value), row.error, row.value] as const))(
  "%s form, %s: %s gives %s",
  (form, field, _printed, error, value) => expect(errorAt(form, field, value)).toBe(error),
);

test("an empty form has an error for each required field only", () => {
  for (const form of ["short", "long", "corporate"] as const) {
    const parsed = applicationSchemas[form].safeParse({});
    const missing = parsed.error?.issues.map(({ path }) => path[0]);
    const required = applicationForms[form].filter(({ required }) => required).map(({ name }) => name);
    expect(missing?.sort()).toEqual(required.sort());
  }
});

test("a form ignores fields that it does not have", () => {
  expect(applicationSchemas.short.parse(good)).toMatchObject({ linkedIn: null, cv: null, education: null });
  expect(applicationSchemas.corporate.parse(good)).toMatchObject({
    gender: null,
    city: null,
    linkedIn: null,
    education: null,
  });
});

test("the validated texts are those typed, trimmed", () => {
  const parsed = applicationSchemas.long.parse({
    ...good,
    firstName: " Anna ",
    email: " anna @voorbeeld.nl",
  });
  expect(parsed).toMatchObject({
    firstName: "Anna",
    email: "anna@voorbeeld.nl",
    motivation: "Ik help graag.",
  });
  expect(parsed.cv?.bytes.equals(sampleCv.pdf)).toBe(true);
});
