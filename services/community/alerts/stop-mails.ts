import type { AnswerTo, InputOf } from "../../platform/contract";
import type { Services } from "../../platform/services";
import type { Preferences } from "../../preferences/contract";
import { changePreferences, getPreferences } from "../../preferences/preferences";
import type { Queries } from "../../tables";
import { changeFollow, type Target } from "../follows";
import type { alertsContract } from "./contract";
import { type MailStop, readStopCode } from "./stop-code";

type StopMails = (typeof alertsContract)["stopMails"];

/** Stops what the code of a mail says. What was stopped before, or of a member who left, is no error. */
export async function stopMails(
  { input: { code } }: { input: InputOf<StopMails> },
  services: Services,
): Promise<AnswerTo<StopMails>> {
  const stop = readStopCode(code, services);
  if (!stop) return { status: 404, body: {} };
  return services.db.transaction().execute(async (trx) => {
    const member = trx.selectFrom("members").select("id").where("id", "=", stop.member).forKeyShare();
    if (await member.executeTakeFirst()) await apply(trx, stop, services);
    return { status: 200, body: {} };
  });
}

async function apply(trx: Queries, stop: MailStop, services: Services): Promise<void> {
  if ("id" in stop) {
    const follow = { memberId: stop.member, target: targetOf(stop), follows: false };
    return changeFollow(trx, follow, services.now());
  }
  const { mails } = await getPreferences(trx, stop.member);
  return changePreferences(stop.member, { mails: withoutMails(mails, stop.what) }, { ...services, db: trx });
}

function targetOf({ what, id }: Extract<MailStop, { id: string }>): Target {
  switch (what) {
    case "thread":
      return { thread_id: id };
    case "topic":
      return { topic_id: Number(id) };
    case "blog":
      return { blog_id: id };
  }
}

/** Without mails about reactions or messages, or without the mail of the day about posts. */
function withoutMails(mails: Preferences["mails"], what: "own" | "daily" | "messages"): Preferences["mails"] {
  if (what === "own") return { ...mails, reactions: "none" };
  if (what === "messages") return { ...mails, messages: "none" };
  const { reactions, follows } = mails;
  return {
    ...mails,
    reactions: reactions === "daily" ? "none" : reactions,
    follows: follows === "daily" ? "none" : follows,
  };
}
