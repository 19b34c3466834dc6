import { longMoment } from "../../app/utils/dates";
import type { ExportSource } from "../platform/export-part";
import { decryptDraft } from "./message-encryption";
import type { SideState } from "./rules";
import { isSeenBy, shownText } from "./shown-message";

const sideNames: Readonly<Record<SideState, string>> = {
  none: "Geen contact",
  asked: "Je vroeg om contact",
  invited: "Deze persoon vroeg jou om contact",
  accepted: "Jullie hebben contact",
};

/**
 * With whom the member has contact, as it stands for them. Not what the other decided in silence, nor that they did
 * something: that also makes a row for this member.
 */
export const contactsExport: ExportSource = {
  tables: ["contacts", "contact_sides"],
  async load(memberId, services) {
    const rows = await services.db
      .selectFrom("contact_sides")
      .innerJoin("members", "members.id", "other_id")
      .select([
        "contact_id",
        "public_id",
        "member_id",
        "username",
        "contact_sides.state",
        "state_at",
        "declined_at",
      ])
      .select(["blocked_at", "draft"])
      .where("member_id", "=", memberId)
      .where((eb) =>
        eb.or([
          eb("contact_sides.state", "!=", "none"),
          eb("declined_at", "is not", null),
          eb("blocked_at", "is not", null),
          eb("draft", "is not", null),
        ]),
      )
      .orderBy("contact_id")
      .execute();
    const contacts = rows.map(({ contact_id, public_id, member_id, draft, ...row }) => ({
      contact_id: public_id,
      ...row,
      draft: draft && decryptDraft({ contact_id, member_id, draft }, services),
    }));
    return {
      title: "Met wie je contact hebt",
      entries: contacts.map(({ username, state, state_at, blocked_at, draft }) => [
        { label: "Lid", value: username },
        { label: "Hoe het ervoor staat", value: sideNames[state] },
        { label: "Sinds", value: longMoment(state_at.toISOString()) },
        { label: "Geblokkeerd sinds", value: blocked_at && longMoment(blocked_at.toISOString()) },
        { label: "Wat je begon te schrijven", value: draft },
      ]),
      data: contacts,
    };
  },
};

/** What the member wrote, and what they received: a conversation is of both. */
export const messagesExport: ExportSource = {
  tables: ["messages", "judged_messages"],
  async load(memberId, services) {
    const rows = await services.db
      .selectFrom("messages")
      .innerJoin("contact_sides", (join) =>
        join
          .onRef("contact_sides.contact_id", "=", "messages.contact_id")
          .on("contact_sides.member_id", "=", memberId),
      )
      .innerJoin("members as authors", "authors.id", "author_id")
      .innerJoin("members as recipients", "recipients.id", "recipient_id")
      .select(["messages.id", "messages.contact_id", "public_id", "text", "messages.state", "sent_at"])
      .select(["authors.username as from", "recipients.username as to"])
      .where((eb) => eb.or([eb("author_id", "=", memberId), eb("recipient_id", "=", memberId)]))
      .where((eb) => eb.or([eb("author_id", "=", memberId), isSeenBy(memberId)]))
      .orderBy("messages.contact_id")
      .orderBy("messages.id")
      .execute();
    // Not the state: who is blocked does not learn it.
    const messages = rows.map(({ contact_id, public_id, state, text, ...row }) => ({
      ...row,
      contact_id: public_id,
      text: shownText({ ...row, contact_id, state, text }, services),
    }));
    return {
      title: "Berichten",
      entries: messages.map(({ from, to, sent_at, text }) => [
        { label: "Van", value: from },
        { label: "Aan", value: to },
        { label: "Verstuurd", value: longMoment(sent_at.toISOString()) },
        { label: "Tekst", value: text ?? "Weggehaald door een moderator" },
      ]),
      data: messages,
    };
  },
};
