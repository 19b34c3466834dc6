import { useTranslation } from "react-i18next";
import { usePageContext } from "~/design/page-context";
import { ChoiceForm } from "./choice-form";

interface EmbedChoiceProps {
  /** Name of the embed in the visitor's allowed embeds. */
  name: string;
  /** Id of the embed's element on the page. */
  anchor: string;
  title: string;
  /** Label of the button that allows marketing cookies. */
  label: string;
}

/** Allows this embed only, or marketing cookies everywhere; both return to the embed. */
export function EmbedChoice({ name, anchor, title, label }: EmbedChoiceProps) {
  const { t } = useTranslation();
  const { allowedEmbeds, consentProvider } = usePageContext();
  const hint = `${anchor}-uitleg`;
  return (
    <ChoiceForm anchor={anchor}>
      {[...allowedEmbeds, name].map((allowed) => (
        <input type="hidden" name="deze" value={allowed} key={allowed} />
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
