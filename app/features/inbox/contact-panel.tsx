import type { ComponentProps } from "react";
import { useTranslation } from "react-i18next";
import { Notice } from "~/features/accounts/public";
import { longestOfInbox } from "../../../services/inbox/contract";
import { ActForm } from "./act-form";
import { AgainNotice, useRefusalText } from "./again-notice";
import type { Contact } from "./contact";
import { ContactState } from "./contact-state";
import type { Done } from "./done";
import { DoneNotice } from "./done-notice";
import { type Again, isAct } from "./outcome";
import { contactAnchor } from "./paths";
import { TextPart } from "./text-part";

interface ContactPanelProps {
  username: string;
  contact: Contact;
  writing: ComponentProps<typeof TextPart>["writing"];
  again: Again | undefined;
  done: Done | null;
  token: string;
}

/** On the page of a member: how a contact stands, and what can be done about it. */
export function ContactPanel({ username, contact, writing, again, done, token }: ContactPanelProps) {
  const { t } = useTranslation();
  const { standing, isBlocked } = contact;
  const unsent = again && !isAct(again) ? again : undefined;
  const blocking = isBlocked
    ? { act: "unblock" as const, label: t("inbox.contact.unblock") }
    : { act: "block" as const, label: t("inbox.contact.block", { username }) };
  return (
    <section className="community-part contact-panel" id={contactAnchor} aria-labelledby="contact-kop">
      <h2 id="contact-kop">{t("inbox.contact.section")}</h2>
      {again && isAct(again) && <AgainNotice again={again} />}
      {done && !again && <DoneNotice done={done} />}
      {isBlocked && (again || done !== "geblokkeerd") && (
        <Notice
          kind="info"
          title={t("inbox.contact.blocked", { username })}
          text={t("inbox.contact.blockedText", { username })}
        />
      )}
      <ContactState {...{ standing, isBlocked, username, token }} />
      <AskPart {...{ username, contact, writing, token }} again={unsent} />
      <ActForm id={username} token={token} acts={[blocking]} />
    </section>
  );
}

function AskPart({ username, contact, writing, again, token }: Omit<ContactPanelProps, "done">) {
  const { t } = useTranslation();
  const textOf = useRefusalText();
  const { standing, isBlocked, cannotAsk } = contact;
  if (!again && (standing.state !== "none" || isBlocked)) return null;
  if (!again && cannotAsk)
    return <Notice kind="info" title={t("inbox.contact.cannot")} text={textOf(cannotAsk)} />;
  return (
    <div className="write">
      <h3>{t("inbox.contact.ask", { username })}</h3>
      <p>{t("inbox.contact.explanation", { username })}</p>
      <TextPart
        {...{ writing, again, token }}
        anchor={contactAnchor}
        label={t("inbox.contact.label")}
        hint={t("inbox.contact.hint", { max: longestOfInbox.request })}
        maxLength={longestOfInbox.request}
        rows={5}
      >
        <button className="btn" type="submit">
          {t("inbox.contact.send")}
        </button>
      </TextPart>
    </div>
  );
}
