import { readdir, readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { expect, test } from "vitest";
import { z } from "zod";
import { backendWith, temporaryFolder } from "../test-support";
import { deleteOlderThan, deletePerson, exportPerson, reportSubmissions } from "./stored-submissions";

type Fields = Record<string, string | File | undefined>;

const times = { RenderedTimeStamp: "2026-11-21T08:00:00Z", SentTimeStamp: "2026-11-21T08:01:00.123Z" };
const newsletter: Fields = {
  ...times,
  Region: "Utrecht",
  RegioRecipientEmail: "utrecht@example.nl",
  RecipientEmail: "anna@example.nl",
};
const application: Fields = {
  ...times,
  Id: "12",
  VacancyType: "landelijk",
  VacancyTitle: "Gastvrouw",
  Open: "false",
  FirstName: "Anna",
  LastName: "de Vries",
  City: "'s-Gravenhage",
  Email: "anna@example.nl",
  PhoneNumber: "06 12345678",
};
const corporate: Fields = { ...application, VacancyType: "corporate", Open: undefined, City: undefined };
const cv = new File(["%PDF-1.7"], "Mijn cv.PDF", { type: "application/pdf" });
const newsletterPath = "/api/v1/forms/region/newsletter/send";
const applicationPath = "/api/v1/forms/vacancy/apply/send";

async function post(path: string, fields: Fields, dataDir = temporaryFolder()) {
  const { request } = await backendWith({}, { dataDir, now: () => new Date("2026-11-21T08:02:00Z") });
  const body = new FormData();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) body.append(name, value);
  const response = await request(path, { method: "POST", body });
  const json: unknown = await response.json();
  return { status: response.status, body: json, dataDir };
}

async function filesOf(folder: string): Promise<string[]> {
  return (await readdir(folder)).sort();
}

test("a newsletter subscription is stored so that only the user of the process can read it", async () => {
  const { status, body, dataDir } = await post(newsletterPath, newsletter);
  expect(status).toBe(201);
  const folder = join(dataDir, "submissions", "region-newsletter");
  const [file = ""] = await filesOf(folder);
  expect(file).toMatch(/^2026-11-21T08-02-00\.000Z-[0-9a-f]{8}\.json$/);
  expect(body).toEqual({ id: file.replace(".json", "") });
  expect(JSON.parse(await readFile(join(folder, file), "utf8"))).toEqual({
    id: file.replace(".json", ""),
    kind: "region-newsletter",
    received: "2026-11-21T08:02:00.000Z",
    fields: newsletter,
  });
  expect((await stat(join(folder, file))).mode & 0o777).toBe(0o600);
  expect((await stat(folder)).mode & 0o777).toBe(0o700);
  expect((await stat(join(dataDir, "submissions"))).mode & 0o777).toBe(0o700);
});

test("a submission with a filled honeypot is stored and marked", async () => {
  const { status, dataDir } = await post(newsletterPath, { ...newsletter, HoneyPot: "x" });
  expect(status).toBe(201);
  const folder = join(dataDir, "submissions", "region-newsletter");
  const [file = ""] = await filesOf(folder);
  expect(JSON.parse(await readFile(join(folder, file), "utf8"))).toMatchObject({ honeypot: true });
});

test("an attachment is stored next to the application under a generated name", async () => {
  const { status, dataDir } = await post(applicationPath, {
    ...corporate,
    Motivation: "Graag.",
    Attachment: cv,
  });
  expect(status).toBe(201);
  const folder = join(dataDir, "submissions", "vacancy");
  const [attachment = "", file = ""] = await filesOf(folder);
  expect(attachment).toBe(file.replace(".json", "-attachment.pdf"));
  expect(await readFile(join(folder, attachment), "utf8")).toBe("%PDF-1.7");
  expect((await stat(join(folder, attachment))).mode & 0o777).toBe(0o600);
  expect(JSON.parse(await readFile(join(folder, file), "utf8"))).toMatchObject({
    fields: { Attachment: { file: attachment, name: "Mijn cv.PDF", type: "application/pdf", size: 8 } },
  });
});

test.each<[string, Fields]>([
  ["a national vacancy", {}],
  [
    "a national vacancy with all fields",
    { Gender: "unknown", Insertion: "de", Education: "a", LinkedIn: "b", Attachment: cv },
  ],
  ["an open application", { Open: "true" }],
  [
    "a regional vacancy",
    {
      VacancyType: "regional",
      Open: undefined,
      Region: "Utrecht",
      RegioRecipientEmail: "a@b.nl",
      OrganisationUnitKey: "7",
    },
  ],
  [
    "a regional vacancy without an e-mail address of the region",
    { VacancyType: "regional", Open: undefined, Region: "Utrecht", OrganisationUnitKey: "7" },
  ],
  ["a form with empty fields and an empty file field", { Insertion: "", Attachment: new File([], "") }],
])("%s is accepted", async (_what, fields) => {
  expect(await post(applicationPath, { ...application, ...fields })).toMatchObject({ status: 201 });
});

const big = new File([new Uint8Array(2_097_153)], "cv.pdf");
const full = new File([new Uint8Array(2_097_152)], "cv.docx");

test.each<[string, Fields, string, string]>([
  ["no first name", { FirstName: " " }, "FirstName", "is required"],
  ["a last name that is too long", { LastName: "a".repeat(51) }, "LastName", "has more than 50 characters"],
  ["no telephone number", { PhoneNumber: undefined }, "PhoneNumber", "is required"],
  ["no e-mail address", { Email: undefined }, "Email", "is required"],
  ["half an e-mail address", { Email: "anna@example" }, "Email", "is not an e-mail address"],
  ["no place", { City: undefined }, "City", "is required"],
  ["a place with digits", { City: "Utrecht 2" }, "City", "has digits"],
  ["an unknown gender", { Gender: "x" }, "Gender", "has to be male, female or unknown"],
  [
    "a time in another format",
    { SentTimeStamp: "21-11-2026" },
    "SentTimeStamp",
    "has to be a time in UTC like 2026-11-21T08:00:00Z",
  ],
  [
    "no kind of vacancy",
    { VacancyType: undefined },
    "VacancyType",
    "has to be regional, landelijk or corporate",
  ],
  [
    "a region for a national vacancy",
    { Region: "Utrecht" },
    "Region",
    "does not belong to this kind of vacancy",
  ],
  ["no choice of open", { Open: undefined }, "Open", "has to be true or false"],
  [
    "a file of another kind",
    { Attachment: new File(["x"], "cv.exe") },
    "Attachment",
    "has to be a .pdf, .doc or .docx file",
  ],
  ["a file that is too big", { Attachment: big }, "Attachment", "has more than 2097152 bytes"],
  [
    "a file with a name that is too long",
    { Attachment: new File(["x"], `${"a".repeat(251)}.pdf`) },
    "Attachment",
    "has a name of 255 characters or more",
  ],
  ["text instead of a file", { Attachment: "cv.pdf" }, "Attachment", "has to be a file"],
])("an application with %s is rejected", async (_what, fields, field, reason) => {
  const { status, body, dataDir } = await post(applicationPath, { ...application, ...fields });
  expect(body).toEqual({ errors: [{ field, reason }] });
  expect(status).toBe(400);
  expect(await readdir(dataDir)).toEqual([]);
});

test("a corporate vacancy requires a motivation and a file, and all errors are returned at once", async () => {
  const { status, body } = await post(applicationPath, corporate);
  expect(status).toBe(400);
  expect(body).toEqual({
    errors: [
      { field: "Motivation", reason: "is required" },
      { field: "Attachment", reason: "has to be a file" },
    ],
  });
});

test("a file of exactly 2 MB is accepted", async () => {
  expect(await post(applicationPath, { ...application, Attachment: full })).toMatchObject({ status: 201 });
});

test("two files are rejected", async () => {
  const { request } = await backendWith();
  const body = new FormData();
  for (const [name, value] of Object.entries(application)) if (value !== undefined) body.append(name, value);
  body.append("Attachment", cv);
  body.append("Attachment", cv);
  const response = await request(applicationPath, { method: "POST", body });
  expect(response.status).toBe(400);
  expect(await response.json()).toEqual({
    errors: [{ field: "Attachment", reason: "is given more than once" }],
  });
});

test("other content types and malformed multipart forms are rejected", async () => {
  const { request } = await backendWith();
  const send = (contentType: string) =>
    request(newsletterPath, { method: "POST", body: "{}", headers: { "Content-Type": contentType } });
  for (const type of ["application/json", "multipart/form-data; boundary=x"]) {
    const response = await send(type);
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ errors: [{ field: "Content-Type" }] });
  }
});

test("a body above 8 MB is rejected with 413", async () => {
  const { request, dataDir } = await backendWith();
  const body = new FormData();
  body.append("Attachment", new File([new Uint8Array(8 * 1024 * 1024)], "cv.pdf"));
  expect((await request(applicationPath, { method: "POST", body })).status).toBe(413);
  expect(await readdir(dataDir)).toEqual([]);
});

test("the newsletter provider accepts subscriptions for each brand", async () => {
  const { request, dataDir } = await backendWith();
  const fields = {
    email: "a@b.nl",
    rendered: times.RenderedTimeStamp,
    sent: times.SentTimeStamp,
    path: "/",
    "score sdv": "3",
  };
  const send = (brand: string, more = {}) =>
    request(`/newsletter-provider/${brand}`, {
      method: "POST",
      body: new URLSearchParams({ ...fields, ...more }),
    });
  expect((await send("samen")).status).toBe(201);
  expect((await send("ander")).status).toBe(404);
  const refused = await send("dementie", { email: "a", path: "" });
  expect(refused.status).toBe(400);
  expect(await refused.json()).toMatchObject({ errors: [{ field: "email" }, { field: "path" }] });
  expect(await readdir(join(dataDir, "submissions", "newsletter"))).toHaveLength(1);
});

test("the report lists submissions, newest first, and shows one by id", async () => {
  const dataDir = temporaryFolder();
  expect(await reportSubmissions(dataDir)).toBe(`No submissions yet in ${join(dataDir, "submissions")}.`);
  await post(newsletterPath, newsletter, dataDir);
  const { body } = await post(applicationPath, { ...application, Attachment: cv }, dataDir);
  const { id } = z.object({ id: z.string() }).parse(body);
  const list = (await reportSubmissions(dataDir)).split("\n");
  expect(list).toHaveLength(2);
  expect(list).toContainEqual(
    expect.stringMatching(`^vacancy +2026-11-21 08:02:00 UTC  ${id}  [\\d,]+ bytes$`),
  );
  const one = await reportSubmissions(dataDir, id);
  expect(one).toContain('"FirstName": "Anna"');
  expect(one.split("\n").at(-1)).toBe(
    `Attachment: ${join(dataDir, "submissions", "vacancy", `${id}-attachment.pdf`)}`,
  );
  expect(await reportSubmissions(dataDir, "../../x")).toBe("There is no submission ../../x.");
});

test("the submissions of one person can be exported, and deleted with their attachments", async () => {
  const dataDir = temporaryFolder();
  await post(newsletterPath, newsletter, dataDir);
  await post(applicationPath, { ...application, Attachment: cv }, dataDir);
  await post(applicationPath, { ...application, FirstName: "Bea", Email: "bea@example.nl" }, dataDir);
  const exported = await exportPerson(dataDir, " Anna@Example.nl ");
  expect(exported).toContain('"FirstName": "Anna"');
  expect(exported).toContain('"RecipientEmail": "anna@example.nl"');
  expect(exported).toMatch(/^Attachment: .*-attachment\.pdf$/m);
  expect(exported).not.toContain("Bea");
  expect(await deletePerson(dataDir, "anna@example.nl")).toBe("Deleted 2 submissions.");
  expect(await filesOf(join(dataDir, "submissions", "region-newsletter"))).toEqual([]);
  expect(await filesOf(join(dataDir, "submissions", "vacancy"))).toHaveLength(1);
  expect(await exportPerson(dataDir, "anna@example.nl")).toBe("There is nothing with this e-mail address.");
  // The address of a region does not identify the sender.
  expect(await deletePerson(dataDir, "utrecht@example.nl")).toBe(
    "There is nothing with this e-mail address.",
  );
});

test("submissions older than the limit are deleted when the stand-in starts", async () => {
  const dataDir = temporaryFolder();
  await post(applicationPath, { ...application, Attachment: cv }, dataDir);
  expect(await deleteOlderThan(dataDir, 28, new Date("2026-12-19T08:01:59Z"))).toBe(0);
  await backendWith({}, { dataDir, submissionDays: 28, now: () => new Date("2026-12-19T08:02:01Z") });
  expect(await filesOf(join(dataDir, "submissions", "vacancy"))).toEqual([]);
});

test("a repeated key within ten minutes returns the stored submission", async () => {
  const dataDir = temporaryFolder();
  const send = async (key: string, minute: number) => {
    const now = () => new Date(Date.UTC(2026, 10, 21, 8, minute));
    const { request } = await backendWith({}, { dataDir, now });
    const body = new FormData();
    for (const [name, value] of Object.entries(application))
      if (value !== undefined) body.append(name, value);
    const response = await request(applicationPath, {
      method: "POST",
      body,
      headers: { "Idempotency-Key": key },
    });
    expect(response.status).toBe(201);
    return z.object({ id: z.string() }).parse(await response.json()).id;
  };
  const first = await send("SLEUTEL", 0);
  expect(await send("SLEUTEL", 9)).toBe(first);
  expect(await send("ANDERE", 9)).not.toBe(first);
  expect(await send("SLEUTEL", 11)).not.toBe(first);
  expect(await filesOf(join(dataDir, "submissions", "vacancy"))).toHaveLength(3);
});
