import { useTranslation } from "react-i18next";
import type { ThreadLink } from "../../../services/community/contract";
import { ConductCard } from "./conduct-card";
import { conversationPath } from "./paths";

/** Beside a conversation: others in its group, and the rules of conduct. */
export function ConversationAside({ more }: { more: readonly ThreadLink[] }) {
  const { t } = useTranslation();
  return (
    <aside aria-label={t("community.conversation.about")}>
      <div className="sticky">
        {more.length > 0 && (
          <div className="side-card">
            <h2>{t("community.conversation.more")}</h2>
            <ul className="link-list">
              {more.map((each) => (
                <li key={each.id}>
                  <a href={conversationPath(each)}>{each.title}</a>
                </li>
              ))}
            </ul>
          </div>
        )}
        <ConductCard />
      </div>
    </aside>
  );
}
