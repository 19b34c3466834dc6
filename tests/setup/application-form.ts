import { loader as thanksLoader } from "~/routes/vacancies/application-thanks";
import { sampleCv } from "../factories/applications";
import type { applicationSite } from "./application-site";

export type Values = Record<string, string | File | undefined>;

export const volunteer: Values = {
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

export const cvFile = (bytes: Buffer = sampleCv.pdf, name = "Cv Anna é.pdf") =>
  new File([new Uint8Array(bytes)], name, { type: "text/html" });
export const job: Values = { ...volunteer, cv: cvFile() };

export function formOf(values: Values): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(values)) if (value !== undefined) form.append(name, value);
  return form;
}

export const now = () => new Date("2026-11-21T08:05:00Z");

export type Site = Awaited<ReturnType<typeof applicationSite>>;

/** Posts a form that is shown again: with errors, for review or for editing. */
export async function postAndReadForm(site: Site, path: string, values: Values) {
  const response = await site.post(path, formOf(values));
  if (!("data" in response) || !response.data) throw new Error("the form was not shown again");
  return { status: response.init?.status, ...response.data };
}

export async function submit(site: Site, path: string, values: Values): Promise<Response> {
  const response = await site.post(path, formOf(values));
  if (response instanceof Response) return response;
  throw new Error(`the form was not submitted but ${JSON.stringify("data" in response && response.data)}`);
}

/** The data of the thank-you page after this response. */
export async function loadReceipt(site: Site, response: Response) {
  const cookies = response.headers.getSetCookie().map((cookie) => cookie.split(";")[0]);
  const headers = { Cookie: cookies.join("; ") };
  const page = await thanksLoader(site.call(response.headers.get("Location") ?? "", { headers }));
  return page.data.receipt;
}
