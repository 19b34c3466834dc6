import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { beforeAll, expect, test, vi } from "vitest";
import { listFailedSubmissions } from "~/.server/store/failed-submissions";
import { action, handle } from "~/routes/vacancies/application";
import { loader as thanksLoader } from "~/routes/vacancies/application-thanks";
import { regionContent } from "../../backend/test-regions";
import { vacancyContent } from "../../backend/test-vacancies";
import { sampleCv } from "../factories/applications";
import { testApp } from "../setup/app-context";
import { applicationPaths, applicationSite, backend } from "../setup/application-site";
import { outcomeOf } from "../setup/call";
import { regionSite } from "../setup/region-site";

type Values = Record<string, string | File | undefined>;

const volunteer: Values = {
  rendered: "2026-11-21T08:00:00.000Z",
  render: "een-formulier",
  honeypot: "",
  gender: "female",
  firstName: "Anna",
  insertion: "",
  lastName: "Vriesinga",
  city: "Tiel",
  phone: "06 12345678",
  email: " anna @voorbeeld.nl",
  motivation: "Ik help graag.\r\nIk woon dichtbij: café ’t Hoekje.",
};

const cvFile = (bytes: Buffer = sampleCv.pdf, name = "Cv Anna é.pdf") =>
  new File([new Uint8Array(bytes)], name, { type: "text/html" });
const job: Values = { ...volunteer, cv: cvFile() };

function formOf(values: Values): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) if (value !== undefined) form.append(name, value);
  return form;
}

// Reading content/ takes long on a busy machine.
beforeAll(async () => void (await backend()));

const now = () => new Date("2026-11-21T08:05:00Z");

type Site = Awaited<ReturnType<typeof applicationSite>>;

/** Posts a form that is shown again: with errors, for review or for editing. */
async function postAndReadForm(site: Site, path: string, values: Values) {
  const response = await site.post(path, formOf(values));
  if (!("data" in response) || !response.data) throw new Error("the form was not shown again");
  return { status: response.init?.status, ...response.data };
}

async function submit(site: Site, path: string, values: Values): Promise<Response> {
  const response = await site.post(path, formOf(values));
  if (response instanceof Response) return response;
  throw new Error(`the form was not submitted but ${JSON.stringify("data" in response && response.data)}`);
}

test("a regional application is forwarded with the recipient of the region and exactly these fields", async () => {
  const site = await applicationSite({ now });
  const response = await submit(site, applicationPaths.regional, volunteer);
  expect(response.status).toBe(303);
  expect(response.headers.get("Location")).toBe("/vrijwilligerswerk/bedankt-voor-je-sollicitatie");
  expect(response.headers.get("Cache-Control")).toBe("no-store");
  expect(site.arrived).toHaveLength(1);
  expect(site.arrived[0]?.fields).toEqual([
    ["RenderedTimeStamp", "2026-11-21T08:00:00.000Z"],
    ["SentTimeStamp", "2026-11-21T08:05:00.000Z"],
    ["Id", expect.stringMatching(/^\d+$/)],
    ["VacancyType", "regional"],
    ["VacancyTitle", "Gastvrouw of gastheer"],
    ["Region", "Afdeling Rivierenland"],
    ["RegioRecipientEmail", "vrijwilligers-rivierenland@alzheimer.example"],
    ["OrganisationUnitKey", expect.stringMatching(/\w/)],
    ["Gender", "female"],
    ["FirstName", "Anna"],
    ["Insertion", ""],
    ["LastName", "Vriesinga"],
    ["City", "Tiel"],
    ["Email", "anna@voorbeeld.nl"],
    ["PhoneNumber", "06 12345678"],
    ["Motivation", "Ik help graag.\r\nIk woon dichtbij: café ’t Hoekje."],
  ]);
  expect(site.arrived[0]?.headers.get("Content-Type")).toMatch(/^multipart\/form-data; boundary=/);
});

/** The submitted application for the vacancy in Tiel, with these contact details on its page and region. */
async function forwardRegionalApplication(vacancyEmail: string | undefined, regionEmail: string) {
  const page = "pages/regios/rivierenland/vrijwilligerswerk/gastvrouw.yaml";
  const region = "regions/rivierenland.json";
  const text = regionContent[region]?.replace("rivierenland@alzheimer.example", regionEmail) ?? "";
  const site = await regionSite(
    {},
    {
      ...vacancyContent,
      [page]: JSON.stringify({ ...JSON.parse(vacancyContent[page] ?? ""), email: vacancyEmail }),
      [region]: text,
    },
  );
  const url = "http://dementie.localhost/regios/rivierenland/vrijwilligerswerk/gastvrouw/solliciteren";
  const request = new Request(url, { method: "POST", body: formOf(volunteer) });
  const response = await action({ request, params: {}, context: site.loadContext() });
  return { status: response instanceof Response && response.status, ...site.posted[0], logged: site.logged };
}

const invalidAddress = "joyce@tiel.x";

test.each([
  ["its own address", "werk@tiel.example", "afdeling@tiel.example", "werk@tiel.example"],
  ["no address, but its region has one", undefined, "afdeling@tiel.example", "afdeling@tiel.example"],
  [
    "an invalid address, but its region has a valid one",
    invalidAddress,
    "afdeling@tiel.example",
    "afdeling@tiel.example",
  ],
  ["no address, and its region has an invalid one", undefined, invalidAddress, undefined],
])(
  "an application for a regional vacancy is forwarded when the vacancy has %s",
  async (_, vacancyEmail, regionEmail, recipient) => {
    const { status, fields, logged } = await forwardRegionalApplication(vacancyEmail, regionEmail);
    expect(status).toBe(303);
    expect(fields).toMatchObject({ Region: "Afdeling Rivierenland", LastName: "Vriesinga" });
    expect(fields?.RegioRecipientEmail).toBe(recipient);
    // Logged for operators; visitors see no error, because the application arrived.
    const warned = logged.some(({ message }) => message === "a vacancy has no recipient");
    expect(warned).toBe(recipient === undefined);
  },
);

test("who chooses 'Zeg ik liever niet' sends no gender", async () => {
  const site = await applicationSite({ now });
  await submit(site, applicationPaths.landelijk, { ...volunteer, gender: "" });
  expect(site.arrived[0]?.fields.map(([name]) => name)).toContain("FirstName");
  expect(site.arrived[0]?.fields.map(([name]) => name)).not.toContain("Gender");
});

test("only a national application has the field 'Open'", async () => {
  const site = await applicationSite({ now });
  await submit(site, applicationPaths.contact, volunteer);
  await submit(site, applicationPaths.landelijk, volunteer);
  await submit(site, applicationPaths.corporate, job);
  const open = site.arrived.map(({ fields }) => fields.filter(([name]) => name === "Open"));
  expect(open).toEqual([[["Open", "true"]], [["Open", "false"]], []]);
  for (const { fields } of site.arrived) {
    expect(fields.map(([name]) => name)).not.toContain("Region");
    expect(fields.map(([name]) => name)).not.toContain("HoneyPot");
  }
});

test("an application for a paid job has seven fields, and its file is forwarded unchanged with its name", async () => {
  const site = await applicationSite({ now });
  const bytes = Buffer.concat([
    sampleCv.pdf,
    Buffer.from(Array.from({ length: 100_000 }, (_, at) => at % 251)),
  ]);
  const response = await submit(site, applicationPaths.corporate, { ...job, cv: cvFile(bytes) });
  expect(response.headers.get("Location")).toBe(
    "/over-ons/werken-bij-alzheimer-nederland/bedankt-voor-je-sollicitatie",
  );
  const [arrived] = site.arrived;
  expect(arrived?.fields.map(([name]) => name)).toEqual([
    ...["RenderedTimeStamp", "SentTimeStamp", "Id", "VacancyType", "VacancyTitle"],
    ...["FirstName", "Insertion", "LastName", "Email", "PhoneNumber", "Motivation"],
  ]);
  expect(arrived?.file).toMatchObject({
    field: "Attachment",
    name: "Cv Anna é.pdf",
    type: "application/pdf",
  });
  expect(arrived?.file?.bytes.equals(bytes)).toBe(true);
});

test("the recipient is never derived from form fields", async () => {
  const site = await applicationSite({ now });
  const forged = {
    RegioRecipientEmail: "boef@evil.example",
    VacancyType: "corporate",
    Open: "true",
    Id: "1",
  };
  await submit(site, applicationPaths.regional, {
    ...volunteer,
    ...forged,
    __proto__x: "evil",
    vacancy: "evil",
  });
  expect(JSON.stringify(site.arrived)).not.toContain("evil");
});

test("a filled honeypot is forwarded and the visitor gets the normal confirmation", async () => {
  const site = await applicationSite({ now });
  expect((await submit(site, applicationPaths.landelijk, { ...volunteer, honeypot: "koop nu" })).status).toBe(
    303,
  );
  expect(site.arrived[0]?.fields).toContainEqual(["HoneyPot", "koop nu"]);
});

test("a captcha token is forwarded as a header, never as a field, and is not required", async () => {
  const site = await applicationSite({ now });
  await submit(site, applicationPaths.landelijk, { ...volunteer, captcha: "03AFc_token-1.x" });
  await submit(site, applicationPaths.landelijk, {
    ...volunteer,
    render: "b",
    captcha: "kwaad\r\nX-Evil: 1",
  });
  const [first, second] = site.arrived;
  expect(first?.headers.get("X-Captcha-Token")).toBe("03AFc_token-1.x");
  expect(JSON.stringify(first?.fields)).not.toContain("03AFc");
  expect(second?.headers.get("X-Captcha-Token")).toBeNull();
});

test("a form with errors keeps the typed values and a valid file", async () => {
  const site = await applicationSite({ now });
  const { firstName, ...rest } = job;
  const first = await postAndReadForm(site, applicationPaths.corporate, { ...rest, email: "anna@" });
  expect(first).toMatchObject({
    status: 400,
    errors: { firstName: "FieldMandatory", email: "InvalidEmail" },
    values: { lastName: "Vriesinga", email: "anna@", motivation: volunteer.motivation },
    storedFile: { name: "Cv Anna é.pdf", size: sampleCv.pdf.length },
  });
  expect(site.arrived).toEqual([]);
  await submit(site, applicationPaths.corporate, { ...job, cv: undefined, kept: first.storedFile?.token });
  expect(site.arrived[0]?.file?.bytes.equals(sampleCv.pdf)).toBe(true);
  expect(site.arrived[0]?.file?.name).toBe("Cv Anna é.pdf");
});

test("an answer of NUL is no answer, and beside other signs it is left out", async () => {
  const site = await applicationSite({ now });
  const refused = await postAndReadForm(site, applicationPaths.landelijk, { ...volunteer, lastName: "\0" });
  expect(refused).toMatchObject({ status: 400, errors: { lastName: "FieldMandatory" } });
  const typed = { ...volunteer, lastName: "Vries\0inga" };
  await submit(site, applicationPaths.landelijk, typed);
  const encoded = Object.entries({ ...typed, render: "b" }).map(([name, value]) => [name, String(value)]);
  await site.post(applicationPaths.landelijk, { body: new URLSearchParams(encoded) });
  expect(site.arrived).toHaveLength(2);
  for (const { fields } of site.arrived) expect(fields).toContainEqual(["LastName", "Vriesinga"]);
});

test("a stored file is encrypted on disk, stays after each post of a form, and is removed once it is sent", async () => {
  const site = await applicationSite({ now });
  const incomplete = {
    ...job,
    firstName: "",
    cv: cvFile(Buffer.concat([sampleCv.pdf, Buffer.from("Vriesinga")])),
  };
  const first = await postAndReadForm(site, applicationPaths.corporate, incomplete);
  const pressAgain = () =>
    postAndReadForm(site, applicationPaths.corporate, {
      ...incomplete,
      cv: undefined,
      kept: first.storedFile?.token,
    });
  // Without scripts a second press replaces the response to the first one.
  for (const { storedFile, errors } of await Promise.all([pressAgain(), pressAgain()])) {
    expect(storedFile).toMatchObject({ name: "Cv Anna é.pdf" });
    expect(errors).toEqual({ firstName: "FieldMandatory" });
  }
  const second = await pressAgain();
  const folder = join(site.dataDir, "shared");
  const onDisk = readdirSync(folder).map((name) => readFileSync(join(folder, name), "latin1"));
  expect(onDisk.join()).not.toMatch(/%PDF|Vriesinga|Anna/);
  await submit(site, applicationPaths.corporate, { ...job, cv: undefined, kept: second.storedFile?.token });
  const again = { ...job, cv: undefined, kept: second.storedFile?.token, render: "ander" };
  expect(await postAndReadForm(site, applicationPaths.corporate, again)).toMatchObject({
    errors: { cv: "FileExpired" },
  });
});

test.each([
  { step: "send", firstName: "", errors: { firstName: "FieldMandatory", cv: "FileExpired" } },
  { step: "check", errors: { cv: "FileExpired" } },
  { step: "edit", errors: { cv: "FileExpired" } },
])("a file that cannot be stored is asked for again after step $step", async ({ errors, ...fields }) => {
  const site = await applicationSite({ now });
  vi.spyOn(site.store, "set").mockResolvedValue(false);
  const again = await postAndReadForm(site, applicationPaths.corporate, { ...job, ...fields });
  expect(again).toMatchObject({ errors, storedFile: null, review: false, values: { lastName: "Vriesinga" } });
});

test("a stored file expires after an hour, the typed values do not", async () => {
  let moment = now().getTime();
  const site = await applicationSite({ now: () => new Date(moment) });
  const first = await postAndReadForm(site, applicationPaths.corporate, { ...job, firstName: "" });
  moment += 3_601_000;
  const late = await postAndReadForm(site, applicationPaths.corporate, {
    ...job,
    cv: undefined,
    kept: first.storedFile?.token,
  });
  expect(late).toMatchObject({
    status: 400,
    errors: { cv: "FileExpired" },
    values: { firstName: "Anna", motivation: volunteer.motivation },
  });
});

test("a stored file can be replaced or removed", async () => {
  const site = await applicationSite({ now });
  const { storedFile } = await postAndReadForm(site, applicationPaths.corporate, { ...job, firstName: "" });
  const dropped = { ...job, cv: undefined, kept: storedFile?.token, drop: "1" };
  expect(await postAndReadForm(site, applicationPaths.corporate, dropped)).toMatchObject({
    errors: { cv: "FileMandatory" },
  });
  const other = await postAndReadForm(site, applicationPaths.corporate, { ...job, firstName: "" });
  await submit(site, applicationPaths.corporate, {
    ...job,
    cv: cvFile(sampleCv.docx, "nieuw.docx"),
    kept: other.storedFile?.token,
  });
  expect(site.arrived[0]?.file?.name).toBe("nieuw.docx");
});

test("the review step shows the answers, which can be changed or sent from there", async () => {
  const site = await applicationSite({ now });
  const checked = await postAndReadForm(site, applicationPaths.corporate, { ...job, step: "check" });
  expect(checked).toMatchObject({
    status: 200,
    review: true,
    errors: {},
    storedFile: { name: "Cv Anna é.pdf" },
  });
  expect(site.arrived).toEqual([]);
  const values = { ...job, cv: undefined };
  const edit = await postAndReadForm(site, applicationPaths.corporate, {
    ...values,
    kept: checked.storedFile?.token,
    step: "edit",
  });
  expect(edit).toMatchObject({ status: 200, review: false, errors: {}, values: { firstName: "Anna" } });
  await submit(site, applicationPaths.corporate, { ...values, kept: edit.storedFile?.token, step: "send" });
  expect(site.arrived).toHaveLength(1);
  const wrong = await postAndReadForm(site, applicationPaths.corporate, {
    ...job,
    email: "x",
    step: "check",
  });
  expect(wrong).toMatchObject({ status: 400, review: false, errors: { email: "InvalidEmail" } });
});

test("a form posted repeatedly, also concurrently, is forwarded once and has one reference", async () => {
  let arrive = () => {};
  const upstream = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const response = async () => {
    await upstream;
    return Response.json({}, { status: 201 });
  };
  const site = await applicationSite({ now, response });
  const { storedFile } = await postAndReadForm(site, applicationPaths.corporate, { ...job, firstName: "" });
  const values = { ...job, cv: undefined, kept: storedFile?.token };
  const both = [
    submit(site, applicationPaths.corporate, values),
    submit(site, applicationPaths.corporate, values),
  ];
  await expect.poll(() => site.arrived.length).toBe(1);
  arrive();
  const later = submit(site, applicationPaths.corporate, { ...values, rendered: "2026-11-21T08:04:00.000Z" });
  const answers = await Promise.all([...both, later]);
  expect(site.arrived).toHaveLength(1);
  const receipts = await Promise.all(answers.map((one) => loadReceipt(site, one)));
  expect(new Set(receipts.map((receipt) => receipt?.reference)).size).toBe(1);
  for (const receipt of receipts) expect(receipt?.copy?.answers.cv).toBe("Cv Anna é.pdf");
});

test("the same form with other answers is a separate submission", async () => {
  const site = await applicationSite({ now });
  await submit(site, applicationPaths.landelijk, volunteer);
  await submit(site, applicationPaths.landelijk, { ...volunteer, firstName: "Bea" });
  await submit(site, applicationPaths.contact, volunteer);
  expect(site.arrived).toHaveLength(3);
  expect(new Set(site.arrived.map(({ headers }) => headers.get("Idempotency-Key"))).size).toBe(3);
});

test.each([
  ["responds with a 500", () => new Response("", { status: 500 })],
  ["responds with a 400", () => new Response("", { status: 400 })],
  ["responds with a 403", () => new Response("", { status: 403 })],
  ["redirects", () => new Response("", { status: 302, headers: { Location: "/elders" } })],
  [
    "breaks the connection",
    () => Promise.reject(new TypeError("terminated", { cause: new Error("ECONNRESET") })),
  ],
  ["does not respond", () => new Promise<Response>(() => {})],
])(
  "the input is kept, not sent again automatically and not logged when the product API %s",
  async (_, response) => {
    const site = await applicationSite({ now, response, environment: { SUBMIT_TIMEOUT_MS: "150" } });
    const failed = await postAndReadForm(site, applicationPaths.corporate, job);
    expect(failed).toMatchObject({
      status: 502,
      sendingFailed: true,
      errors: {},
      values: { firstName: "Anna", email: " anna @voorbeeld.nl" },
      storedFile: { name: "Cv Anna é.pdf" },
    });
    expect(site.arrived).toHaveLength(1);
    expect(JSON.stringify(site.logged)).not.toMatch(/Anna|Vriesinga|voorbeeld|12345678|Hoekje/);
    expect(site.logged).toContainEqual(
      expect.objectContaining({ level: "error", message: "a form was not delivered" }),
    );
    const [recorded] = await listFailedSubmissions(site.dataDir, now());
    expect(recorded).toMatchObject({
      form: "vacancy",
      path: "/over-ons/werken-bij-alzheimer-nederland/webredacteur",
      time: now().toISOString(),
    });
    expect(JSON.stringify(recorded)).not.toMatch(/Anna|voorbeeld/);
  },
);

test("a form that may have arrived says so, and a second press sends nothing for ten minutes", async () => {
  let time = now().getTime();
  let isSilent = true;
  const response = () =>
    isSilent ? new Promise<Response>(() => {}) : Promise.resolve(new Response("", { status: 201 }));
  const environment = { SUBMIT_TIMEOUT_MS: "150" };
  const site = await applicationSite({ now: () => new Date(time), response, environment });
  const first = await postAndReadForm(site, applicationPaths.corporate, job);
  expect(first).toMatchObject({ status: 502, sendingFailed: true, uncertain: true });
  isSilent = false;
  const again = () => ({
    ...job,
    cv: undefined,
    kept: first.storedFile?.token,
    render: "een-ander",
  });
  time += 60_000;
  const second = await postAndReadForm(site, applicationPaths.corporate, again());
  expect(second).toMatchObject({ uncertain: true, values: { firstName: "Anna" } });
  expect(second.storedFile).toMatchObject({ name: "Cv Anna é.pdf" });
  expect(site.arrived).toHaveLength(1);
  time += 600_000;
  const kept = second.storedFile?.token;
  const sent = await submit(site, applicationPaths.corporate, { ...again(), kept });
  expect(sent.status).toBe(303);
  expect(site.arrived).toHaveLength(2);
});

test("a retry after a failure has the same Idempotency-Key", async () => {
  let status = 500;
  const site = await applicationSite({ now, response: () => new Response("", { status }) });
  const { storedFile } = await postAndReadForm(site, applicationPaths.corporate, job);
  status = 201;
  await submit(site, applicationPaths.corporate, {
    ...job,
    cv: undefined,
    kept: storedFile?.token,
    render: "een-ander",
  });
  const keys = site.arrived.map(({ headers }) => headers.get("Idempotency-Key"));
  expect(keys).toHaveLength(2);
  expect(keys[0]).toBe(keys[1]);
});

test("an invalid form body is a 400, and nothing is forwarded", async () => {
  const site = await applicationSite({ now });
  const boundary = { "Content-Type": "multipart/form-data; boundary=x" };
  const many = new FormData();
  for (let turn = 0; turn < 10_000; turn += 1) many.append(`veld${turn}`, "x");
  const files = formOf(volunteer);
  for (let turn = 0; turn < 40; turn += 1) files.append("cv", cvFile(sampleCv.pdf, `cv${turn}.pdf`));
  const bodies: (FormData | RequestInit)[] = [
    many,
    files,
    { headers: { "Content-Type": "multipart/form-data" }, body: "--x" },
    { headers: boundary, body: "" },
    { headers: boundary, body: "geen grens" },
    { headers: boundary, body: '--x\r\nContent-Disposition: form-data; name="firstName"\r\n\r\nAnna' },
    {
      headers: boundary,
      body: '--x\r\nContent-Disposition: form-data; name="cv"; filename="a.pdf"\r\n\r\n%PDF',
    },
    { headers: { "Content-Type": "application/json" }, body: "{}" },
  ];
  for (const body of bodies) {
    const response = await site.post(applicationPaths.corporate, body);
    expect(response).toMatchObject({ data: { unreadable: true }, init: { status: 400 } });
  }
  expect(site.arrived).toEqual([]);
});

test("a URL-encoded form is accepted where no file is required", async () => {
  const site = await applicationSite({ now });
  const fields = Object.entries(volunteer).map(([name, value]) => [name, String(value)]);
  const body = new URLSearchParams(fields);
  expect(await outcomeOf(site.post(applicationPaths.landelijk, { body }))).toMatchObject({ status: 303 });
});

test.each([
  [2_097_152, null],
  [2_097_153, "FileTooBig"],
  [8_000_000, "FileTooBig"],
  [35_651_584, "FileTooBig"],
])("a file of %i bytes gets the error %s, and the typed values are kept", async (size, error) => {
  // The guard lets the body through to the form.
  expect(size + 1_000_000).toBeLessThan(handle.policy.maxUploadBytes);
  const site = await applicationSite({ now });
  const bytes = Buffer.concat([sampleCv.pdf, Buffer.alloc(size - sampleCv.pdf.length, 7)]);
  const values = { ...job, cv: cvFile(bytes) };
  if (!error) {
    await submit(site, applicationPaths.corporate, values);
    expect(site.arrived[0]?.file?.bytes.equals(bytes)).toBe(true);
  } else {
    const refused = await postAndReadForm(site, applicationPaths.corporate, values);
    expect(refused).toMatchObject({
      errors: { cv: error },
      storedFile: null,
      values: { lastName: "Vriesinga" },
    });
  }
});

test("a closed vacancy shows a notice instead of a form and accepts no applications", async () => {
  const site = await applicationSite({ now: () => new Date("2028-01-01T12:00:00Z") });
  const page = await site.open(applicationPaths.corporate);
  expect(page).toMatchObject({ init: { status: 410 }, data: { closed: true, document: { hasForm: false } } });
  const response = await site.post(applicationPaths.corporate, formOf(job));
  expect(response).toMatchObject({ init: { status: 410 }, data: null });
  expect(site.arrived).toEqual([]);
});

test("the last day of a vacancy lasts until midnight in Amsterdam", async () => {
  const statusAt = async (moment: string) => {
    const site = await applicationSite({ now: () => new Date(moment) });
    return (await site.open(applicationPaths.corporate)).init?.status;
  };
  expect(await statusAt("2027-02-14T22:59:59Z")).toBe(200);
  expect(await statusAt("2027-02-14T23:00:00Z")).toBe(410);
});

test.each(["/contact/solliciteren", "/bestaat/niet/solliciteren", "/solliciteren"])(
  "%s is a 404, because there is no vacancy at that address",
  async (path) => {
    const site = await applicationSite({ now });
    expect(await outcomeOf(site.open(path))).toMatchObject({ status: 404 });
    expect(await outcomeOf(site.post(path, formOf(volunteer)))).toMatchObject({ status: 404 });
  },
);

test("in an outage of the CMS the form is a 503, not a 404", async () => {
  const { app } = testApp({ cms: async () => new Response("", { status: 500 }) });
  const url = `http://dementie.localhost${applicationPaths.landelijk}`;
  const request = new Request(url, { method: "POST", body: formOf(volunteer) });
  const response = action({ request, params: {}, context: { app } });
  expect(await outcomeOf(response)).toMatchObject({ status: 503 });
});

/** The data of the thank-you page after this response. */
async function loadReceipt(site: Site, response: Response) {
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  const headers = { Cookie: cookies.join("; ") };
  const page = await thanksLoader(site.call(response.headers.get("Location") ?? "", { headers }));
  return page.data.receipt;
}

test("the thank-you page shows a reference and a copy from encrypted cookies for its own path", async () => {
  const site = await applicationSite({ now });
  const response = await submit(site, applicationPaths.landelijk, volunteer);
  for (const cookie of response.headers.getSetCookie()) {
    expect(cookie).toContain("Path=/vrijwilligerswerk/bedankt-voor-je-sollicitatie; HttpOnly; SameSite=Lax");
    expect(cookie).not.toMatch(/Anna|Vriesinga/);
  }
  const receipt = await loadReceipt(site, response);
  expect(receipt?.reference).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
  expect(site.arrived[0]?.headers.get("Idempotency-Key")).toMatch(
    new RegExp(`^${receipt?.reference.replace("-", "")}`),
  );
  expect(receipt).toMatchObject({
    purpose: "volunteer",
    copy: {
      title: "Medewerker hulplijn",
      shortened: false,
      answers: { firstName: "Anna", insertion: null, cv: null },
    },
  });
});

test("the copy is visible once; a direct visit shows a plain thank-you page", async () => {
  const site = await applicationSite({ now });
  const response = await submit(site, applicationPaths.contact, volunteer);
  const path = response.headers.get("Location") ?? "";
  const visit = async (cookies: string[]) => {
    const headers = { Cookie: cookies.map((cookie) => cookie.split(";")[0]).join("; ") };
    const page = await thanksLoader(site.call(path, { headers }));
    return { ...page.data, cookies: new Headers(page.init?.headers).getSetCookie() };
  };
  const first = await visit(response.headers.getSetCookie());
  expect(first).toMatchObject({ purpose: "contact", receipt: { copy: { answers: { firstName: "Anna" } } } });
  const second = await visit(first.cookies);
  expect(second.receipt).toMatchObject({ reference: first.receipt?.reference, copy: null });
  expect(await visit([])).toMatchObject({ receipt: null, purpose: "volunteer" });
  expect(await visit(["sollicitatie=gerommel"])).toMatchObject({ receipt: null });
});

test.each([
  [
    "words",
    Array.from({ length: 2400 }, (_, at) => ((at * 7919) % 9973).toString(36))
      .join(" ")
      .slice(0, 9999),
  ],
  ["empty lines", `a${"\r\n".repeat(9998)}b`],
])(
  "long answers of %s are forwarded in full and left out of a copy that cannot have them",
  async (_, long) => {
    const site = await applicationSite({ now });
    const answers = { ...volunteer, motivation: long, education: long };
    const response = await submit(site, applicationPaths.landelijk, answers);
    expect(site.arrived[0]?.fields).toContainEqual(["Motivation", long]);
    expect(Math.max(...response.headers.getSetCookie().map((cookie) => cookie.length))).toBeLessThan(4096);
    const receipt = await loadReceipt(site, response);
    expect(receipt?.copy).toMatchObject({
      shortened: true,
      answers: { firstName: "Anna", motivation: null },
    });
  },
);
