import { addGroups } from "./community";
import { siteWithMember, username } from "./member-site";

export const group = "/ervaringen-delen/forum/mantelzorgers";
export const words = "Overdag gaat het **best goed**.\n\n- Hij zoekt zijn jas\n- Hij wil naar huis";
export const title = "Onrust om vijf uur";

/** A forum with a member whose posts no moderator reads first, and a clock. */
export async function forumSite(options: Parameters<typeof siteWithMember>[0] = {}) {
  const site = await siteWithMember(options);
  const { db } = site.services.services;
  await addGroups(db);
  const trust = async (name: string) => {
    const member = await db
      .selectFrom("members")
      .select("id")
      .where("username", "=", name)
      .executeTakeFirstOrThrow();
    await db.insertInto("community_members").values({ member_id: member.id, published_count: 2 }).execute();
  };
  await trust(username);
  const { browser } = await site.logIn();
  /** Lets the time pass that has to be between two posts. */
  const pause = () => site.services.pass(60_000);
  const start = async (values: Record<string, string> = {}, target = group) => {
    const started = await browser.submit(`${target}/nieuw`, { title, text: words, ...values });
    pause();
    return addressOf(started);
  };
  const other = async () => {
    const second = site.open();
    second.cookies.set("sessie", await site.services.sessionOf("Rietvink"));
    return second;
  };
  return { ...site, db, browser, trust, pause, start, other, visitor: site.open() };
}

/** The address of a text that was just written, without what was done. */
export const addressOf = ({ headers }: { headers: { location?: string | string[] | undefined } }) =>
  String(headers.location).replace(/[?#].*$/, "");
