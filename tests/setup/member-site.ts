import { createLink } from "../../services/accounts/links";
import { findByEmail } from "../../services/accounts/members";
import { createMember } from "./create-member";
import { formBrowser } from "./form-browser";
import { servicesOverTest } from "./services";
import { wholeSite } from "./whole-site";

export const email = "wilgentak@voorbeeld.nl";
export const username = "Wilgentak58";
export const password = "Paarse fiets 1954 regen";
export const registration = { email, username, password, repeat: password, adult: "on", terms: "on" };

type Services = Awaited<ReturnType<typeof servicesOverTest>>;

/** The site over services of this test, with a verified member. @param given services with rows of their own */
export async function siteWithMember(options: Parameters<typeof wholeSite>[0] = {}, given?: Services) {
  const services = given ?? (await servicesOverTest());
  const site = await wholeSite({ ...options, services: services.handler });
  const open = (headers?: Record<string, string>) => formBrowser(site.sendRequest, headers);
  const { db } = services.services;
  await createMember(services.services, { username, email, password });
  const link = async (purpose: "verify" | "reset-password" | "delete-account", of = email) => {
    const member = await findByEmail(db, of);
    return createLink(db, { purpose, memberId: member?.id ?? "" }, services.services.now());
  };
  const logIn = async (browser = open(), values: Record<string, string> = {}, target = "/inloggen") => {
    const response = await browser.submit(target, { email, password, ...values });
    return { browser, response };
  };
  return { ...site, services, open, link, logIn };
}
