import { useTranslation } from "react-i18next";
import { usePageContext } from "~/design/page-context";
import { ChoiceForm } from "./choice-form";

interface EmbedChoiceProps {
  /** How the choice remembers it. */
  name: string;
  /** Its place on the page. */
  anchor: string;
  title: string;
  /** The words of the button that allows marketing cookies. */
  label: string;
}

/** Show this one thing, or allow marketing cookies everywhere; both lead back to its place (decisions, row 21). */
export function EmbedChoice({ name, anchor, title, label }: EmbedChoiceProps) {
  const { t } = useTranslation();
  const { allowedEmbeds, consentProvider } = usePageContext();
  const hint = `${anchor}-uitleg`;
  return (
    <ChoiceForm anchor={anchor}>
      {[...allowedEmbeds, name].map((shown) => (
        <input type="hidden" name="deze" value={shown} key={shown} />
      ))}
      <div className="actions">
        <button className="btn" type="submit" name="keuze" value="deze">
          {t("embed.once")}
          <span className="vh">: {title}</span>
        </button>{" "}
        {consentProvider ? (
          <a className="btn btn-second" href="/cookies#keuzes" aria-describedby={hint} data-renew-consent>
            {label}
          </a>
        ) : (
          <button
            className="btn btn-second"
            type="submit"
            name="keuze"
            value="marketing"
            aria-describedby={hint}
          >
            {label}
          </button>
        )}
      </div>
      <p className="meta" id={hint}>
        {t("embed.acceptHint", { label })}
      </p>
    </ChoiceForm>
  );
}
