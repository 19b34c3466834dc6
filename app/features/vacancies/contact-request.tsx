import { useTranslation } from "react-i18next";
import { trackOn } from "~/utils/tracking";
import { vacancyEvent } from "./events";
import { contactRequestPath } from "./list";

/** Link to the form for a contact request, for visitors who find no suitable vacancy. */
export function ContactRequestButton({ variant = "first" }: { variant?: "first" | "second" }) {
  const { t } = useTranslation();
  return (
    <p className="actions">
      <a
        className={variant === "first" ? "btn" : "btn btn-second"}
        href={contactRequestPath}
        {...trackOn(vacancyEvent("volunteer_info"))}
      >
        {t("vacancies.none.button")}
      </a>
    </p>
  );
}
