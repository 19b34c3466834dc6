import { Icon } from "~/design/icons/icon";

interface NoticeProps {
  /** Whether something was done, or a mail tells what to do next. */
  kind: "done" | "mail";
  title: string;
  text: string;
}

/** The answer to a form, in words. */
export function Notice({ kind, title, text }: NoticeProps) {
  return (
    <div className={`account-notice ${kind}`} role="status">
      <Icon name={kind === "done" ? "check" : "mail"} />
      <div>
        <h2>{title}</h2>
        <p>{text}</p>
      </div>
    </div>
  );
}
