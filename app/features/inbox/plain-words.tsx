import { useTranslation } from "react-i18next";
import { paragraphsOf } from "~/utils/plain-text";

/** A text of a member in its paragraphs. @param text null where a moderator removed it */
export function PlainWords({ text }: { text: string | null }) {
  const { t } = useTranslation();
  if (text === null) return <p className="removed">{t("inbox.removed")}</p>;
  return (
    <div className="plain-words">
      {paragraphsOf(text).map((paragraph, index) => (
        // The same words can stand twice, and their order does not change.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <p key={index}>{paragraph}</p>
      ))}
    </div>
  );
}
