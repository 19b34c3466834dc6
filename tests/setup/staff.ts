import type { Role } from "../../services/platform/roles";
import { siteWithMember, username } from "./member-site";
import { parseHtml } from "./parse-html";
import { codeAt } from "./totp-codes";

type Site = Awaited<ReturnType<typeof siteWithMember>>;
type Browser = ReturnType<Site["open"]>;

/** Gives the member a role. */
export async function giveRole({ services: { services } }: Site, role: Role): Promise<void> {
  await services.db.updateTable("members").set({ role }).where("username", "=", username).execute();
}

/** Sets up the second factor with the forms of the site. Returns the secret, and the page with the recovery codes. */
export async function setUpSecondFactor({ services: { services } }: Site, browser: Browser) {
  const page = parseHtml((await browser.get("/beheer/tweede-stap")).body);
  const secret = page.querySelector(".secret")?.textContent?.replaceAll(" ", "") ?? "";
  const confirmed = await browser.submit("/beheer/tweede-stap", { totp: codeAt(secret, services.now()) });
  return { secret, confirmed };
}

/** The site with a member of staff who is logged in and whose session is open. */
export async function siteWithStaff(role: Role, headers?: Record<string, string>) {
  const site = await siteWithMember();
  await giveRole(site, role);
  const { browser } = await site.logIn(site.open(headers));
  await setUpSecondFactor(site, browser);
  return { ...site, browser };
}
