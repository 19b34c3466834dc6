import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";

interface WriteButtonsProps {
  /** The label of storing it; null where the member cannot. */
  place: string | null;
  /** More buttons. */
  children?: ReactNode;
}

/** The buttons of a written text: storing it, and seeing it first. */
export function WriteButtons({ place, children }: WriteButtonsProps) {
  const { t } = useTranslation();
  return (
    <div className="form-actions write-actions">
      {place !== null && (
        <button className="btn" type="submit" name="act" value="place">
          {place}
        </button>
      )}{" "}
      <button className="btn btn-second" type="submit" name="act" value="preview">
        {t("community.write.preview")}
      </button>{" "}
      {children}
    </div>
  );
}
