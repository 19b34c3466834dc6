import { expect, test } from "vitest";
import { action, loader } from "~/routes/collecting/collector";
import { type Failing, regionSite } from "../setup/region-site";

const pagePath = "/collecte/aanmelden";
const address = `http://alzheimer.localhost${pagePath}`;
const sendPath = "/api/v1/forms/collector/send";
const rendered = "2026-11-20T12:00:00.000Z";
const filledIn = {
  name: "Els  de Vries ",
  phone: "06 12 34 56 78",
  postcode: "4001ab",
  email: "els @voorbeeld.nl",
  remark: "Liefst op <dinsdag>.",
  rendered,
  honeypot: "",
};

async function signUp(fields: Partial<typeof filledIn> = {}, failing: Failing = {}) {
  const site = await regionSite(failing);
  const post = (changed: Partial<typeof filledIn> = {}, to = address) => {
    const body = new URLSearchParams({ ...filledIn, ...fields, ...changed });
    return action({
      params: {},
      context: site.loadContext(),
      request: new Request(to, { method: "POST", body }),
    });
  };
  return { site, post, response: await post() };
}

async function refused(fields: Partial<typeof filledIn>, failing: Failing = {}) {
  const { site, response } = await signUp(fields, failing);
  if (!("data" in response)) throw new Error(`not refused but ${response.status}`);
  return { ...response.data, status: response.init?.status, site };
}

test("a sign-up is forwarded with tidied fields and redirects to the confirmation", async () => {
  const { site, response } = await signUp();
  expect(response).toMatchObject({ status: 303 });
  expect(response instanceof Response && response.headers.get("Location")).toBe(
    "/collecte/aanmelden/bedankt",
  );
  expect(site.posted).toEqual([
    {
      path: sendPath,
      fields: {
        RenderedTimeStamp: rendered,
        SentTimeStamp: expect.stringMatching(/^\d{4}-.*Z$/),
        Name: "Els de Vries",
        PhoneNumber: "06 12 34 56 78",
        PostalCode: "4001 AB",
        Email: "els@voorbeeld.nl",
        Remark: "Liefst op <dinsdag>.",
      },
    },
  ]);
});

test.each([" ", "\u200b"])("what may be left out, as %j, is sent as an empty text", async (email) => {
  const { site, response } = await signUp({ email, remark: "", postcode: "4001" });
  expect(response).toMatchObject({ status: 303 });
  expect(site.posted[0]?.fields).toMatchObject({ PostalCode: "4001", Email: "", Remark: "" });
});

test("a postcode is forwarded in one spelling, however it was typed", async () => {
  for (const postcode of ["4001-AB", "NL-4001 ab", "4001.AB", "4001 AB, Tiel"]) {
    const { site } = await signUp({ postcode });
    expect(site.posted[0]?.fields, postcode).toMatchObject({ PostalCode: "4001 AB" });
  }
});

test("an equal form is sent once, another one again", async () => {
  const { site, post } = await signUp();
  expect(await post({ rendered: "2026-11-20T12:05:00.000Z" })).toMatchObject({ status: 303 });
  expect(site.posted).toHaveLength(1);
  expect(await post({ name: "Piet de Vries" })).toMatchObject({ status: 303 });
  expect(site.posted).toHaveLength(2);
});

test("an equal form at the site of another brand is sent too", async () => {
  const { site, post } = await signUp();
  expect(await post({}, `http://samen.localhost${pagePath}`)).toMatchObject({ status: 303 });
  expect(site.posted).toHaveLength(2);
});

test("a filled honeypot is forwarded and the visitor gets the normal confirmation", async () => {
  const { site, response } = await signUp({ honeypot: "koop nu" });
  expect(response).toMatchObject({ status: 303 });
  expect(site.posted[0]?.fields.HoneyPot).toBe("koop nu");
});

test.each([
  ["name", "", "FieldMandatory"],
  ["name", "n".repeat(101), "FieldTooLong"],
  ["phone", "", "FieldMandatory"],
  ["phone", "06 12", "InvalidPhoneNumber"],
  ["postcode", "", "FieldMandatory"],
  ["postcode", "0400 AB", "InvalidPostcode"],
  ["email", "els", "InvalidEmail"],
  ["remark", "r".repeat(1001), "FieldTooLong"],
] as const)(
  "of %s '%s' is refused with %s, returned as typed and not forwarded",
  async (name, value, error) => {
    const { site, form, ...response } = await refused({ [name]: value });
    expect(response).toMatchObject({ status: 400, sendingFailed: false });
    expect(form.errors).toEqual({ [name]: error });
    expect(form.values).toMatchObject({ remark: [filledIn.remark], ...(value && { [name]: [value] }) });
    expect(site.posted).toEqual([]);
  },
);

test.each(["email", "remark"])("a sign-up with %s twice is refused with an error at it", async (name) => {
  const { loadContext } = await regionSite();
  const body = new URLSearchParams([...Object.entries(filledIn), [name, "els@voorbeeld.nl"]]);
  const request = new Request(address, { method: "POST", body });
  expect(await action({ request, params: {}, context: loadContext() })).toMatchObject({
    data: { form: { errors: { [name]: "FieldMandatory" } } },
    init: { status: 400 },
  });
});

test.each([
  [500, false],
  [400, false],
  [504, true],
])(
  "after a %i everything is kept, nothing personal is logged, and arrival is uncertain: %s",
  async (status, uncertain) => {
    const { site, form, ...response } = await refused({}, { [sendPath]: status });
    expect(response).toMatchObject({ status: 502, sendingFailed: true, uncertain });
    expect(form.values).toMatchObject({ name: [filledIn.name], phone: [filledIn.phone] });
    expect(JSON.stringify(site.logged)).not.toMatch(/Vries|voorbeeld\.nl|12 34|4001|dinsdag/);
  },
);

test("the page has a title and counts as a form", async () => {
  const { loadContext } = await regionSite();
  const answer = await loader({ params: {}, context: loadContext(), request: new Request(address) });
  expect(answer.document).toMatchObject({ title: "Meld je aan als collectant", hasForm: true });
});
