import { readSyntax } from "~/fields/document/read-syntax";
import { addGroups } from "./community";
import { siteWithMember } from "./member-site";

/** A site with cached pages, a conversation of a member with a reaction, and a moderator whose session is open. */
export async function moderatedSite() {
  const site = await siteWithMember();
  const { services, pass, sessionOf, call } = site.services;
  const { db } = services;
  await addGroups(db);
  const personOf = async (name: string, role?: "moderator" | "admin", published = 2) => {
    const session = await sessionOf(name, role);
    const { id } = await db
      .selectFrom("members")
      .select("id")
      .where("username", "=", name)
      .executeTakeFirstOrThrow();
    await db.insertInto("community_members").values({ member_id: id, published_count: published }).execute();
    const browser = site.open();
    browser.cookies.set("sessie", session);
    if (role)
      await db
        .insertInto("second_factors")
        .values({ member_id: id, secret: Buffer.from(name), confirmed_at: new Date(), last_step: 0 })
        .execute();
    return { ...browser, session };
  };
  const people = {
    writer: await personOf("Boterbloem"),
    newcomer: await personOf("Nieuwkomer", undefined, 0),
    mona: await personOf("Mona", "moderator"),
    milan: await personOf("Milan", "moderator"),
  };
  await db
    .updateTable("sessions")
    .set({ staff_until: new Date("2100-01-01") })
    .execute();
  const write = async (session: string, text: string) => {
    pass(24 * 60_000);
    const post = { document: readSyntax(text), follow: false, key: `sleutel-van-formulier-${text.length}` };
    const title = { group: "mantelzorgers", topic: null, title: "Een titel" };
    return (await call("startConversation", { ...title, ...post }, { session })).body;
  };
  const { id } = await write(people.writer.session, "Begin.");
  const key = "sleutel-van-het-formulier-reactie";
  pass(60_000);
  const text = { document: readSyntax("Bel haar op Lindelaan 3."), follow: false, key };
  const reacted = await call(
    "react",
    { id, answersTo: null, quote: null, ...text },
    { session: people.writer.session },
  );
  const address = `/ervaringen-delen/forum/gesprek/${id}/een-titel`;
  const reaction: string = reacted.body.id;
  const isShown = async () => (await site.open().get(address)).body.includes("Lindelaan");
  return { ...site, ...people, personOf, write, address, reaction, isShown, visitor: site.open() };
}
