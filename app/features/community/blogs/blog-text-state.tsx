import { useTranslation } from "react-i18next";
import { Notice } from "~/features/accounts/public";
import type { PostState } from "../../../../services/community/contract";
import { ownDecisionsPath } from "../moderation/paths";

/** Tells the writer of a blog that others do not see the name and the introduction as they wrote them. */
export function BlogTextState({ state }: { state: Exclude<PostState, "draft"> }) {
  const { t } = useTranslation();
  if (state === "published") return null;
  const link = { url: ownDecisionsPath, title: t("ownBlog.textStates.decisions") };
  return (
    <Notice
      kind="info"
      title={t(`ownBlog.textStates.${state}.title`)}
      text={t(`ownBlog.textStates.${state}.text`)}
      {...(state !== "waiting" && { link })}
    />
  );
}
