import { Icon } from "~/design/icons/icon";
import type { TitledLink } from "~/design/page-context";

/** What was done, what a mail tells to do next, or what is good to know. */
const icons = { done: "check", mail: "mail", info: "info" } as const;

interface NoticeProps {
  kind: keyof typeof icons;
  title: string;
  text: string;
  /** Where to go on. */
  link?: TitledLink;
  /** Whether it answers what was just done. The site script focuses it, wherever the page was left. */
  isAnswer?: boolean;
}

/** A message above a form, often the answer to one. */
export function Notice({ kind, title, text, link, isAnswer = kind !== "info" }: NoticeProps) {
  return (
    <div
      className={`account-notice ${kind}`}
      {...(isAnswer && { role: "status", tabIndex: -1, "data-focus": "" })}
    >
      <Icon name={icons[kind]} />
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
        {link && <a href={link.url}>{link.title}</a>}
      </div>
    </div>
  );
}
