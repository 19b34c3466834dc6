import { expect, test } from "vitest";
import { dayMs } from "../../app/utils/durations";
import { inboxOverTest } from "../../tests/setup/inbox";
import { inboxMails } from "./mails";
import { inboxMailsTask } from "./queue-mails";

/** A member with a message of another, and the mails about it that are due after a day. */
async function withMessage(pace: "soon" | "daily") {
  const site = await inboxOverTest();
  const { writer, contactOf, send, call, as, db, services, pass } = site;
  const anna = await writer("Anna");
  const bert = await writer("Bert");
  const prefer = (messages: string) =>
    call("changePreferences", { mails: { messages, reactions: "none", follows: "none" } }, as(bert));
  await prefer(pace);
  const id = await contactOf(anna, bert);
  await send(anna, id, "Kom je langs?");
  /** The subjects of the mails to the member, as they are composed when they are sent. */
  async function mailsAfterADay(): Promise<(string | undefined)[]> {
    pass(2 * dayMs);
    await inboxMailsTask.run({}, services, { isLast: true });
    const queued = await db
      .selectFrom("mails")
      .select(["template", "facts"])
      .where("member_id", "=", bert.id)
      .execute();
    const about = {
      member: { id: bert.id, username: "Bert", state: "active" as const },
      address: "bert@voorbeeld.nl",
      origin: "https://www.voorbeeld.nl",
      helpline: "",
    };
    const composed = queued.flatMap(({ template, facts }) =>
      template === "inbox-news" || template === "inbox-summary"
        ? [inboxMails[template].compose({ ...about, facts }, services)]
        : [],
    );
    return (await Promise.all(composed)).map((mail) => mail?.subject);
  }
  const ask = (marksRead: "yes" | "no") => call("messages", { id, marksRead }, as(bert));
  return { prefer, mailsAfterADay, ask };
}

test.each([
  ["soon", "Je hebt een bericht"],
  ["daily", "Wat er nieuw is in je postvak"],
] as const)(
  "a message is mailed %s, unless the member stopped these mails meanwhile",
  async (pace, subject) => {
    const kept = await withMessage(pace);
    expect(await kept.mailsAfterADay()).toContain(subject);
    const stopped = await withMessage(pace);
    await stopped.prefer("none");
    expect(new Set(await stopped.mailsAfterADay())).toEqual(new Set([undefined]));
  },
);

test("a message is mailed about until it is shown, not only asked for", async () => {
  const asked = await withMessage("soon");
  expect((await asked.ask("no")).status).toBe(200);
  expect(await asked.mailsAfterADay()).toContain("Je hebt een bericht");
  const shown = await withMessage("soon");
  await shown.ask("yes");
  expect(await shown.mailsAfterADay()).toEqual([]);
});
