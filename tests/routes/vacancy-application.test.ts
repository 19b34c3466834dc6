import { beforeAll, expect, test } from "vitest";
import { action, handle } from "~/routes/vacancies/application";
import { regionContent } from "../../backend/test-regions";
import { siteBackend } from "../../backend/test-support";
import { vacancyContent } from "../../backend/test-vacancies";
import { sampleCv } from "../factories/applications";
import { testApp } from "../setup/app-context";
import { cvFile, formOf, job, now, postAndReadForm, submit, volunteer } from "../setup/application-form";
import { applicationPaths, applicationSite } from "../setup/application-site";
import { outcomeOf } from "../setup/call";
import { regionSite } from "../setup/region-site";

// Reading content/ takes long on a busy machine.
beforeAll(async () => void (await siteBackend()));

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
