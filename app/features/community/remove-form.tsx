import { useTranslation } from "react-i18next";

interface RemoveFormProps {
  title: string;
  /** What happens then. */
  text: string;
  token: string;
  /** What it is, for what is said after it. */
  kind?: "text" | "draft";
  /** Where the page is for nothing else. */
  isOpen?: boolean;
}

/** Takes an own text away. Folded, so that one press does not. */
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
