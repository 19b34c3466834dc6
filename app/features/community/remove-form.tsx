import { useTranslation } from "react-i18next";

/** Takes an own text away. @param text what happens then */
export function RemoveForm({ text, token }: { text: string; token: string }) {
  const { t } = useTranslation();
  return (
    <form method="post" className="form-part">
      <h2>{t("community.change.removeTitle")}</h2>
      <p>{text}</p>
      <input type="hidden" name="remove" value="1" />
      <input type="hidden" name="token" value={token} />
      <div className="form-actions">
        <button className="btn btn-second" type="submit">
          {t("community.change.remove")}
        </button>
      </div>
    </form>
  );
}
