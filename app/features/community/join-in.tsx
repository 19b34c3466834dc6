import { useTranslation } from "react-i18next";
import { usePageContext } from "~/design/page-context";
import { withBack } from "~/features/accounts/public";
import { writeId } from "./paths";

/** For visitors, in the place of a form for members. */
export function JoinIn() {
  const { t } = useTranslation();
  const { address } = usePageContext();
  const back = `${address}#${writeId}`;
  return (
    <section className="write" id={writeId} aria-labelledby="praat-mee">
      <h2 id="praat-mee">{t("community.visitor.title")}</h2>
      <p>{t("community.visitor.text")}</p>
      <div className="actions">
        <a className="btn" href={withBack("/inloggen", back)}>
          {t("community.visitor.logIn")}
        </a>{" "}
        <a className="btn btn-second" href={withBack("/registreren", back)}>
          {t("community.visitor.register")}
        </a>
      </div>
    </section>
  );
}
