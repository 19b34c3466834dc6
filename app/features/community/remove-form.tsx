import { useTranslation } from "react-i18next";

interface RemoveFormProps {
  title: string;
  /** What happens then. */
  text: string;
  token: string;
  /** What is removed, for the confirmation on the next page. */
  kind?: "text" | "draft";
  /** Unfolded from the start, on a page that offers nothing else. */
  isOpen?: boolean;
}

/** Removes an own text. Folded, so that it takes two presses. */
export function RemoveForm({ title, text, token, kind = "text", isOpen = false }: RemoveFormProps) {
  const { t } = useTranslation();
  return (
    <div className="expand">
      <details open={isOpen}>
        <summary>{title}</summary>
        <form method="post" className="in">
          <p>{text}</p>
          <input type="hidden" name="remove" value={kind} />
          <input type="hidden" name="token" value={token} />
          <div className="form-actions">
            <button className="btn btn-second" type="submit">
              {t("community.change.remove")}
            </button>
          </div>
        </form>
      </details>
    </div>
  );
}
