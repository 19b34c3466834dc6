import { Fragment } from "react";
import { useTranslation } from "react-i18next";
import { ReportLink } from "~/features/community/public";
import { amsterdamDay, longDate, longMoment, timeOfDay } from "~/utils/dates";
import { dayMs } from "~/utils/durations";
import type { Message } from "../../../services/inbox/contract";
import { messageId } from "./paths";
import { PlainWords } from "./plain-words";

interface LettersProps {
  messages: readonly Message[];
  /** Of the viewer alone: what a moderator looks at first. */
  waiting: readonly { id: string; at: string; text: string }[];
  /** The other member. */
  username: string;
  now: string;
}

/** Messages in the order in which they were sent, by day. */
export function Letters({ messages, waiting, username, now }: LettersProps) {
  const { t } = useTranslation();
  const dayName = useDayName(now);
  const firstNew = messages.find(({ isNew }) => isNew)?.id;
  return (
    <ol className="letters">
      {messages.map(({ id, at, isYours, text, canReport }, index) => {
        const before = messages[index - 1];
        const isNextDay = !before || dayOf(before.at) !== dayOf(at);
        return (
          <Fragment key={id}>
            {isNextDay && <li className="day">{dayName(at)}</li>}
            {id === firstNew && <li className="first-unread">{t("inbox.messages.firstUnread")}</li>}
            <li className={isYours ? "letter mine" : "letter"} id={messageId(id)}>
              <div className="who">
                <h3>{isYours ? t("inbox.you") : username}</h3>{" "}
                <p className="meta">
                  <time dateTime={at}>{timeOfDay(at)}</time>
                </p>
              </div>
              <PlainWords text={text} />
              {canReport && (
                <p className="quiet-link">
                  <ReportLink
                    post={{ kind: "message", id }}
                    subject={t("inbox.messages.report", { username, date: longMoment(at) })}
                  />
                </p>
              )}
            </li>
          </Fragment>
        );
      })}
      {waiting.map(({ id, at, text }) => (
        <li key={id} className="letter mine waits" id={messageId(id)}>
          <div className="who">
            <h3>{t("inbox.you")}</h3>{" "}
            <p className="meta">
              <time dateTime={at}>{longMoment(at)}</time>
            </p>
          </div>
          <PlainWords text={text} />
          <p className="meta">{t("inbox.messages.waits")}</p>
        </li>
      ))}
    </ol>
  );
}

const dayOf = (iso: string) => amsterdamDay(new Date(iso));

/** The day of a message in words, seen from now. */
function useDayName(now: string): (at: string) => string {
  const { t } = useTranslation();
  const today = dayOf(now);
  const yesterday = amsterdamDay(new Date(Date.parse(now) - dayMs));
  return (at) => {
    const day = dayOf(at);
    if (day === today) return t("inbox.today");
    return day === yesterday ? t("inbox.yesterday") : longDate(at);
  };
}
