import { dayMs } from "~/utils/durations";
import { communityOverTest, type Poster } from "./community";

/** The services with members who write to each other. */
export async function inboxOverTest(options: Parameters<typeof communityOverTest>[0] = {}) {
  const site = await communityOverTest(options);
  const { call, services, nextKey, pass } = site;
  const { db } = services;
  const as = ({ session }: Poster) => ({ session });

  /** A member of whom mails can be sent. */
  async function writer(username: string, changes: Parameters<typeof site.member>[1] = {}) {
    const member = await site.member(username, changes);
    await db
      .updateTable("members")
      .set({ origin: "https://www.voorbeeld.nl" })
      .where("id", "=", member.id)
      .execute();
    return { ...member, username };
  }
  type Writer = Awaited<ReturnType<typeof writer>>;

  const ask = (from: Poster, to: Pick<Writer, "username">, changes: object = {}) =>
    call(
      "askContact",
      { username: to.username, text: "Zullen we schrijven?", key: nextKey(), ...changes },
      as(from),
    );

  const standing = async (of: Poster, to: Pick<Writer, "username">) =>
    (await call("contactWith", { username: to.username }, as(of))).body;

  const answer = (by: Poster, id: string, choice: "accept" | "decline") =>
    call("answerRequest", { id, answer: choice }, as(by));

  const send = (from: Poster, id: string, text: string, changes: object = {}) =>
    call("sendMessage", { id, text, key: nextKey(), ...changes }, as(from));

  const read = async (by: Poster, id: string, choice: object = {}) =>
    call("messages", { id, ...choice }, as(by));

  const block = (by: Poster, to: Pick<Writer, "username">, blocks = true) =>
    call("setBlock", { username: to.username, blocks }, as(by));

  /** The texts that a member reads in a contact. */
  const textsOf = async (by: Poster, id: string): Promise<string[] | null> => {
    const { status, body } = await read(by, id);
    return status === 200 ? body.messages.map(({ text }: { text: string }) => text) : null;
  };

  /** Two members who have contact, after a request of the first. Returns the id of the contact. */
  async function contactOf(one: Writer, other: Writer): Promise<string> {
    const { id } = (await ask(one, other)).body;
    await answer(other, id, "accept");
    return id;
  }

  /** Lets days pass, in which everybody stays logged in. */
  async function passDays(days: number): Promise<void> {
    pass(days * dayMs);
    await db
      .updateTable("sessions")
      .set({ expires_at: new Date("2100-01-01") })
      .execute();
  }

  return {
    ...site,
    db,
    as,
    writer,
    ask,
    standing,
    answer,
    send,
    read,
    block,
    textsOf,
    contactOf,
    passDays,
  };
}
