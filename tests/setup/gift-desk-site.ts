import { givingOverTest, monthlyGift, onceGift } from "./giving";
import { siteWithMember } from "./member-site";
import { giveRole, setUpSecondFactor } from "./staff";

/** An administrator whose session is open, with a monthly gift to a region and one that was given once. */
export async function giftDesk() {
  const giving = await givingOverTest();
  await giving.give(monthlyGift);
  giving.pass(60_000);
  await giving.give(onceGift);
  const site = await siteWithMember({}, giving);
  await giveRole(site, "admin");
  const { browser } = await site.logIn();
  await setUpSecondFactor(site, browser);
  const acts = () => giving.db.selectFrom("audit_log").select(["action", "facts"]).orderBy("id").execute();
  return { ...giving, browser, acts };
}
