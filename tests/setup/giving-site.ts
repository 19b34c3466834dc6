import { expect } from "vitest";
import { formBrowser } from "./form-browser";
import { givingOverTest } from "./giving";
import { wholeSite } from "./whole-site";

/** The site over services with a stand-in bank. */
export async function givingSite(options: Parameters<typeof givingOverTest>[0] = {}) {
  const giving = await givingOverTest(options);
  const site = await wholeSite({ services: giving.handler });
  const open = () => formBrowser(site.sendRequest);
  return { ...giving, open };
}
type Browser = ReturnType<Awaited<ReturnType<typeof givingSite>>["open"]>;

const person = { name: "Ineke Vermeulen", email: "ineke@voorbeeld.nl", goal: "country" };

/** Fills in who gives. Returns the address of the last step. */
export async function toPayment(browser: Browser, query: string, values: Record<string, string> = {}) {
  const details = await browser.submit(`/doneren/gegevens?${query}`, { ...person, ...values });
  expect(details).toMatchObject({ status: 303, headers: { location: `/doneren/betalen?${query}` } });
  return `/doneren/betalen?${query}`;
}
