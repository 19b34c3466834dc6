import { useTranslation } from "react-i18next";
import { Notice } from "~/features/accounts/public";
import type { OwnPhoto } from "../../../../services/photos/contract";
import { photoPath, photoUrl } from "./model";

/** What became of the last upload, while that is worth telling. */
export function PhotoNotice({ upload, isDeleted }: { upload: OwnPhoto["upload"]; isDeleted: boolean }) {
  const { t } = useTranslation();
  if (upload === "failed")
    return <Notice kind="info" title={t("photo.failed.title")} text={t("photo.failed.text")} />;
  if (upload === "waiting")
    return (
      <>
        <Notice kind="info" title={t("photo.waiting.title")} text={t("photo.waiting.text")} />
        <p className="plain-links">
          <a href={photoPath}>{t("photo.waiting.reload")}</a>
        </p>
      </>
    );
  return isDeleted ? (
    <Notice kind="done" title={t("photo.deleted.title")} text={t("photo.deleted.text")} />
  ) : null;
}

/** The photo of a member, as those see it who may. */
export function MemberPhoto({ username }: { username: string }) {
  const { t } = useTranslation();
  return (
    <img
      src={photoUrl(username, "600")}
      alt={t("photo.alt", { username })}
      width="300"
      height="300"
      className="member-photo"
    />
  );
}
