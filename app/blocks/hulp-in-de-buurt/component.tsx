import { useTranslation } from "react-i18next";
import type { Block } from "~/blocks/types";
import { FormField } from "~/design/form/form-field";
import { Icon } from "~/design/icons/icon";
import street from "~/design/illustrations/straat.svg";
import { Picture } from "~/design/picture";
import { RichText } from "~/design/rich-text";

/** A full-width band with a search form that leads to /regios?zoekterm={term}#activiteiten. */
export function HulpInDeBuurtBlock({ block }: { block: Block<"hulp_in_de_buurt"> }) {
  const { t } = useTranslation();
  const titleId = `buurt-${block.id}`;
  return (
    <section className="near" aria-labelledby={titleId}>
      <div className="wrap">
        <div className="grid">
          <div>
            <h2 id={titleId}>{block.title ?? t("near.title")}</h2>
            {block.html && <RichText html={block.html} headings={3} />}
          </div>
          {/* The term is optional: without one the search leads to all regions. */}
          <form className="box" action="/regios#activiteiten" aria-labelledby={titleId}>
            <FormField id={`${titleId}-zoekterm`} label={t("near.label")} hint={t("near.hint")}>
              {(attributes) => (
                <input {...attributes} name="zoekterm" type="text" autoComplete="postal-code" />
              )}
            </FormField>
            <div className="actions">
              <button className="btn" type="submit">
                <Icon name="search" />
                {t("near.button")}
              </button>
            </div>
            <p>
              <a className="more" href="/regios">
                {t("near.all")}
              </a>
            </p>
          </form>
        </div>
      </div>
      {block.image ? (
        <div className="near-pic">
          <Picture
            image={block.image}
            crops={["820x280", "1640x560", "2460x840"]}
            switchTo={{ media: "(min-width: 1440px)", crops: ["1920x560", "2880x840"] }}
            sizes="100vw"
            alt=""
          />
        </div>
      ) : (
        <img className="street" src={street} alt="" width="1440" height="262" loading="lazy" />
      )}
    </section>
  );
}
