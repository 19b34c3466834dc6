import { useTranslation } from "react-i18next";
import { Notice } from "~/features/accounts/public";
import { longDate, longMoment } from "~/utils/dates";
import { fullSentence } from "~/utils/text";
import type { Conversation } from "../../../services/community/contract";

/** Why nobody, or not this member, can write in a conversation. */
export function ConversationState({ conversation }: { conversation: Conversation }) {
  const { t } = useTranslation();
  const reason = fullSentence(conversation.closed?.reason ?? "");
  const { state, closed, silencedUntil } = conversation;
  if (state === "waiting")
    return (
      <Notice
        kind="info"
        title={t("community.conversation.waitingTitle")}
        text={t("community.conversation.waitingText")}
      />
    );
  if (closed)
    return (
      <Notice
        kind="info"
        title={t("community.conversation.closedTitle")}
        text={t("community.conversation.closedText", { date: longDate(closed.at), reason })}
      />
    );
  return <SilencedNotice until={silencedUntil} />;
}

/** Why a member cannot write anywhere. @param until null where they can */
export function SilencedNotice({ until }: { until: string | null }) {
  const { t } = useTranslation();
  if (!until) return null;
  return (
    <Notice
      kind="info"
      title={t("community.conversation.silencedTitle")}
      text={t("community.conversation.silencedText", { date: longMoment(until) })}
    />
  );
}
