import { dayMs, hourMs } from "~/utils/durations";
import type { PostKind } from "../../services/community/contract";
import { mailTemplates } from "../../services/mail-templates";
import { renderText } from "../../services/platform/mail/render-text";
import { communityOverTest, type Poster } from "./community";

interface Place {
  kind: Exclude<PostKind, "message">;
  id: string;
}

/** The community with two moderators and an administrator whose sessions are open. */
export async function moderationOverTest() {
  const site = await communityOverTest();
  const { call, services, member, nextKey, pass } = site;
  const { db } = services;
  const mona = await member("Mona", { role: "moderator" });
  const milan = await member("Milan", { role: "moderator" });
  const admin = await member("Adam", { role: "admin" });
  await db
    .updateTable("sessions")
    .set({ staff_until: new Date("2100-01-01") })
    .execute();
  const as = (person: Poster | null) => (person ? { session: person.session } : {});

  /** A post as a moderator sees it. */
  const judged = async (place: Place, by: Poster = mona) => (await call("judgedPost", place, as(by))).body;

  /** Decides, after reading the post unless `seen` is given. */
  async function decide(place: Place, changes: object = {}, by: Poster = mona) {
    const { version = 1, lastDecision } = await judged(place, by);
    const seen = { version, decision: lastDecision?.id ?? null };
    const reason = { rule: null, words: "" };
    const input = {
      ...place,
      seen,
      decision: "publish",
      sanction: "none",
      days: null,
      ...reason,
      ...changes,
    };
    return call("decideOnPost", input, as(by));
  }

  /** Reports a post, at a pace that is never too fast. */
  function report(place: Place, by: Poster | null, changes: object = {}) {
    pass(hourMs);
    const input = { ...place, reason: "unkind", words: "", email: null, key: nextKey(), ...changes };
    return call("reportPost", input, as(by));
  }

  const queue = async (after = "") => (await call("moderationQueue", { after }, as(mona))).body;

  /** Lets days pass, in which everybody stays logged in. */
  async function passDays(days: number) {
    pass(days * dayMs);
    await db
      .updateTable("sessions")
      .set({ expires_at: new Date("2100-01-01") })
      .execute();
  }

  /** The texts of the mails that are queued now, which then count as sent. */
  async function readMails() {
    const orders = await db.selectFrom("mails").selectAll().where("state", "=", "queued").execute();
    await db.updateTable("mails").set({ state: "sent" }).execute();
    return Promise.all(
      orders.map(async ({ template, member_id, address, origin, facts }) => {
        const found = db.selectFrom("members").select(["id", "username", "state"]);
        const to =
          member_id === null ? undefined : await found.where("id", "=", member_id).executeTakeFirst();
        const mail = { member: to ?? null, address: address ?? "", origin, helpline: "0800", facts };
        const content = await mailTemplates[template].compose(mail, services);
        return {
          template,
          facts,
          to: to?.username ?? address,
          subject: content?.subject,
          text: content
            ? renderText({ content, brand: "alzheimer", helpline: "0800", unsubscribeUrl: null })
            : null,
        };
      }),
    );
  }

  return { ...site, mona, milan, admin, as, judged, decide, report, queue, readMails, passDays };
}
