import { siteWithMember } from "./member-site";
import { parseMain } from "./parse-html";

export const other = "Rietvink";
const question = "Ik las je blog.\n\nZullen we schrijven?";
export const inbox = "/mijn/postvak";
export const names = { ask: "Verstuur je verzoek", send: "Verstuur je bericht", keep: "Bewaar voor later" };

/** Two members whose profiles others see, each with a browser. */
export async function twoMembers() {
  const site = await siteWithMember();
  const { pass, services } = site.services;
  const { db } = services;
  const { browser: anna } = await site.logIn();
  const bert = site.open();
  bert.cookies.set("sessie", await site.services.sessionOf(other));
  await db.updateTable("members").set({ profile_visible: true }).execute();
  const ask = (text = question) => anna.submit(`/leden/${other}`, { text }, {}, names.ask);
  const answer = (choice: "accept" | "decline") =>
    bert.submit(inbox, { contact: choice }, {}, "Ja, graag contact");
  /** A contact. Returns its address. */
  const contact = async () => {
    await ask();
    const { headers } = await answer("accept");
    return String(headers.location).split("?")[0] ?? "";
  };
  const outsider = async () => {
    const browser = site.open();
    browser.cookies.set("sessie", await site.services.sessionOf("Berkenlaan"));
    return browser;
  };
  return { ...site, db, pass, anna, bert, ask, answer, contact, outsider };
}

/** The main part of a page. */
export const pageOf = ({ body }: { body: string }) => parseMain(body);

export const mainText = (response: { body: string }) => pageOf(response).textContent ?? "";

/** The texts of the elements in the main part that a selector finds. */
export const texts = (response: { body: string }, selector: string) =>
  [...pageOf(response).querySelectorAll(selector)].map((element) => element.textContent?.trim());
