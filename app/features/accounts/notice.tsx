import { Icon } from "~/design/icons/icon";

/** What was done, what a mail tells to do next, or what is good to know. */
const icons = { done: "check", mail: "mail", info: "info" } as const;

interface NoticeProps {
  kind: keyof typeof icons;
  title: string;
  text: string;
}

/** A message above a form, often the answer to one. */
export function Notice({ kind, title, text }: NoticeProps) {
  return (
    <div className={`account-notice ${kind}`} role={kind === "info" ? undefined : "status"}>
      <Icon name={icons[kind]} />
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
    </div>
  );
}
