import type { ReactNode } from "react";
import { Icon } from "~/design/icons/icon";

interface TextNoticeProps {
  title: string;
  role?: "status";
  children: ReactNode;
}

/** What a member has to know about the text in a form. */
export function TextNotice({ title, role, children }: TextNoticeProps) {
  return (
    <div className="editor-notice" role={role}>
      <Icon name="info" />
      <div>
        <p>
          <strong>{title}</strong>
        </p>
        {children}
      </div>
    </div>
  );
}
